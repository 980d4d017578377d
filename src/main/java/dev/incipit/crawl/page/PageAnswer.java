package dev.incipit.crawl.page;

import dev.incipit.crawl.Visit;
import dev.incipit.html.Page;
import dev.incipit.html.PageMetadata;
import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The result of requesting one address.
 *
 * @param reading the page, if one was read, even if it does not belong in the files
 * @param left the addresses that redirected on the way
 * @param sentTo the redirect target, if the run did not follow it because it had that address already or may not request it
 * @param bytes size of the body, after decoding
 * @param needsScript the page has no text, but scripts that would create some
 */
public record PageAnswer(
        WebUrl asked,
        Visit visit,
        Optional<Reading> reading,
        List<WebUrl> left,
        Optional<WebUrl> sentTo,
        long bytes,
        boolean needsScript) {
    public PageAnswer {
        left = List.copyOf(left);
    }

    /** Returns the same answer with earlier redirects put before its own. */
    public PageAnswer after(List<WebUrl> earlier) {
        var all = Stream.concat(earlier.stream(), left.stream()).toList();
        return new PageAnswer(asked, visit, reading, all, sentTo, bytes, needsScript);
    }

    PageAnswer answered(int status) {
        return new PageAnswer(asked, visit.answered(status), reading, left, sentTo, bytes, needsScript);
    }

    /** Returns the same answer with {@code needsScript} set to the given value. */
    PageAnswer scripted(boolean scripts) {
        return new PageAnswer(asked, visit, reading, left, sentTo, bytes, scripts);
    }

    /**
     * A page as it was served, with what its response said about it.
     *
     * @param print fingerprint of its main text
     * @param twin its Markdown twin, as named by the page or a header
     */
    public record Reading(
            Page page,
            boolean isMarkdown,
            TextFingerprint print,
            Optional<Instant> lastModified,
            Optional<WebUrl> twin) {
        public WebUrl url() {
            return page.url();
        }

        public PageMetadata metadata() {
            return page.metadata();
        }

        /** Returns the same reading with other links or another text. */
        public Reading with(Page other) {
            return new Reading(other, isMarkdown, print, lastModified, twin);
        }
    }

    /** Whether it is a Markdown copy that an earlier run of this program wrote. */
    public boolean isCopy() {
        return visit.reason().equals(OwnCopy.REASON);
    }
}
