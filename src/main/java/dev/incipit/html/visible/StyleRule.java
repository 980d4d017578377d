package dev.incipit.html.visible;

import java.util.Comparator;

/**
 * One selector of a style sheet with its block.
 *
 * @param weight the selector's specificity
 * @param order the position of the rule in the page
 * @param conditional whether it applies only sometimes: to some media, on hover, next to another element
 */
record StyleRule(StyleSelector selector, StyleBlock block, int weight, int order, boolean conditional) {
    /** Sorts the rule that wins last: by specificity, then by order. */
    static final Comparator<StyleRule> BY_FORCE =
            Comparator.comparingInt(StyleRule::weight).thenComparingInt(StyleRule::order);

    /** The same rule at another place. */
    StyleRule at(int order, boolean conditional) {
        return new StyleRule(selector, block, weight, order, conditional);
    }

    /** Whether it overrides the other if both match the same element. */
    boolean beats(StyleRule other) {
        return weight == other.weight ? order > other.order : weight > other.weight;
    }

    /** Whether it may come to match what the other matches: it requires the same names, and perhaps more that scripts set. */
    boolean mayReplace(StyleRule other) {
        var own = selector.subject();
        var others = other.selector.subject();
        boolean asksMore = conditional
                || selector.parts().size() > other.selector.parts().size()
                || own.names().size() > others.names().size()
                || own.attributes().size() > others.attributes().size();
        return !others.names().isEmpty() && own.names().containsAll(others.names()) && (asksMore || beats(other));
    }
}
