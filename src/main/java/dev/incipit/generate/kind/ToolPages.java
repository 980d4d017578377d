package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.html.PageLink;
import dev.incipit.text.ShippedTables;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Recognises what a tool makes beside the pages that people read, by the tool and the names that it gives to files. */
final class ToolPages {
    private static final String DOXIA = "Apache Maven Doxia";

    /** The pages of which Maven makes one or both for a project. */
    private static final Pattern REPORTS = Pattern.compile("/(?:xref(?:-test)?|jacoco|cobertura|clover)/.*");

    private static final Pattern OF_PROJECT = Pattern.compile("project-(?:info|reports)\\.html");

    private static final ShippedTables TABLES = ShippedTables.of(ToolPages.class);

    /** By the beginning of the tool's name. */
    private static final Map<String, Pattern> LISTINGS = TABLES.all(text -> Pattern.compile(text.replace('\n', '|')));

    /** What tools have beside their pages, whatever these say of their maker. */
    private static final Pattern BESIDE_PAGES = Pattern.compile(TABLES.any("by their paths"));

    /** The lists of YARD, each of which leads to the others. */
    private static final Pattern OF_NAMES = Pattern.compile("/(?:class|method|file|tag)_list\\.html$");

    /** The documents of a check-in, which Fossil has beside the newest: its hash, or the beginning of it. */
    private static final Pattern OF_CHECK_IN = Pattern.compile(
            "^/doc/(?=[0-9]{0,63}[a-f])(?=[a-f]{0,63}[0-9])(?:[0-9a-f]{10,16}|[0-9a-f]{40}|[0-9a-f]{64})/");

    /** The pages from which JSPWiki makes its frame and its lists. */
    private static final Pattern OF_FRAME = Pattern.compile("/(?:wiki/|Wiki\\.jsp\\?page=)"
            + "(?:LeftMenu(?:Footer)?|MoreMenu|TitleBox|SystemInfo|PageIndex|(?:Full)?RecentChanges|UnusedPages|UndefinedPages"
            + "|(?:Search|Edit)PageHelp|TextFormattingRules|LoginHelp|ApprovalRequiredForUserProfiles|SandBox)$");

    private static final int FRAME_WORDS_MAX = 60;

    /** Where Open Journal Systems shows the file of an article, without saying what made the page. */
    private static final Pattern VIEWER = Pattern.compile("(/article/view/\\d{1,9})/\\d{1,9}$");

    /** A page with more words has a text of its own. */
    private static final int VIEWER_WORDS_MAX = 60;

    /** What such pages say in the words of MediaWiki's translations. */
    private static final Pattern DISAMBIGUATION = Pattern.compile("(?iu)this disambiguation page lists"
            + "|diese seite ist eine \\[?begriffsklärung|cette page d.homonymie|esta página de desambiguaci|questa è una pagina di \\[?disambiguazione"
            + "|esta é uma página de \\[?desambiguação|dit is een \\[?doorverwijspagina|to jest \\[?strona ujednoznaczniająca"
            + "|曖昧さ回避[^\\n]{0,60}のためのページ|这是一个\\[?消歧义");

    private static final int DISAMBIGUATION_WORDS_MAX = 200;

    private ToolPages() {}

    /** Whether a page lists what others explain, or reports how the tool ran. */
    static boolean isListing(CrawledPage page) {
        var tool = page.metadata().generator().orElse("");
        return isViewer(page)
                || BESIDE_PAGES.matcher(page.url().path()).find()
                || isOfCheckIn(page)
                || isOfNames(page)
                || (OF_FRAME.matcher(page.url().toString()).find() && WordCount.of(page.markdown()) <= FRAME_WORDS_MAX)
                || (tool.startsWith("MediaWiki") && isDisambiguation(page))
                || LISTINGS.entrySet().stream()
                        .anyMatch(listing -> tool.startsWith(listing.getKey())
                                && listing.getValue()
                                        .matcher(page.url().toString())
                                        .find()
                                && (!listing.getKey().equals(DOXIA) || isOfProject(page) || isOfGoal(page)));
    }

    /** Whether a page of Fossil is such a document; its menus lead to the timeline of the project. */
    private static boolean isOfCheckIn(CrawledPage page) {
        return OF_CHECK_IN.matcher(page.url().path()).find()
                && page.links().stream().anyMatch(link -> link.target().path().endsWith("/timeline"));
    }

    private static boolean isOfNames(CrawledPage page) {
        return OF_NAMES.matcher(page.url().path()).find()
                && page.links().stream()
                        .map(link -> link.target().path())
                        .anyMatch(path -> !path.equals(page.url().path())
                                && OF_NAMES.matcher(path).find());
    }

    /** Whether the page only says which pages a word may mean. */
    private static boolean isDisambiguation(CrawledPage page) {
        return WordCount.of(page.markdown()) <= DISAMBIGUATION_WORDS_MAX
                && DISAMBIGUATION.matcher(page.markdown()).find();
    }

    private static boolean isOfGoal(CrawledPage page) {
        return page.url().path().endsWith("-mojo.html");
    }

    /** Whether the page lies where Maven writes what it knows of the project; people write manuals in other folders. */
    private static boolean isOfProject(CrawledPage page) {
        var own = REPORTS.matcher(page.url().path()).replaceFirst("/");
        var folder = own.substring(0, own.lastIndexOf('/') + 1);
        return Stream.concat(page.links().stream().map(PageLink::target), Stream.of(page.url()))
                .map(WebUrl::path)
                .anyMatch(path -> path.startsWith(folder)
                        && OF_PROJECT.matcher(path.substring(folder.length())).matches());
    }

    /** Whether the page shows a file and leads back to the article that it belongs to. */
    private static boolean isViewer(CrawledPage page) {
        var viewer = VIEWER.matcher(page.url().path());
        return viewer.find()
                && WordCount.of(page.markdown()) <= VIEWER_WORDS_MAX
                && page.links().stream().anyMatch(link -> link.target().path().endsWith(viewer.group(1)));
    }
}
