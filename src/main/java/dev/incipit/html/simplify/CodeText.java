package dev.incipit.html.simplify;

import dev.incipit.html.visible.HiddenText;
import dev.incipit.html.visible.StyleBlock;
import dev.incipit.html.visible.VisibleText;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** Collects the lines of a code block from the markup of syntax highlighters. */
public final class CodeText implements NodeFilter {
    /** Bounds the search for text in an element, because the question comes up at every level. */
    private static final int NODES_LOOKED_AT_MAX = 64;

    private static final Set<String> GUTTERS = ClassWords.of("gutter");
    private static final Set<String> FURNITURE = ClassWords.of("code-furniture");
    private static final Set<String> LINES = ClassWords.of("code-line");
    private static final Set<String> LINE_BLOCKS = Set.of("div", "li", "tr", "p");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9+#._-]{0,29}");
    private static final Set<String> NO_LANGUAGE = ClassWords.of("no-language");
    /** Languages that also occur as a bare class name: rustdoc, mermaid, old highlighters. */
    private static final Set<String> BARE = ClassWords.of("language");

    private static final Evaluator CODE = new Evaluator.Tag("code");
    private static final int ANCESTORS_MAX = 8;

    /** Of the name of a language, with blanks around it. */
    private static final int NAME_MAX = 100;

    private final StringBuilder text = new StringBuilder();

    private CodeText() {}

    /** Reads the block's lines, and its language from its own classes or those of its ancestors. */
    public static CodeBlock of(Element pre) {
        var reader = new CodeText();
        NodeTraversor.filter(reader, pre);
        return new CodeBlock(language(pre), reader.text.toString());
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof TextNode words) {
            append(words.getWholeText());
            return FilterResult.CONTINUE;
        }
        if (!(node instanceof Element element) || (depth > 0 && isFurniture(element))) {
            return FilterResult.SKIP_ENTIRELY;
        }
        if (element.nameIs("br")) {
            text.append('\n');
        } else if (depth > 0 && LINE_BLOCKS.contains(element.normalName())) {
            endLine();
        }
        return FilterResult.CONTINUE;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (depth == 0 || !(node instanceof Element element)) {
            return FilterResult.CONTINUE;
        }
        boolean block = LINE_BLOCKS.contains(element.normalName()) && !endsInBlock(element);
        if (block || isLineBeforeLine(element)) {
            if (!endsInBreak(element)) {
                text.append('\n');
            }
        }
        return FilterResult.CONTINUE;
    }

    /** If the last child is a block, it has already ended the line. */
    private static boolean endsInBlock(Element element) {
        var last = element.lastElementChild();
        return last != null && LINE_BLOCKS.contains(last.normalName());
    }

    /** Adjacent line spans are shown as blocks by a style sheet that is not loaded here. */
    private static boolean isLineBeforeLine(Element element) {
        boolean line = VisibleText.hasWord(element, LINES) || element.hasAttr("data-line") || element.nameIs("code");
        return line
                && element.nextSibling() instanceof Element next
                && next.nameIs(element.normalName())
                && next.className().equals(element.className());
    }

    private boolean endsInBreak(Element element) {
        return !text.isEmpty()
                && text.charAt(text.length() - 1) == '\n'
                && element.nodeStream()
                        .limit(NODES_LOOKED_AT_MAX)
                        .anyMatch(node -> node.nameIs("br")
                                || (node instanceof TextNode words
                                        && !words.getWholeText().isEmpty()));
    }

    private void endLine() {
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') {
            text.append('\n');
        }
    }

    private void append(String words) {
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (c == '\u00A0') {
                text.append(' ');
            } else if (c == '\r') {
                if (i + 1 == words.length() || words.charAt(i + 1) != '\n') {
                    text.append('\n');
                }
            } else if (c == '\n' || c == '\t' || VisibleText.isPrinted(c)) {
                text.append(c);
            }
        }
    }

    /** Whether the element is a column of line numbers. */
    static boolean isGutter(Element element) {
        return VisibleText.hasWord(element, GUTTERS);
    }

    private static boolean isFurniture(Element element) {
        if (element.nameIs("button") || element.nameIs("style") || element.nameIs("script") || element.nameIs("svg")) {
            return true;
        }
        if (element.attributesSize() == 0) {
            return false;
        }
        var style = element.attr("style");
        return VisibleText.hasWord(element, GUTTERS)
                || VisibleText.hasWord(element, FURNITURE)
                || element.hasAttr("hidden")
                || element.hasAttr(HiddenText.MARK)
                || element.attr("aria-hidden").equals("true")
                || (!style.isEmpty() && isUnseen(StyleBlock.of(style)));
    }

    /** Hidden, or left out of what a reader copies. */
    private static boolean isUnseen(StyleBlock style) {
        return style.hidesAll() || style.value("user-select").equals("none");
    }

    /** The language that the block or an ancestor names; empty if none does. */
    static String language(Element pre) {
        var code = pre.selectFirst(CODE);
        var named = code == null ? "" : named(code);
        Element around = pre;
        for (int i = 0; named.isEmpty() && around != null && i < ANCESTORS_MAX; i++) {
            named = named(around);
            around = around.parent();
            if (around != null && around.childrenSize() > 4) {
                break;
            }
        }
        return named;
    }

    /** The language that the element's attributes name; empty if they name none. */
    private static String named(Element element) {
        for (var attribute : new String[] {"data-lang", "data-language", "data-lexer", "language", "lang"}) {
            var value = cleaned(element.attr(attribute));
            if (!value.isEmpty() && !(attribute.equals("lang") && !element.nameIs("pre"))) {
                return value;
            }
        }
        var words = BLANKS.split(element.className().strip(), -1);
        for (int i = 0; i < words.length; i++) {
            var word = words[i].toLowerCase(Locale.ROOT);
            var name =
                    word.equals("brush:") && i + 1 < words.length ? words[i + 1].replace(";", "") : afterPrefix(word);
            if (name.isEmpty()
                    && i + 1 < words.length
                    && (word.equals("sourcecode") || word.equals("src") || word.equals("syntaxhighlighter"))) {
                name = words[i + 1];
            }
            if (!cleaned(name).isEmpty()) {
                return cleaned(name);
            }
        }
        boolean code = element.nameIs("pre") || element.nameIs("code");
        return code ? Arrays.stream(words).filter(BARE::contains).findFirst().orElse("") : "";
    }

    private static String afterPrefix(String word) {
        return Stream.of("language-", "lang-", "highlight-source-", "highlight-", "brush:", "src-")
                .filter(word::startsWith)
                .findFirst()
                .map(prefix -> word.substring(prefix.length()))
                .orElse("");
    }

    private static String cleaned(String name) {
        if (name.length() > NAME_MAX) {
            return "";
        }
        var lower = name.strip().toLowerCase(Locale.ROOT);
        return NAME.matcher(lower).matches() && !NO_LANGUAGE.contains(lower) ? lower : "";
    }
}
