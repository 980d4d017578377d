package dev.incipit.sites;

import java.util.List;

/** How the run of one site ended. The reasons are sentences for the caller. */
public sealed interface SiteResult {
    SiteCost cost();

    /** The result in one word: generated, blocked, unreachable or failed. */
    default String status() {
        return switch (this) {
            case Written _ -> "generated";
            case Blocked _ -> "blocked";
            case Unreachable _ -> "unreachable";
            case Failed _ -> "failed";
        };
    }

    /**
     * The files were generated.
     *
     * @param domain the host after redirects of the first page
     * @param files one or two, as the order asked
     * @param notes sentences on what was left out and why
     */
    record Written(String domain, List<WrittenFile> files, List<String> notes, int pages, SiteCost cost)
            implements SiteResult {
        public Written {
            files = List.copyOf(files);
            notes = List.copyOf(notes);
        }
    }

    /** The site refuses to be crawled. */
    record Blocked(String reason, SiteCost cost) implements SiteResult {}

    /** The site could not be reached or has no readable content. */
    record Unreachable(String reason, SiteCost cost) implements SiteResult {}

    /** The order is not valid, or a fault of the program ended the run. */
    record Failed(String reason, SiteCost cost) implements SiteResult {}
}
