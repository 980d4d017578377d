package dev.incipit.crawl;

import dev.incipit.url.WebUrl;

/** The current state of a page that was known before. */
public sealed interface PageStatus {
    record There() implements PageStatus {}

    /** It answers at another address of the site. */
    record Moved(WebUrl to) implements PageStatus {}

    /** The site says that it no longer exists; {@code reason} is a phrase. */
    record Gone(String reason) implements PageStatus {}

    /** The state could not be determined, so the page may still exist. */
    record Unknown() implements PageStatus {}
}
