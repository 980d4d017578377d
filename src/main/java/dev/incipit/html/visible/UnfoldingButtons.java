package dev.incipit.html.visible;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.dom.NameWords;
import dev.incipit.text.Words;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/** Finds the buttons that name the part of a text which they unfold, as the question above an answer. Other buttons are no text. */
public final class UnfoldingButtons {
    public static final ElementHints SIGNS = ElementHints.of("button");

    private static final Set<String> WORDS =
            Words.table("accordion faq collapse collapsed collapsible disclosure expand expander question toggle");
    private static final Set<String> PANELS = Set.of("div", "section", "p", "ul", "ol", "dd", "article");
    private static final Set<String> FRAME_TAGS = Set.of("nav", "header", "footer", "form", "dialog", "menu");

    /** What does not name what it unfolds: "Read more". */
    private static final Pattern CONTROL = Pattern.compile(
            "(?iU)(?:show|read|view|see|more|less|load|open|close|menu|toggle|filter|sort|expand|collapse|search|copy|share|switch|back|next"
                    + "|mehr|weniger|weiter|alle|menü|voir|lire|afficher|plus|moins|ver|leer|mostrar|más|leggi|mostra|vedi|altro|meer|lees|toon"
                    + "|pokaż|czytaj|więcej|zobacz)\\b.*|.*\\b(?:anzeigen|weiterlesen|öffnen|schließen)");

    private static final int CHARACTERS_MIN = 8;
    private static final int CHARACTERS_MAX = 200;
    private static final int LEVELS_MAX = 8;
    private static final int NAME_MAX = 300;

    /** How much of a part is searched for its text. */
    private static final int NODES_MAX = 400;

    /** The button may stand alone in a box, and this in another, beside the part. */
    private static final int BOXES_MAX = 3;

    private UnfoldingButtons() {}

    /** Makes them the summaries of their parts. */
    public static void rename(Element root) {
        root.select("button").stream()
                .filter(button -> panel(button)
                        .filter(panel -> unfolds(button, panel) && hasText(panel))
                        .isPresent())
                .filter(button -> names(button) && !isInFrame(button))
                .forEach(button -> button.tagName("summary"));
    }

    private static Optional<Element> panel(Element button) {
        var at = button;
        for (int box = 0; box < BOXES_MAX; box++) {
            var next = at.nextElementSibling();
            if (next != null) {
                return Optional.of(next).filter(part -> PANELS.contains(part.normalName()));
            }
            var around = at.parent();
            if (around == null || around.childrenSize() > 1) {
                return Optional.empty();
            }
            at = around;
        }
        return Optional.empty();
    }

    private static boolean hasText(Element panel) {
        return panel.nodeStream().limit(NODES_MAX).anyMatch(node -> node instanceof TextNode text && !text.isBlank());
    }

    private static boolean unfolds(Element button, Element panel) {
        boolean collapses = button.attr("data-toggle").equals("collapse")
                || button.attr("data-bs-toggle").equals("collapse")
                || button.hasAttr("aria-expanded");
        boolean controls = !panel.id().isEmpty() && button.attr("aria-controls").equals(panel.id());
        return !button.hasAttr("aria-haspopup")
                && (collapses
                        || controls
                        || NameWords.in(button.className() + ' ' + button.id(), NAME_MAX).stream()
                                .anyMatch(WORDS::contains));
    }

    private static boolean names(Element button) {
        var text = VisibleText.fold(VisibleText.beginning(button, CHARACTERS_MAX + 1));
        boolean several = text.indexOf(' ') > 0
                || text.codePoints().filter(Words::isUnspaced).count() * 2 > text.length();
        return several
                && text.length() >= CHARACTERS_MIN
                && text.length() <= CHARACTERS_MAX
                && !CONTROL.matcher(text).matches();
    }

    private static boolean isInFrame(Element button) {
        return Stream.iterate(button.parent(), Objects::nonNull, Element::parent)
                .limit(LEVELS_MAX)
                .anyMatch(around -> FRAME_TAGS.contains(around.normalName()));
    }
}
