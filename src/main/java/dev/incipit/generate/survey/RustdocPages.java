package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.regex.Pattern;

/** What rustdoc makes each page for, by the names that it gives to files. */
final class RustdocPages {
    /** A source file, the list of all names, or a page about the manual itself. */
    private static final Pattern LISTING =
            Pattern.compile("/src/[^?#]{1,500}\\.rs(?:\\.html)?$|/(?:all|help|settings)(?:\\.html)?$");

    private RustdocPages() {}

    /** Whether a page lists what others explain. */
    static boolean isListing(CrawledPage page) {
        return page.page().metadata().generator().filter("rustdoc"::equals).isPresent()
                && LISTING.matcher(page.url().path()).find();
    }
}
