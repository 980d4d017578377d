package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pages by label, both in order of arrival. */
final class Groups {
    final Map<String, List<CrawledPage>> byLabel = new LinkedHashMap<>();

    /** Maps the label of a group that was split off to the label of the group it came from. */
    final Map<String, String> parents = new HashMap<>();

    void add(String label, CrawledPage page) {
        byLabel.computeIfAbsent(label, _ -> new ArrayList<>()).add(page);
    }

    /** Whether groups that were split off from it still exist. */
    boolean isParent(String label) {
        return byLabel.keySet().stream().anyMatch(below -> label.equals(parents.get(below)));
    }

    /** Returns the group from which one was split off, or that has the page which it is named after; empty if neither exists. */
    Optional<String> above(String label, Labels labels) {
        return Optional.ofNullable(parents.get(label))
                .filter(byLabel::containsKey)
                .or(() -> byLabel.keySet().stream()
                        .filter(other -> !other.isEmpty() && !label.isEmpty())
                        .filter(other -> byLabel.get(other).stream().anyMatch(page -> labels.heads(page, label)))
                        .findFirst());
    }

    List<CrawledPage> take(String label) {
        var taken = byLabel.remove(label);
        return taken == null ? List.of() : taken;
    }
}
