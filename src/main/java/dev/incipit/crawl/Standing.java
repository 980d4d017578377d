package dev.incipit.crawl;

import dev.incipit.url.WebUrl;

/** What has become of a page that was known before. */
public sealed interface Standing {
    /** It answers. */
    record There() implements Standing {}

    /** It answers under another address of the site. */
    record Moved(WebUrl to) implements Standing {}

    /** The site says that it is no more; {@code reason} is a phrase. */
    record Gone(String reason) implements Standing {}

    /** Nothing could be learnt, which says nothing of the page. */
    record Unknown(String reason) implements Standing {}
}
