package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import java.util.regex.Pattern;

/** Says what kind of tool made a page, by the name that the tool gives itself. */
final class PageTools {
    private static final Pattern CODE_READERS = Pattern.compile(
            "(?i)(javadoc|doxygen|typedoc|rustdoc|dokka|scaladoc|jsdoc|yard|phpdocumentor|dartdoc|docfx|gtk-doc|gi-docgen)");

    /** Tools that make nothing but manuals: of others a folder called "topics" may be a blog's. */
    private static final Pattern MANUAL_WRITERS =
            Pattern.compile("(?i)(docutils|sphinx|mdbook|docbook|asciidoctor|antora|makeinfo|texi2html)");

    private PageTools() {}

    /** Whether a program that documents interfaces made the page. */
    static boolean isCodeReader(CrawledPage page) {
        return isMadeBy(CODE_READERS, page);
    }

    /** Whether a program that writes manuals made the page. */
    static boolean isManualWriter(CrawledPage page) {
        return isMadeBy(MANUAL_WRITERS, page);
    }

    private static boolean isMadeBy(Pattern tools, CrawledPage page) {
        return page.metadata()
                .generator()
                .filter(name -> tools.matcher(name).lookingAt())
                .isPresent();
    }
}
