package dev.incipit.html.read;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.SiteHeads;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.html.visible.WordCollector;
import dev.incipit.text.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/** The heading of a page as its readers see it. */
final class MainHeading {
    /** Of the heading of a page: of blogs, DocBook and Texinfo. */
    private static final Set<String> TITLE_CLASSES = Words.table("""
            title page-title entry-title post-title chapter section subsection subsubsection unnumbered
            unnumberedsec appendix appendixsec""");

    private static final Set<String> LIST_CLASSES = Set.of("page-title", "archive-title", "wp-block-query-title");

    private static final ElementHints DOXYGENS = ElementHints.of(".headertitle");

    /** Elements that hold the single lines of a heading. */
    private static final Set<String> LINES = Set.of("span", "strong", "b", "em", "small");

    /** Nested headings would cost the square of their text. */
    private static final int LOOKED_AT_MAX = 8;

    private static final int EXAMINED_MAX = 50;

    /** More than is kept of a heading. */
    private static final int HEADING_MAX = 2_000;

    private static final int NAME_MIN = 4;
    private static final Pattern BLANKS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private static final Pattern PARTS = Pattern.compile(" +[|–—·•»-] +");

    private static final Evaluator H1 = Selector.evaluatorOf("h1");
    private static final Evaluator SMALL = Selector.evaluatorOf("h2, h3, h4, h5");
    private static final Evaluator FRAME = Selector.evaluatorOf("nav, aside, footer");

    private MainHeading() {}

    /**
     * Returns the heading of the first level that the title names, else the first one, in the main content if it has one; else
     * what older manuals have instead.
     */
    static Optional<String> of(DocumentIndex document, Element content, String title) {
        var inContent = texts(content.select(H1).stream(), title);
        var first = document.all("h1").stream().limit(EXAMINED_MAX).toList();
        var ofSite = SiteHeads.names(first);
        var headings = Stream.concat(
                        inContent.stream(),
                        texts(first.stream().filter(h1 -> h1.closest(FRAME) == null && !ofSite.contains(h1)), title)
                                .stream())
                .toList();
        return named(inContent, headings, title)
                .or(() -> headings.stream()
                        .filter(text -> !isTrail(text, title))
                        .findFirst()
                        .map(text -> firstOfItsRow(text, document)))
                .or(() -> titled(document, title))
                .or(() -> smallHeading(content))
                .or(() -> titleBox(document));
    }

    private static List<String> texts(Stream<Element> headings, String title) {
        return headings.limit(EXAMINED_MAX)
                .map(heading -> nameOfList(heading, title))
                .map(MainHeading::wordsOf)
                .filter(text -> !text.isEmpty())
                .limit(LOOKED_AT_MAX)
                .toList();
    }

    /** Returns the heading that is a part of the title, which may name the site in another; a logo may be a heading too. */
    private static Optional<String> named(List<String> inContent, List<String> headings, String title) {
        var parts = List.of(PARTS.split(title));
        var first = parts.getFirst();
        return inContent.stream()
                .filter(first::equals)
                .findFirst()
                .or(() -> inContent.stream().filter(parts::contains).findFirst())
                .or(() -> headings.stream().filter(first::equals).findFirst())
                .or(() -> headings.stream().limit(1).filter(title::contains).findFirst())
                .or(() -> headings.stream()
                        .filter(text -> text.length() >= NAME_MIN && first.contains(text))
                        .filter(_ -> !isHalfIn(headings.getFirst(), title))
                        .findFirst());
    }

    /** Whether a heading is the trail to a part of the site that the title names behind the page: "Port » Tides". */
    private static boolean isTrail(String heading, String title) {
        var parts = List.of(PARTS.split(title));
        var last = heading.substring(heading.lastIndexOf('»') + 1).strip();
        return heading.indexOf('»') > 0 && parts.lastIndexOf(last) > 0;
    }

    /** Whether a title has at least half of the words of a heading. */
    private static boolean isHalfIn(String heading, String title) {
        var named = words(heading);
        return named.stream().filter(words(title)::contains).count() * 2 >= named.size();
    }

