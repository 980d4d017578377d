package dev.incipit.html.visible;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A style sheet selector of types, classes, ids and attributes with descendant and child combinators. Jsoup's selectors are
 * unsafe for untrusted text: they accept regular expressions, and nested combinators multiply the tree walks.
 *
 * @param parts the compound selectors, from the outermost to the subject
 * @param children for each part whether it must be a child of the previous one
 * @param conditional whether it has further conditions that are not evaluated: pseudo-classes, siblings
 */
record StyleSelector(List<Compound> parts, List<Boolean> children, boolean conditional) {
    private static final String NAME = "(?:\\\\.|[\\w-]|[^\\x00-\\x7F])+";
    private static final Pattern TOKEN =
            Pattern.compile("(?<type>\\*|" + NAME + ")|#(?<id>" + NAME + ")|\\.(?<class>" + NAME
                    + ")|\\[ *(?<attribute>" + NAME + ") *(?:(?<how>[~|^$*]?=) *(?<value>\"[^\"]*\"|'[^']*'|" + NAME
                    + ") *[is]? *)?]|(?<pseudo>::?" + NAME
                    + "(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?)|(?<between>\\s*[>+~]\\s*|\\s+)");
    /** The pseudo-class that only groups, around one class, id or attribute (Selectors Level 4 §4.2). */
    private static final Pattern GROUPED =
            Pattern.compile(":is\\(\\s*+([.#\\[][^\\s(),>+~:]++)\\s*+\\)", Pattern.CASE_INSENSITIVE);

    private static final Set<String> ELSEWHERE =
            Set.of(":before", ":after", ":first-letter", ":first-line", ":focus", ":focus-visible", ":active");
    private static final int CHARACTERS_MAX = 200;
    private static final int PARTS_MAX = 12;

    /** The conditions for one element. */
    record Compound(@Nullable String type, Set<String> ids, Set<String> classes, List<Attribute> attributes) {
        boolean isMetBy(Element element) {
            return (type == null || element.nameIs(type))
                    && ids.stream().allMatch(id -> element.id().equals(id))
                    && classes.stream().allMatch(element::hasClass)
                    && attributes.stream().allMatch(attribute -> attribute.isMetBy(element));
        }

        /** A name that every match has: an id, else a class, else the type; empty if there is none. */
        String key() {
            if (!ids.isEmpty()) {
                return "#" + ids.iterator().next();
            }
            if (!classes.isEmpty()) {
                return "." + classes.iterator().next().toLowerCase(Locale.ROOT);
            }
            return type == null ? "" : type;
        }

        Set<String> names() {
            var names = new HashSet<>(ids);
            names.addAll(classes);
            return names;
        }
    }

    /** An attribute, the operator and the value; both are empty if only the name is required. */
    record Attribute(String name, String how, String value) {
        /** Longer values are data, and compared for every element below theirs. */
        private static final int FOUND_MAX = 1_000;

        boolean isMetBy(Element element) {
            if (!element.hasAttr(name)) {
                return false;
            }
            var found = element.attr(name);
            if (found.length() > FOUND_MAX) {
                return how.isEmpty();
            }
            return switch (how) {
                case "" -> true;
                case "=" -> found.equals(value);
                case "^=" -> !value.isEmpty() && found.startsWith(value);
                case "$=" -> !value.isEmpty() && found.endsWith(value);
                case "*=" -> !value.isEmpty() && found.contains(value);
                case "|=" -> found.equals(value) || found.startsWith(value + '-');
                default -> !value.isEmpty() && (' ' + found + ' ').contains(' ' + value + ' ');
            };
        }
    }

    /** Counts comparisons, to bound the total cost of a page. */
    static final class Steps {
        /** Characters of names. */
        private static final int NAMES_OF_A_STEP = 100;

        private int left;

        Steps(int max) {
            left = max;
        }

        /** Uses one step; false if none is left. */
        boolean take() {
            return take(1);
        }

        /** Uses as many steps as an element's names are long to compare. */
        boolean takeFor(Element element) {
            return take(1 + element.attr("class").length() / NAMES_OF_A_STEP);
        }

        private boolean take(int steps) {
            left = Math.max(0, left - steps);
            return left > 0;
        }

        boolean areGone() {
            return left == 0;
        }
    }

    /** Parses one selector without commas; empty if it is too long or not supported. */
    static Optional<StyleSelector> of(String text) {
        if (text.isEmpty() || text.length() > CHARACTERS_MAX) {
            return Optional.empty();
        }
        return new Reader().read(GROUPED.matcher(text).replaceAll("$1"));
    }

