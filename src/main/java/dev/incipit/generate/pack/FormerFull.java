package dev.incipit.generate.pack;

import dev.incipit.generate.PackChange;
import dev.incipit.generate.PackChange.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How the full file of an earlier run differs from that of this one, page by page. */
public final class FormerFull {
    private static final String FILE = "llms-full.txt";
    private static final String HEADING = "## ";
    private static final String SOURCE = "Source: ";

    private FormerFull() {}

    /** A page as the full file has it. */
    private record Inlined(String title, String text) {}

    /**
     * Compares two full files.
     *
     * @param whole whether this run's has all pages of the site, so that one it has and the other has not is missing there
     * @param unchanged pages whose copies say that they are as they were: only what other pages repeat of them can differ
     */
    public static List<PackChange> changes(String then, String now, boolean whole, Set<String> unchanged) {
        var old = pages(then);
        var fresh = pages(now);
        var changes = new ArrayList<PackChange>();
        old.forEach((url, page) -> {
            var there = fresh.get(url);
            if (there != null && !unchanged.contains(url)) {
                if (!there.title().equals(page.title())) {
                    changes.add(new PackChange(FILE, Kind.RETITLED, page.title(), url, there.title()));
                } else if (!there.text().equals(page.text())) {
                    changes.add(new PackChange(FILE, Kind.REWORDED, page.title(), url, ""));
                }
            } else if (there == null && whole) {
                changes.add(new PackChange(FILE, Kind.GONE, page.title(), url, "no longer among the site's pages"));
            }
        });
        if (whole) {
            fresh.forEach((url, page) -> {
                if (!old.containsKey(url)) {
                    changes.add(new PackChange(FILE, Kind.MISSING, page.title(), url, ""));
                }
            });
        }
        return changes;
    }

    private static Map<String, Inlined> pages(String full) {
        var lines = full.lines().toList();
        var pages = new LinkedHashMap<String, Inlined>();
        int start = -1;
        for (int at = 0; at <= lines.size(); at++) {
            if (at == lines.size() || opensPage(lines, at)) {
                if (start >= 0) {
                    pages.putIfAbsent(
                            lines.get(start + 2).substring(SOURCE.length()),
                            new Inlined(
                                    lines.get(start).substring(HEADING.length()),
                                    String.join("\n", lines.subList(start + 3, at))
                                            .strip()));
                }
                start = at;
            }
        }
        return pages;
    }

    private static boolean opensPage(List<String> lines, int at) {
        return lines.get(at).startsWith(HEADING)
                && at + 2 < lines.size()
                && lines.get(at + 1).isBlank()
                && lines.get(at + 2).startsWith(SOURCE);
    }
}
