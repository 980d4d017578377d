package dev.incipit.crawl;

import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of asking one address.
 *
 * @param asked the address that was asked
 * @param reading the page, where one was read, also when it is not for the files
 * @param left the addresses that redirected on the way
 * @param sentTo where it redirected, if the run did not follow: it had that address already, or may not ask it
 * @param bytes of the body, after decoding
 * @param needsScript the page has no text and has scripts that would make one
 */
record PageAnswer(
        WebUrl asked,
        Visit visit,
        Optional<Reading> reading,
        List<WebUrl> left,
        Optional<WebUrl> sentTo,
        long bytes,
        boolean needsScript) {
    PageAnswer {
        left = List.copyOf(left);
    }

    /** The same, after these had redirected before. */
    PageAnswer after(List<WebUrl> earlier) {
        var all = Stream.concat(earlier.stream(), left.stream()).toList();
        return new PageAnswer(asked, visit, reading, all, sentTo, bytes, needsScript);
    }

    /** The same, knowing whether scripts would make its text. */
    PageAnswer scripted(boolean scripts) {
        return new PageAnswer(asked, visit, reading, left, sentTo, bytes, scripts);
    }

    /**
     * A page as it came, and what its response said beside it.
     *
     * @param isMarkdown it came as Markdown, not as HTML
     * @param print of its main text
     * @param twin its Markdown twin as page or header name it
     */
    record Reading(
            Page page, boolean isMarkdown, TextPrint print, Optional<Instant> lastModified, Optional<WebUrl> twin) {
        WebUrl url() {
            return page.url();
        }

        /** The same, of a page with other links or another text. */
        Reading with(Page other) {
            return new Reading(other, isMarkdown, print, lastModified, twin);
        }
    }
}
