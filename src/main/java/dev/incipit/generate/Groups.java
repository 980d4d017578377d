package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages under labels, both in the order they came. */
final class Groups {
    final Map<String, List<CrawledPage>> byLabel = new LinkedHashMap<>();

    /** Of a group that was split off, the label of the one it was in. */
    final Map<String, String> parents = new HashMap<>();

    void add(String label, CrawledPage page) {
        byLabel.computeIfAbsent(label, _ -> new ArrayList<>()).add(page);
    }

    /** Whether groups that were split off from it are still there. */
    boolean isParent(String label) {
        return byLabel.keySet().stream().anyMatch(below -> label.equals(parents.get(below)));
    }

    List<CrawledPage> take(String label) {
        var taken = byLabel.remove(label);
        return taken == null ? List.of() : taken;
    }
}
