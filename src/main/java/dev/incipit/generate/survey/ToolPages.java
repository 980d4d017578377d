package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.Map;
import java.util.regex.Pattern;

/** Recognises what a tool makes beside the pages that people read, by the tool and the names that it gives to files. */
final class ToolPages {
    /** By the beginning of the tool's name. */
    private static final Map<String, Pattern> LISTINGS = Map.of(
            "rustdoc",
            Pattern.compile("/src/[^?#]{1,500}\\.rs(?:\\.html)?$|/(?:all|help|settings)(?:\\.html)?$"),
            "DokuWiki",
            Pattern.compile("[/:=]playground(?:[/:]|$)|[/=]wiki[/:](?:syntax|dokuwiki|welcome)$|[/:=]sidebar$"),
            "Open Journal Systems",
            Pattern.compile("/about/aboutThisPublishingSystem$|/information/(?:readers|librarians)$"),
            "Apache Maven Doxia",
            Pattern.compile(
                    "/(?:plugins|plugin-management|dependency-(?:management|convergence|analysis)|distribution-management"
                            + "|summary|project-(?:info|reports|summary)|modules|surefire(?:-report)?|failsafe-report"
                            + "|checkstyle(?:-aggregate)?|pmd|cpd|spotbugs|findbugs|taglist|jdepend-report|clirr-report|japicmp|rat-report"
                            + "|(?:dependency|plugin|property)-updates-report|help-mojo)\\.html$"
                            + "|/(?:xref(?:-test)?|jacoco|cobertura|clover)/"));

    /** Where Open Journal Systems shows the file of an article, without saying what made the page. */
    private static final Pattern VIEWER = Pattern.compile("(/article/view/\\d{1,9})/\\d{1,9}$");

    private ToolPages() {}

    /** Whether a page lists what others explain, or reports how the tool ran. */
    static boolean isListing(CrawledPage page) {
        var tool = page.page().metadata().generator().orElse("");
        return isViewer(page)
                || LISTINGS.entrySet().stream()
                        .anyMatch(listing -> tool.startsWith(listing.getKey())
                                && listing.getValue()
                                        .matcher(page.url().toString())
                                        .find());
    }

    /** Whether the page shows a file and leads back to the article that it belongs to. */
    private static boolean isViewer(CrawledPage page) {
        var viewer = VIEWER.matcher(page.url().path());
        return viewer.find()
                && page.page().links().stream()
                        .anyMatch(link -> link.target().path().endsWith(viewer.group(1)));
    }
}
