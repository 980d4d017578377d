package dev.incipit.generate.survey;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The labels above a page, outermost first, with the number of menus that have them. */
final class TrailVotes {
    private final Predicate<String> telling;
    private final Map<List<String>, Integer> all = new LinkedHashMap<>();
    private final Map<List<String>, Integer> ofTelling = new LinkedHashMap<>();

    /**
     * @param telling whether a label says something of the pages below it
     */
    TrailVotes(Predicate<String> telling) {
        this.telling = telling;
    }

    void add(List<String> trail) {
        if (!trail.isEmpty()) {
            all.merge(trail, 1, Integer::sum);
            if (telling.test(trail.getLast())) {
                ofTelling.merge(trail, 1, Integer::sum);
            }
        }
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Returns what most menus have. The labels of a box "More" or "Parent" count only if no other menu has any. */
    Optional<List<String>> usual() {
        return most(ofTelling).or(() -> most(all));
    }

    /** Returns the labels that end with a given one, if as many menus have them as have the usual ones. */
    Optional<List<String>> below(String label) {
        int usual = all.values().stream().mapToInt(votes -> votes).max().orElse(0);
        return all.entrySet().stream()
                .filter(trail ->
                        trail.getValue() == usual && trail.getKey().getLast().equals(label))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static <T> Optional<T> most(Map<T, Integer> votes) {
        return votes.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }
}
