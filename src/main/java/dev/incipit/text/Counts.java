package dev.incipit.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How often each of many texts occurs, or of what else is counted by what it equals. */
public final class Counts {
    private Counts() {}

    /** Counts them. */
    public static <T> Map<T, Integer> of(Stream<T> things) {
        var counts = new HashMap<T, Integer>();
        things.forEach(thing -> counts.merge(thing, 1, Integer::sum));
        return counts;
    }

    /** Returns those that occur so often or more often. */
    public static <T> Set<T> atLeast(int times, Map<T, Integer> counts) {
        return counts.entrySet().stream()
                .filter(count -> count.getValue() >= times)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }
}
