package dev.incipit.html.content;

import dev.incipit.html.dom.FrameNames;
import dev.incipit.html.dom.FrontPageLinks;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
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

    private static final Set<String> BOXES = Set.of("p", "div", "nav");

    /** Text outside of links and arrows names the page itself; a longer one tells something. */
    private static final int OWN_TEXT_MAX = 120;

    /** What may stand before the first step, with a colon or without. */
    private static final Set<String> LABELS = Words.table("""
            you-are-here sie-sind-hier sie-befinden-sich-hier du-bist-hier vous-êtes-ici estás-aquí está-aquí usted-está-aquí
            se-encuentra-en tu-sei-qui sei-qui ti-trovi-qui sei-in você-está-aqui está-em está-aqui u-bent-hier je-bent-hier
            jesteś-tutaj tu-jesteś вы-здесь вы-находитесь buradasınız şu-an-buradasınız nacházíte-se jste-zde
            du-är-här du-er-her olet-tässä itt-vagy ön-itt-van anda-di-sini anda-berada-di-sini أنت-هنا
            現在位置 現在地 您现在的位置 您的位置 您当前的位置 您所在的位置 你的位置 当前位置 当前所在位置 所在位置 현재-위치 현재위치""");

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?。！？؟।]");
    private static final char NO_BREAK = '\u00A0';
    private static final int BEFORE_MAX = 3;
    private static final int LABEL_MAX = 40;
    private static final Pattern COLON = Pattern.compile("\\s*[:：]$");
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
        if (!BOXES.contains(element.normalName())) {
            return false;
        }
        var first = element.firstElementChild();
        var link = first == null || first.nameIs("a") ? first : first.nextElementSibling();
        return link != null
                && link.nameIs("a")
                && isFirst(link.previousSibling())
                && FrontPageLinks.isOne(link)
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

    /** Whether nothing stands up to a node but a label, with a blank on each side at most. */
    private static boolean isFirst(@Nullable Node before) {
        var node = before;
        for (int i = 0; i < BEFORE_MAX && node != null && (isBlank(node) || isLabel(node)); i++) {
            node = node.previousSibling();
        }
        return node == null;
    }

    private static boolean isBlank(Node node) {
        return node instanceof TextNode text && text.isBlank();
    }

    private static boolean isLabel(Node node) {
        var text = node instanceof Element element && element.childrenSize() == 0
                ? element.ownText()
                : node instanceof TextNode label ? label.getWholeText() : "";
        return text.length() <= LABEL_MAX
                && LABELS.contains(COLON.matcher(text.replace(NO_BREAK, ' ').strip())
                        .replaceFirst("")
                        .toLowerCase(Locale.ROOT)
                        .replace(' ', '-'));
    }

    private static boolean isNamed(Element element) {
        return isName(element.className())
                || isName(element.id())
                || isName(element.attr("aria-label"))
                || element.attr("itemtype").endsWith("/BreadcrumbList");
    }

    private static boolean isName(String name) {
        if (name.isEmpty()) {
            return false;
        }
        var lower = name.toLowerCase(Locale.ROOT);
        return lower.contains(NAME) || FrameNames.PATHS.contains(lower);
    }
}
