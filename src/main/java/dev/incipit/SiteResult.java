package dev.incipit;

import java.util.List;
import java.util.Optional;

/** What comes of one site. Failures of a site are results; only a bug is thrown. */
public sealed interface SiteResult {
    /**
     * The files that were asked for.
     *
     * @param llmsTxt the index, if it was asked for
     * @param llmsFullTxt the text of the pages, if it was asked for
     * @param home the address of the first page, after redirects
     * @param pages how many pages were read
     * @param bytes read of all answers, after decoding
     * @param notes sentences on what was left out and why
     */
    record Files(
            Optional<String> llmsTxt,
            Optional<String> llmsFullTxt,
            String home,
            int pages,
            long bytes,
            List<String> notes)
            implements SiteResult {
        public Files {
            notes = List.copyOf(notes);
        }
    }

    /** The site refuses crawlers; {@code reason} is a sentence for its owner. */
    record Blocked(String reason) implements SiteResult {}

    /** None of the site can be read; {@code reason} is a sentence. */
    record Unreachable(String reason) implements SiteResult {}

    /** The address is not one of a public website, and nothing was asked; {@code reason} says what would be one. */
    record Invalid(String reason) implements SiteResult {}

    /** The pages were read, but could not be put together; {@code reason} is a sentence. */
    record Failed(String reason) implements SiteResult {}
}
