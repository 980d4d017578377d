package dev.incipit.crawl;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Knows paths that are combined and not written: folders that stand below each other in any order, as the choices of a shop's
 * filter and relative links that never end do. Two folders may be turned round on an honest site ({@code /docs/en}, {@code
 * /en/docs}); three of which each stands above and below both others are none. Owned by the frontier's thread.
 */
final class FolderOrder {
    /** Pairs of folders that are remembered; a crawl of 200 pages meets a few thousand. */
    private static final int PAIRS_MAX = 20_000;

    private final Set<Pair> seen = new HashSet<>();
    private final Map<String, Set<String>> turned = new HashMap<>();

    private record Pair(String above, String below) {}

    /** Takes in a path, segment by segment. */
    void add(List<String> segments) {
        for (int i = 1; i < segments.size() && seen.size() < PAIRS_MAX; i++) {
            var above = segments.get(i - 1);
            var below = segments.get(i);
            if (!above.equals(below) && seen.add(new Pair(above, below)) && seen.contains(new Pair(below, above))) {
                turned.computeIfAbsent(above, _ -> new HashSet<>()).add(below);
                turned.computeIfAbsent(below, _ -> new HashSet<>()).add(above);
            }
        }
    }

    /** Whether the path holds two of three such folders, one right below the other. */
    boolean isCombined(List<String> segments) {
        for (int i = 1; i < segments.size(); i++) {
            if (isOfThree(segments.get(i - 1), segments.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean isOfThree(String one, String other) {
        var beside = turned.getOrDefault(other, Set.of());
        return beside.contains(one)
                && turned.getOrDefault(one, Set.of()).stream().anyMatch(beside::contains);
    }
}