    private static Set<String> words(String text) {
        return BLANKS.splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() >= NAME_MIN)
                .collect(Collectors.toSet());
    }

    /** Headings side by side are those of parts, of which the main content may lack the first. None but that can be the page's. */
    private static String firstOfItsRow(String text, DocumentIndex document) {
        var rows = new HashMap<Node, String>();
        for (var heading : document.all("h1").stream().limit(LOOKED_AT_MAX).toList()) {
            var words = wordsOf(heading);
            if (!words.isEmpty()) {
                var first = rows.putIfAbsent(heading.parent(), words);
                if (words.equals(text)) {
                    return first == null ? text : first;
                }
            }
        }
        return text;
    }

    /**
     * What is listed, in the heading of a list by WordPress, "Archives: &lt;span>Projects&lt;/span>" (get_the_archive_title), if
     * the title does without the first word too.
     */
    private static Element nameOfList(Element heading, String title) {
        var name = heading.firstElementChild();
        boolean listed = name != null
                && name.nameIs("span")
                && heading.childrenSize() == 1
                && LIST_CLASSES.stream().anyMatch(heading::hasClass)
                && heading.ownText().endsWith(":")
                && !title.contains(heading.ownText());
        return listed ? name : heading;
    }

    /** Adjacent parts of a heading without a space between them are separate lines, unless they form one word. */
    private static String wordsOf(Element heading) {
        if (!WordCollector.isShort(heading, HEADING_MAX) || !isOfTouchingParts(heading)) {
            return VisibleText.beginning(heading, HEADING_MAX);
        }
        var words = new StringBuilder();
        for (var part : heading.children()) {
            var text = VisibleText.ofPart(part);
            if (!text.isEmpty()) {
                boolean oneWord = words.length() == 1 || text.length() == 1 || Character.isLowerCase(text.charAt(0));
                words.append(words.isEmpty() || oneWord ? "" : " ").append(text);
            }
        }
        return words.isEmpty() ? VisibleText.of(heading) : words.toString();
    }

    /** Whether the parts touch. If spaces, blocks or breaks separate them, there is nothing to guess. */
    private static boolean isOfTouchingParts(Element heading) {
        var first = heading.firstElementChild();
        var last = heading.lastElementChild();
        return first != null
                && last != null
                && heading.childrenSize() > 1
                && heading.ownText().isBlank()
                && heading.textNodes().stream()
                        .map(Node::siblingIndex)
                        .noneMatch(at -> first.siblingIndex() < at && at < last.siblingIndex())
                && heading.children().stream().allMatch(part -> LINES.contains(part.normalName()))
                && heading.children().stream().map(Element::wholeText).allMatch(text -> text.equals(text.strip()))
                && heading.getAllElements().stream().skip(1).noneMatch(part -> part.isBlock() || part.nameIs("br"));
    }

    /** The main content may lack the heading that repeats the title. */
    private static Optional<String> titled(DocumentIndex document, String title) {
        return document.all("html").stream()
                .flatMap(html -> html.select(SMALL).stream())
                .filter(heading -> VisibleText.hasWord(heading, TITLE_CLASSES))
                .limit(LOOKED_AT_MAX)
                .map(VisibleText::of)
                .filter(text -> !text.isEmpty() && title.startsWith(text))
                .findFirst();
    }

    /** Manuals older than HTML5 head their pages with a smaller heading of a class such as "title"; one in a link names another page. */
    private static Optional<String> smallHeading(Element content) {
        return Stream.ofNullable(content.selectFirst(SMALL))
                .filter(heading -> VisibleText.hasWord(heading, TITLE_CLASSES) && heading.closest("a[href]") == null)
                .map(VisibleText::of)
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    private static Optional<String> titleBox(DocumentIndex document) {
        return Stream.of(document)
                .filter(index -> index.hasAny(DOXYGENS))
                .flatMap(index -> index.all("html").stream())
                .flatMap(html -> Stream.ofNullable(html.selectFirst("div.headertitle > .title")))
                .map(box -> VisibleText.fold(box.ownText()))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }
}
