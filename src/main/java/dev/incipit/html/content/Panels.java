package dev.incipit.html.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Panels beside each other of which a reader opens one: tabs for each operating system, questions that unfold. They are parts of
 * one text, so that all are content if most of it is.
 */
final class Panels {
    /** The share of all their text that must be kept for the rest to follow, and the share of the cut that the rest needs. */
    private static final double KEPT = 0.5;

    private static final double CUT = 0.1;

    private final Predicate<Box> kind;
    /** The nearest panel around each box, itself included. */
    private final Map<Box, @Nullable Box> around = new HashMap<>();

    private Panels(Predicate<Box> kind) {
        this.kind = kind;
    }

    /** Keeps what is missing from panels of which most is kept. */
    static void complete(List<Block> blocks, double[] scores, boolean[] kept, double cut) {
        for (var kind : List.<Predicate<Box>>of(Panels::isTab, box -> box.element.nameIs("details"))) {
            for (var panels : new Panels(kind).beside(blocks)) {
                var inside = panels.stream().flatMap(List::stream).toList();
                int chars = 0;
                int all = 0;
                for (int i : inside) {
                    chars += kept[i] ? blocks.get(i).chars() : 0;
                    all += blocks.get(i).chars();
                }
                if (panels.size() > 1 && chars >= KEPT * all) {
                    inside.stream().filter(i -> scores[i] >= cut * CUT).forEach(i -> kept[i] = true);
                }
            }
        }
    }

    /** For each box with panels the positions of the blocks in each of them. */
    private List<Collection<List<Integer>>> beside(List<Block> blocks) {
        var groups = new LinkedHashMap<Box, Map<Box, List<Integer>>>();
        for (int i = 0; i < blocks.size(); i++) {
            var panel = around(blocks.get(i).box());
            if (panel != null && panel.parent != null) {
                groups.computeIfAbsent(panel.parent, _ -> new LinkedHashMap<>())
                        .computeIfAbsent(panel, _ -> new ArrayList<>())
                        .add(i);
            }
        }
        return groups.values().stream().map(Map::values).toList();
    }

    private @Nullable Box around(Box box) {
        var level = box;
        while (level.parent != null && !around.containsKey(level) && !kind.test(level)) {
            level = level.parent;
        }
        var found = around.containsKey(level) ? around.get(level) : kind.test(level) ? level : null;
        around.put(level, found);
        for (var below = box; below != level && below != null; below = below.parent) {
            around.put(below, found);
        }
        return found;
    }

    private static boolean isTab(Box box) {
        return box.element.attr("role").equals("tabpanel") || box.element.hasClass("tab-pane");
    }
}
