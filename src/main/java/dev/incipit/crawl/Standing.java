package dev.incipit.crawl;

import dev.incipit.url.WebUrl;

/** The current state of a page that was known before. */
public sealed interface Standing {
    /** It still answers. */
    record There() implements Standing {}

    /** It answers at another address of the site. */
    record Moved(WebUrl to) implements Standing {}

    /** The site says that it no longer exists; {@code reason} is a phrase. */
    record Gone(String reason) implements Standing {}

    /** The state could not be determined, so the page may still exist. */
    record Unknown(String reason) implements Standing {}
}
