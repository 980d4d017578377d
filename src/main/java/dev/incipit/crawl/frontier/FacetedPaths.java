package dev.incipit.crawl.frontier;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Recognises generated paths: folders that appear below each other in any order, as with the filters of a shop or relative
 * links that never end. A normal site may swap two folders ({@code /docs/en}, {@code /en/docs}), but has no three folders that
 * each appear directly above and below both others. Used only by the frontier's thread.
 */
final class FacetedPaths {
    /** Pairs of folders that are remembered; a crawl of 200 pages finds a few thousand. */
    private static final int PAIRS_MAX = 20_000;

    private final Set<Pair> seen = new HashSet<>();
    private final Map<String, Set<String>> turned = new HashMap<>();

    private record Pair(String above, String below) {}

    /** Records the order of a path's segments. */
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

    /** Returns whether the path holds two of three such folders, one directly below the other. */
    boolean isCombined(List<String> segments) {
        return IntStream.range(1, segments.size()).anyMatch(i -> isOfThree(segments.get(i - 1), segments.get(i)));
    }

    private boolean isOfThree(String one, String other) {
        var beside = turned.getOrDefault(other, Set.of());
        return beside.contains(one)
                && turned.getOrDefault(one, Set.of()).stream().anyMatch(beside::contains);
    }
}
