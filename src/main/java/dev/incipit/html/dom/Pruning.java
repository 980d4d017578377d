package dev.incipit.html.dom;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** Removes many nodes from a tree in linear time. Removing one alone takes time proportional to its siblings. */
public final class Pruning {
    /** Up to this many children of a parent are removed singly, which leaves their siblings in place. */
    private static final int FEW = 16;

    private Pruning() {}

    /** Removes the nodes and their descendants. Nodes without a parent are skipped. */
    public static void remove(Collection<? extends Node> nodes) {
        nodes.stream()
                .filter(node -> node.parentNode() != null)
                .collect(Collectors.groupingBy(Node::parentNode, LinkedHashMap::new, Collectors.toList()))
                .forEach(Pruning::remove);
    }

    /** Puts the children of elements in their place. Unwrapping one alone takes time proportional to its siblings. */
    public static void unwrap(Collection<Element> elements) {
        Map<Element, List<Node>> byParent = new LinkedHashMap<>();
        for (var element : elements) {
            if (element.parent() != null) {
                byParent.computeIfAbsent(element.parent(), _ -> new ArrayList<>())
                        .add(element);
            }
        }
        // Inner elements first.
        List.copyOf(byParent.keySet())
                .reversed()
                .forEach(parent -> unwrap(parent, new HashSet<>(byParent.get(parent))));
    }

    private static void unwrap(Element parent, Set<Node> wrappers) {
        var children = new ArrayList<Node>();
        for (var child : parent.childNodes()) {
            if (child instanceof Element wrapper && wrappers.contains(wrapper)) {
                children.addAll(wrapper.childNodes());
                wrapper.empty();
            } else {
                children.add(child);
            }
        }
        parent.empty();
        parent.insertChildren(0, children);
    }

    private static void remove(Node parent, List<? extends Node> dead) {
        if (dead.size() <= FEW || !(parent instanceof Element element)) {
            dead.forEach(Node::remove);
            return;
        }
        Set<Node> gone = new HashSet<>(dead);
        var kept = element.childNodes().stream()
                .filter(child -> !gone.contains(child))
                .toList();
        element.empty();
        element.insertChildren(0, kept);
    }
}
