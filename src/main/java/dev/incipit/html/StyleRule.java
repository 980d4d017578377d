package dev.incipit.html;

import java.util.Comparator;

/**
 * One selector of a style sheet with its block.
 *
 * @param weight the selector's weight
 * @param order the rule's place among the page's
 * @param conditional whether it counts only at times: in some media, while pointed at, beside another element
 */
record StyleRule(StyleSelector selector, StyleBlock block, int weight, int order, boolean conditional) {
    /** The one that wins last: by weight, then by order. */
    static final Comparator<StyleRule> BY_FORCE =
            Comparator.comparingInt(StyleRule::weight).thenComparingInt(StyleRule::order);

    /** Whether it wins over the other where both select the same element. */
    boolean beats(StyleRule other) {
        return weight == other.weight ? order > other.order : weight > other.weight;
    }

    /** Whether it may come to select what the other selects: it asks for the same names and perhaps more, which scripts set. */
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