    Compound subject() {
        return parts.getLast();
    }

    /** The specificity: ids, then classes and attributes, then types, each a thousand times the next. */
    int weight() {
        return parts.stream()
                .mapToInt(part -> part.ids.size() * 1_000_000
                        + (part.classes.size() + part.attributes.size()) * 1_000
                        + (part.type == null ? 0 : 1))
                .sum();
    }

    /** Whether the selector matches the element; false too if the steps run out. */
    boolean isMetBy(Element element, Steps steps) {
        int last = parts.size() - 1;
        int first = startOfChain(last);
        if (!steps.take() || !chainMeets(first, last, element, steps)) {
            return false;
        }
        // The nearest match of a chain leaves the most ancestors for the remaining chains.
        Element above = upBy(element, last - first);
        while (first > 0) {
            last = first - 1;
            first = startOfChain(last);
            above = above == null ? null : above.parent();
            while (above != null && !chainMeets(first, last, above, steps)) {
                above = steps.take() ? above.parent() : null;
            }
            if (above == null) {
                return false;
            }
            above = upBy(above, last - first);
        }
        return true;
    }

    private int startOfChain(int last) {
        int first = last;
        while (first > 0 && children.get(first)) {
            first--;
        }
        return first;
    }

    private boolean chainMeets(int first, int last, Element lowest, Steps steps) {
        Element element = lowest;
        for (int i = last; i >= first; i--) {
            if (element == null || !steps.takeFor(element) || !parts.get(i).isMetBy(element)) {
                return false;
            }
            element = element.parent();
        }
        return true;
    }

    private static @Nullable Element upBy(Element element, int levels) {
        Element above = element;
        for (int i = 0; i < levels && above != null; i++) {
            above = above.parent();
        }
        return above;
    }

    private static final class Reader {
        private final List<Compound> parts = new ArrayList<>();
        private final List<Boolean> children = new ArrayList<>();
        private @Nullable String type;
        private Set<String> ids = new HashSet<>();
        private Set<String> classes = new HashSet<>();
        private List<Attribute> attributes = new ArrayList<>();
        private boolean child;
        private boolean conditional;

        Optional<StyleSelector> read(String text) {
            var token = TOKEN.matcher(text.strip());
            int at = 0;
            while (token.lookingAt()) {
                if (!take(token)) {
                    return Optional.empty();
                }
                at = token.end();
                token.region(at, token.regionEnd());
            }
            end();
            return at < token.regionEnd() || parts.size() > PARTS_MAX
                    ? Optional.empty()
                    : Optional.of(new StyleSelector(List.copyOf(parts), List.copyOf(children), conditional));
        }

        private boolean take(Matcher token) {
            if (token.group("type") != null) {
                type = token.group("type").equals("*")
                        ? null
                        : CssText.unescape(token.group("type")).toLowerCase(Locale.ROOT);
            } else if (token.group("id") != null) {
                ids.add(CssText.unescape(token.group("id")));
            } else if (token.group("class") != null) {
                classes.add(CssText.unescape(token.group("class")));
            } else if (token.group("attribute") != null) {
                attributes.add(attribute(token.group("attribute"), token.group("how"), token.group("value")));
            } else if (token.group("pseudo") != null) {
                conditional = true;
                return !isElsewhere(token.group("pseudo").toLowerCase(Locale.ROOT));
            } else {
                var sign = token.group("between").strip();
                end();
                child = sign.equals(">");
                // A sibling is not among the ancestors of the subject.
                if (sign.equals("+") || sign.equals("~")) {
                    conditional = true;
                    parts.clear();
                    children.clear();
                    child = false;
                }
            }
            return true;
        }

        /** Such a rule styles no element, or only one in a state such as keyboard focus. */
        private static boolean isElsewhere(String pseudo) {
            return pseudo.startsWith("::") || ELSEWHERE.contains(pseudo);
        }

        private static Attribute attribute(String name, @Nullable String how, @Nullable String value) {
            var lower = CssText.unescape(name).toLowerCase(Locale.ROOT);
            if (how == null || value == null) {
                return new Attribute(lower, "", "");
            }
            boolean quoted = value.startsWith("\"") || value.startsWith("'");
            return new Attribute(lower, how, CssText.unescape(quoted ? value.substring(1, value.length() - 1) : value));
        }

        private void end() {
            parts.add(new Compound(type, ids, classes, attributes));
            children.add(child);
            type = null;
            ids = new HashSet<>();
            classes = new HashSet<>();
            attributes = new ArrayList<>();
        }
    }
}
