package dev.incipit.html.visible;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules of one style sheet, each with a single selector. Immutable but for what its blocks compute once.
 *
 * @param rules in order; those of a sheet that always counts
 * @param blocks how many blocks it has that matter, which is the highest order of its rules
 * @param cut whether it has more rules than are read
 */
record StyleSheet(List<StyleRule> rules, int blocks, boolean imports, boolean cut) {
    static final int RULES_MAX = 10_000;

    static StyleSheet of(String css) {
        var reader = new Reader();
        boolean imports = CssText.read(css, reader::add);
        return new StyleSheet(reader.rules, reader.order, imports, reader.cut);
    }

    private static final class Reader {
        private final List<StyleRule> rules = new ArrayList<>();
        private boolean cut;
        private int order;

        private void add(String selectors, String text, boolean conditional) {
            var block = StyleBlock.of(text);
            if (block.isEmpty()) {
                return;
            }
            order++;
            // A nested rule may undo what the block itself does.
            boolean nesting = text.indexOf('{') >= 0;
            for (int at = 0; at < selectors.length() && !cut; ) {
                int end = CssText.next(selectors, at, ",");
                StyleSelector.of(selectors.substring(at, end).strip())
                        .map(selector -> new StyleRule(
                                selector,
                                block,
                                selector.weight(),
                                order,
                                conditional || nesting || selector.conditional()))
                        .ifPresent(rules::add);
                cut |= rules.size() > RULES_MAX;
                at = end + 1;
            }
        }
    }
}
