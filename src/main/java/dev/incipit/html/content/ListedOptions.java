package dev.incipit.html.content;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.html.visible.WordCollector;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.Evaluator;
import org.jsoup.select.NodeVisitor;
import org.jsoup.select.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Writes out what a form offers to choose from: the sizes of a product, the kinds of a request. Lists that sort the page or
 * choose a language, a country or a number are controls, not content.
 */
final class ListedOptions {
    private static final int OPTIONS_MIN = 2;
    private static final int OPTIONS_MAX = 30;
    private static final int OPTION_LENGTH_MAX = 80;

    /** With what it says to those only who listen. */
    private static final int LABEL_LENGTH_MAX = 400;

    private static final Evaluator FIELDS = Selector.evaluatorOf("input:not([type=hidden]), select, textarea");
    private static final Evaluator LABEL = Selector.evaluatorOf("label");
    private static final Evaluator LEGEND = Selector.evaluatorOf("legend");
    private static final Set<String> CONTROLS = Words.table("""
            sort order orderby lang language languages locale country region state currency quantity qty
            page perpage limit theme filter search month year day date hour minute timezone archive archives
            version versions jump nav menu goto""");
    /** What a label says to those only who listen: "Sold out". */
    private static final String UNSEEN = "[class*=hidden], .sr-only, .screen-reader-text";

    private static final Set<String> FRAMES = Set.of("nav", "header", "footer", "dialog");
    private static final int FRAME_LEVELS_MAX = 12;

    /** The class of the lines that stand for lists. */
    private static final String CLASS = "select";

    /** Every page with lists of options has at least one of these. */
    static final ElementHints SIGNS = ElementHints.of("select", "fieldset", "role=radiogroup");

    private ListedOptions() {}

    /** Whether the element is a line written by {@link #show}. */
    static boolean is(Element element) {
        return element.nameIs("div") && element.className().equals(CLASS);
    }

    /** Replaces the lists of a tree by their options in one line. */
    static void show(Element root) {
        for (var list : root.select("select")) {
            show(list, "", list.select("option"));
        }
        for (var group : innermostGroups(root)) {
            var legend = group.selectFirst(LEGEND);
            show(group, legend == null ? "" : VisibleText.fold(legend.text()), labels(group));
        }
    }

    /** The elements that hold the radio buttons of one choice, none inside another, so that no part is looked at twice. */
    private static List<Element> innermostGroups(Element root) {
        var found = new ArrayList<Element>();
        root.traverse(new NodeVisitor() {
            private @Nullable Node opened;

            @Override
            public void head(Node node, int depth) {
                if (node instanceof Element element
                        && (element.nameIs("fieldset") || element.attr("role").equals("radiogroup"))) {
                    opened = node;
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (node.equals(opened) && node instanceof Element element) {
                    found.add(element);
                }
            }
        });
        return found;
    }

    private static void show(Element list, String name, List<Element> choices) {
        var options = options(list, choices);
        if (!options.isEmpty() && !isControl(list) && !isInFrame(list)) {
            list.empty();
            list.tagName("div")
                    .clearAttributes()
                    .addClass(CLASS)
                    .text((name.isEmpty() || name.endsWith(":") ? name : name + ":") + " "
                            + String.join(", ", options));
        }
    }

    /** The labels of a group's radio buttons, if it has nothing else to fill in. */
    private static List<Element> labels(Element group) {
        var buttons = group.select(FIELDS);
        if (!buttons.stream().allMatch(button -> button.attr("type").equals("radio"))) {
            return List.of();
        }
        var found = group.select(LABEL).stream()
                .limit(Math.min(buttons.size(), OPTIONS_MAX + 1L))
                .toList();
        if (!found.stream().allMatch(label -> WordCollector.isShort(label, LABEL_LENGTH_MAX))) {
            return List.of();
        }
        var labels = found.stream().map(Element::clone).toList();
        labels.forEach(label -> label.select(UNSEEN).remove());
        return labels;
    }

    /** The options that tell something; none if there are too few or too many of them. */
    private static List<String> options(Element list, List<Element> choices) {
        var options = new ArrayList<String>();
        if (VisibleText.isHidden(list.shallowClone().tagName("div"))) {
            return options;
        }
        for (var option : choices) {
            boolean empty = option.hasAttr("disabled")
                    || (option.hasAttr("value") && option.attr("value").isBlank());
            var words = VisibleText.fold(option.wholeText());
            if (!empty && !words.isEmpty()) {
                options.add(words);
            }
            if (options.size() > OPTIONS_MAX || words.length() > OPTION_LENGTH_MAX) {
                return List.of();
            }
        }
        boolean tells = options.stream()
                        .anyMatch(option ->
                                option.chars().filter(Character::isLetter).count() > 1)
                || options.stream().anyMatch(option -> option.length() == 1 && Character.isLetter(option.charAt(0)));
        return options.size() >= OPTIONS_MIN && tells ? options : List.of();
    }

    private static boolean isControl(Element list) {
        var names = (list.attr("name") + ' ' + list.id() + ' ' + list.className() + ' ' + list.attr("aria-label"))
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
        return leads(list.attr("onchange"))
                || Stream.of(names.split("[^a-z]+", -1)).anyMatch(CONTROLS::contains);
    }

    /** Whether choosing opens another page, as in the list of all boards of a forum. */
    private static boolean leads(String script) {
        return script.contains("location") || script.contains("submit") || script.contains("open");
    }

    private static boolean isInFrame(Element list) {
        return Stream.iterate(list.parent(), Objects::nonNull, Element::parent)
                .limit(FRAME_LEVELS_MAX)
                .anyMatch(above -> FRAMES.contains(above.normalName()));
    }
}
