package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.Page;
import java.util.regex.Pattern;

/** What Doxygen makes each page for, by the names that it gives to files. */
final class DoxygenPages {
    /** A source file, a folder of them, or a list of names that other pages explain; its ending may be another one. */
    private static final Pattern LISTINGS = Pattern.compile(
            "(?:_8[a-z]\\w{0,9}_source|-members|/dir_[0-9a-f]{32}|/(?:files|classes|hierarchy"
                    + "|inherits|graph_legend|(?:functions|globals|namespacemembers)(?:_\\w{1,10})?|pages|deprecated|todo|bug))\\.\\w{3,5}$");

    /** A source file; what was written in Markdown has a name of its own, as "md_porting_from_1_8x". */
    private static final Pattern FILE = Pattern.compile("/(?!md_)[^/]{0,500}_8[a-z]\\w{0,9}\\.\\w{3,5}$");

    private static final Pattern OF_CODE = Pattern.compile(
            "/(?!(?:classification|structure|concepts|interfaces|protocols|exceptions)\\b)(?:class|struct|union|interface|protocol|exception|concept|namespace|group__|annotated|modules|topics)[^/]{0,500}$");

    /** What a file declares is explained below a heading of this end; without one the page only names it. */
    private static final String EXPLAINS = " Documentation";

    private DoxygenPages() {}

    private static boolean areOf(CrawledPage page) {
        return page.metadata().isMadeBy("Doxygen");
    }

    /** Whether a page lists what others explain. */
    static boolean isListing(CrawledPage page) {
        var path = page.url().path();
        return areOf(page)
                && (LISTINGS.matcher(path).find()
                        || (FILE.matcher(path).find()
                                && page.headings().stream()
                                        .map(Page.Heading::text)
                                        .noneMatch(heading -> heading.endsWith(EXPLAINS))));
    }

    /** Whether a page was written by hand, and not made from code. */
    static boolean isGuide(CrawledPage page) {
        var path = page.url().path();
        return areOf(page)
                && !OF_CODE.matcher(path).find()
                && !FILE.matcher(path).find();
    }
}
