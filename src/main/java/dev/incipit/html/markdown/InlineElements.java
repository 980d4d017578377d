package dev.incipit.html.markdown;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.simplify.Simplifier;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeFilter.FilterResult;
import org.jsoup.select.Selector;

/** Writes inline elements that need more than a mark: code, images, check boxes; and the text around small elements. */
record InlineElements(AddressBase base) {
    private static final Set<String> EMOJI = Set.of("emoji", "wp-smiley", "emojione", "twemoji", "smilie");
    /** Up to 20 pixels: icons beside links that lead to another site or to a download. */
    private static final Pattern ICON_WIDTH = Pattern.compile("\\s*(?:1?\\d|20)(?:px)?\\s*");

    private static final Evaluator LINK = Selector.evaluatorOf("a[href]");
    private static final Evaluator CELL = Selector.evaluatorOf("td, th");
    /** Bounds the search for text in a table cell, because each image in it searches again. */
    private static final int CELL_NODES_MAX = 100;

    private static final String COPY = "copy";
    private static final Set<String> CODE = Set.of("code", "tt", "kbd", "samp");

    /** Of numbers and titles, and marks that are small anyhow. */
    private static final Set<String> ENDINGS =
            Words.table("st nd rd th er re ère e ème eme nde ers res es me mes lle lles mgr ® ™ © ℠");

    private static final Set<String> SAYING_NOTHING = Words.table("""
            image img photo picture icon logo avatar screenshot thumbnail placeholder banner spacer figure
            diagram""");

    private static final Pattern FILE = Pattern.compile("\\.(?:png|jpe?g|svg|gif|webp|avif)\\z");

    /** The alternative text that shops give to all pictures of an item but the first: "Bag - Image 2". */
    private static final Pattern NUMBERED = Pattern.compile(
            "(?:^|[-–—:] ?)(?:image|picture|photo|slide|bild|foto|imagen|immagine|imagem|afbeelding) \\d{1,3}$");

    /** A picture that a service draws from a number: the release, the state of the build. Its alternative text lacks the number. */
    private static final Pattern BADGE = Pattern.compile("(?<!\\w)shields\\.io/|/badge[./]|[./]badge\\.(?:svg|png)");

    FilterResult enter(Element element, InlineRun run) {
        switch (element.normalName()) {
            case "img" -> image(element, run);
            case "code", "tt", "kbd", "samp" -> {
                return code(element, run);
            }
            case "button", "label" -> {
                boolean words = element.nameIs("label") || (VisibleText.isInTitle(element) && !copies(element));
                return words ? FilterResult.CONTINUE : FilterResult.SKIP_ENTIRELY;
            }
            case "input" -> {
                if (element.attr("type").equalsIgnoreCase("checkbox") && element.closest("li") != null) {
                    run.raw(element.hasAttr("checked") ? "[x]" : "[ ]");
                    run.text(" ");
                }
            }
            case Simplifier.NOTE_MARK -> run.raw("[^" + element.attr("label") + "]");
            default -> {
                // Dropped: rp, the parentheses for browsers without ruby.
            }
        }
        return FilterResult.SKIP_ENTIRELY;
    }

    private static boolean copies(Element button) {
        return VisibleText.beginning(button, COPY.length())
                .toLowerCase(Locale.ROOT)
                .startsWith(COPY);
    }

    private FilterResult code(Element element, InlineRun run) {
        var words = isInCode(element) ? "" : VisibleText.of(element);
        if (words.isEmpty()) {
            return element.childrenSize() > 0 ? FilterResult.CONTINUE : FilterResult.SKIP_ENTIRELY;
        }
        var link = element.nameIs("code") ? element.selectFirst(LINK) : null;
        boolean linked = link != null && VisibleText.of(link).equals(words);
        var address = linked ? base.written(link.attr("href")) : Optional.<String>empty();
        address.ifPresent(run::openLink);
        run.code(words);
        address.ifPresent(run::closeLink);
        return FilterResult.SKIP_ENTIRELY;
    }

    /** Code inside code has no text if the outer element had none. Checking again at each level would take quadratic time. */
    private static boolean isInCode(Element element) {
        return Stream.iterate(element.parent(), Objects::nonNull, Element::parent)
                .anyMatch(around -> CODE.contains(around.normalName()));
    }

    private void image(Element image, InlineRun run) {
        var alt = VisibleText.fold(image.attr("alt"));
        if (VisibleText.hasWord(image, EMOJI)) {
            run.text(alt);
            return;
        }
        if (!saysSomething(image, alt)) {
            return;
        }
        var source = image.hasAttr("data-src") ? image.attr("data-src") : image.attr("src");
        var address = base.written(source);
        if (address.isPresent()) {
            var words = new StringBuilder();
            new TextEscaper(true, false).append(words, alt, -1, -1, false);
            run.raw("![" + words + "](" + InlineWriter.address(address.get()) + ")");
        } else {
            run.text(alt);
        }
    }

    private static boolean saysSomething(Element image, String alt) {
        var lower = alt.toLowerCase(Locale.ROOT);
        return alt.codePoints().anyMatch(Character::isLetterOrDigit)
                && !BADGE.matcher(image.attr("src")).find()
                && !FILE.matcher(lower).find()
                && !SAYING_NOTHING.contains(lower)
                && !NUMBERED.matcher(lower).find()
                && !(ICON_WIDTH.matcher(image.attr("width")).matches() && isBesideLink(image))
                && !image.attr("aria-hidden").equals("true")
                && !image.attr("role").equals("presentation");
    }

    /** Away from a link a small image may be a formula. In a cell without text it is the content of the cell. */
    private static boolean isBesideLink(Element image) {
        boolean beside = image.closest(LINK) != null
                || (image.previousSibling() instanceof Element before && before.nameIs("a"));
        var cell = beside ? image.closest(CELL) : null;
        return beside
                && (cell == null
                        || cell.nodeStream()
                                .limit(CELL_NODES_MAX)
                                .anyMatch(node -> node instanceof TextNode text && !text.isBlank()));
    }

    static String before(Element element) {
        return switch (element.normalName()) {
            case "q" -> "“";
            case "rt" -> "(";
            default -> isPlain(element) ? "" : "<" + element.normalName() + ">";
        };
    }

    static String after(Element element) {
        return switch (element.normalName()) {
            case "q" -> "”";
            case "rt" -> ")";
            default -> isPlain(element) ? "" : "</" + element.normalName() + ">";
        };
    }

    /** Whether raised letters read the same on the line: "1st", "Mme". */
    private static boolean isPlain(Element raised) {
        return raised.nameIs("sup")
                && raised.childrenSize() == 0
                && ENDINGS.contains(raised.ownText().strip().toLowerCase(Locale.ROOT));
    }
}
