package dev.incipit.generate.pack;

import dev.incipit.generate.PackChange;
import dev.incipit.generate.PackChange.Kind;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.FullTextReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How the full file of an earlier run differs from that of this one, page by page. */
public final class FormerFull {
    private FormerFull() {}

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
                    changes.add(change(Kind.RETITLED, page, there.title()));
                } else if (!there.markdown().equals(page.markdown())) {
                    changes.add(change(Kind.REWORDED, page, ""));
                }
            } else if (there == null && whole) {
                changes.add(change(Kind.GONE, page, "no longer among the site's pages"));
            }
        });
        if (whole) {
            fresh.forEach((url, page) -> {
                if (!old.containsKey(url)) {
                    changes.add(change(Kind.MISSING, page, ""));
                }
            });
        }
        return changes;
    }

    private static PackChange change(Kind kind, FullPage page, String detail) {
        return new PackChange(FileType.FULL_NAME, kind, page.title(), page.url(), detail);
    }

    private static Map<String, FullPage> pages(String full) {
        var pages = new LinkedHashMap<String, FullPage>();
        FullTextReader.pages(full).forEach(page -> pages.putIfAbsent(page.url(), page));
        return pages;
    }
}
