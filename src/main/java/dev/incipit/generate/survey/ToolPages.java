package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.Map;
import java.util.regex.Pattern;

/** Recognises what a tool makes beside the pages that people read, by the tool and the names that it gives to files. */
final class ToolPages {
    /** By the beginning of the tool's name; the empty one begins that of every page. */
    private static final Map<String, Pattern> LISTINGS = Map.of(
            "rustdoc",
            Pattern.compile("/src/[^?#]{1,500}\\.rs(?:\\.html)?$|/(?:all|help|settings)(?:\\.html)?$"),
            "DokuWiki",
            Pattern.compile("[/:=]playground(?:[/:]|$)|[/=]wiki[/:](?:syntax|dokuwiki|welcome)$|[/:=]sidebar$"),
            // Open Journal Systems shows files of articles without saying so.
            "",
            Pattern.compile("/article/(?:view|download)/\\d{1,9}/\\d{1,9}$|/citationstylelanguage/"),
            "Open Journal Systems",
            Pattern.compile("/about/aboutThisPublishingSystem$|/information/(?:readers|librarians)$"),
            "Apache Maven Doxia",
            Pattern.compile(
                    "/(?:plugins|plugin-management|dependency-(?:management|convergence|analysis)|distribution-management"
                            + "|summary|project-(?:info|reports|summary)|modules|surefire(?:-report)?|failsafe-report"
                            + "|checkstyle(?:-aggregate)?|pmd|cpd|spotbugs|findbugs|taglist|jdepend-report|clirr-report|japicmp|rat-report"
                            + "|(?:dependency|plugin|property)-updates-report|help-mojo)\\.html$"
                            + "|/(?:xref(?:-test)?|jacoco|cobertura|clover)/"));

    private ToolPages() {}

    /** Whether a page lists what others explain, or reports how the tool ran. */
    static boolean isListing(CrawledPage page) {
        var tool = page.page().metadata().generator().orElse("");
        return LISTINGS.entrySet().stream()
                .anyMatch(listing -> tool.startsWith(listing.getKey())
                        && listing.getValue().matcher(page.url().toString()).find());
    }
}
