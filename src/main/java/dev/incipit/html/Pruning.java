package dev.incipit.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** Takes many nodes out of a tree at a cost of their number; one by one, each costs as much as it has siblings. */
final class Pruning {
    /** Up to so many of one parent are taken out one by one, which leaves the others where they are. */
    private static final int FEW = 16;

    private Pruning() {}

    /** Removes the nodes with all below them; those without a parent are gone already. */
    static void remove(Collection<? extends Node> nodes) {
        Map<Node, List<Node>> byParent = new LinkedHashMap<>();
        for (var node : nodes) {
            if (node.parentNode() != null) {
                byParent.computeIfAbsent(node.parentNode(), _ -> new ArrayList<>())
                        .add(node);
            }
        }
        byParent.forEach(Pruning::remove);
    }

    private static void remove(Node parent, List<Node> dead) {
        if (dead.size() <= FEW || !(parent instanceof Element element)) {
            dead.forEach(Node::remove);
            return;
        }
        Set<Node> gone = new HashSet<>(dead);
        var kept = new ArrayList<Node>();
        for (var child : element.childNodes()) {
            if (!gone.contains(child)) {
                kept.add(child);
            }
        }
        element.empty();
        element.insertChildren(0, kept);
    }
}
