package dev.incipit.html.content;

import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.visible.VisibleText;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;
import org.jspecify.annotations.Nullable;

/** Recognises the path to a page, which says nothing that the title does not say. */
final class Breadcrumbs implements NodeFilter {
    private static final String NAME = "breadcrumb";
    /** A part with such a name that holds more, or a heading, is a whole header. */
    private static final int CHARS_MAX = 300;

    /** Between the parts of a name in an API, which is more than a path to a page. */
    private static final String PACKAGES = "::";

    private static final int NODES_MAX = 200;

    /** The address of a site's home page. */
    private static final Pattern HOME = Pattern.compile("/?(?:\\./)?(?:index\\.\\w{3,4})?");

    private static final Pattern ORIGIN = Pattern.compile("https?://[^/]{1,200}/?");
    private static final Set<String> BOXES = Set.of("p", "div", "nav");

    /** Text outside of links and arrows names the page itself; a longer one tells something. */
    private static final int OWN_TEXT_MAX = 120;

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?。！？؟।]");
    private static final Set<String> CODE = Set.of("code", "kbd", "samp");
    private static final String ARROWS = ">›»→";

    /** Between two steps, in an element of its own. */
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[" + ARROWS + "/]\\s*");

    private static final Pattern NEXT = Pattern.compile("^\\s*[" + ARROWS + "]");

    private int nodes;
    private int chars;

    private Breadcrumbs() {}

    static boolean are(Element element) {
        return (isPath(element) || (element.attributesSize() > 0 && isNamed(element)))
                && NodeTraversor.filter(new Breadcrumbs(), element) != FilterResult.STOP;
    }

    @Override
    public FilterResult head(Node node, int depth) {
        nodes++;
        var words = node instanceof TextNode text ? text.getWholeText().strip() : "";
        chars += words.length();
        boolean heading = node instanceof Element element && VisibleText.headingLevel(element) > 0;
        return heading || words.startsWith(PACKAGES) || nodes > NODES_MAX || chars > CHARS_MAX
                ? FilterResult.STOP
                : FilterResult.CONTINUE;
    }

    /** Whether a box begins with a link to the home page and an arrow to what is below that. */
    private static boolean isPath(Element element) {
        var link = element.firstElementChild();
        return BOXES.contains(element.normalName())
                && link != null
                && link.nameIs("a")
                && isFirst(link)
                && leadsHome(link)
                && isArrow(link.nextSibling())
                && !SENTENCE_END.matcher(element.ownText()).find()
                && element.ownText().length() <= OWN_TEXT_MAX
                && element.children().stream().noneMatch(Element::isBlock);
    }

    /** Whether an arrow follows, in the text or in an element of its own. */
    private static boolean isArrow(@Nullable Node next) {
        return switch (next) {
            case TextNode text when text.isBlank() -> text.nextSibling() instanceof Element mark && isSeparator(mark);
            case TextNode text -> NEXT.matcher(text.getWholeText()).find();
            case Element mark -> isSeparator(mark);
            case null, default -> false;
        };
    }

    private static boolean isSeparator(Element mark) {
        return mark.childrenSize() == 0
                && !CODE.contains(mark.normalName())
                && SEPARATOR.matcher(mark.ownText()).matches();
    }

    private static boolean isFirst(Element link) {
        var before = link.previousSibling();
        return before == null
                || (before instanceof TextNode text && text.isBlank() && before.previousSibling() == null);
    }

    private static boolean leadsHome(Element link) {
        var address = link.attr("href");
        return !address.isEmpty()
                && (HOME.matcher(address).matches()
                        || (ORIGIN.matcher(address).matches() && link.baseUri().startsWith(address)));
    }

    private static boolean isNamed(Element element) {
        return isName(element.className())
                || isName(element.id())
                || isName(element.attr("aria-label"))
                || element.attr("itemtype").endsWith("/BreadcrumbList");
    }

    private static boolean isName(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return lower.contains(NAME) || FrameNames.PATHS.contains(lower);
    }
}
