package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.PackChange;
import dev.incipit.generate.PackChange.Kind;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.FullPage;
import dev.incipit.llmstxt.FullTextReader;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The full file of an earlier run: what it still says of pages that cannot be read today, and how it differs from that of this run. */
public final class FormerFull {
    private final KnownPages known;
    private final Predicate<WebUrl> unwanted;
    private final Map<String, FullPage> old;
    private final String text;

    /**
     * Reads the file.
     *
     * @param full its text; empty if there is none
     * @param unwanted whether no file may have a page
     */
    public FormerFull(CrawlReport report, String full, Predicate<WebUrl> unwanted) {
        known = new KnownPages(report);
        this.unwanted = unwanted;
        old = pages(full);
        text = full;
    }

    /** The file's pages that the crawl says nothing about. */
    public List<WebUrl> unmet() {
        return old.keySet().stream()
                .flatMap(url -> WebUrl.parse(url).stream())
                .filter(url -> known.isUnmet(url) && !unwanted.test(url))
                .toList();
    }

    /**
     * The pages that may still be there and could not be read: they cannot be reached, or nothing links to them.
     *
     * @param statuses what became of {@link #unmet} pages
     */
    public List<FullPage> kept(Map<WebUrl, PageStatus> statuses) {
        return old.values().stream()
                .filter(page -> gone(page.url(), statuses).isEmpty())
                .toList();
    }

    /** Why a page that is not in the file of this run is gone; empty if it may still be there. */
    private Optional<String> gone(String address, Map<WebUrl, PageStatus> statuses) {
        var url = WebUrl.parse(address);
        if (url.filter(page -> !known.isRead(page)).isEmpty()) {
            return Optional.of("no longer among the site's pages");
        }
        if (unwanted.test(url.get())) {
            return Optional.of("is not wanted in the file");
        }
        return statuses.get(url.get()) instanceof PageStatus.Moved(var to)
                ? Optional.of("leads to " + to)
                : known.gone(url.get(), statuses);
    }

    /**
     * Compares the file with that of this run.
     *
     * @param whole whether this run's has all pages of the site, so that one it has and the other has not is missing there
     * @param unchanged pages whose copies say that they are as they were: only what other pages repeat of them can differ
     */
    public List<PackChange> changes(
            String now, boolean whole, Set<String> unchanged, Map<WebUrl, PageStatus> statuses) {
        var fresh = pages(now);
        boolean cut = !whole && isCut(now, fresh);
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
                gone(url, statuses).ifPresent(why -> changes.add(change(Kind.GONE, page, why)));
            }
        });
        if (whole || cut) {
            fresh.forEach((url, page) -> {
                if (!old.containsKey(url)) {
                    changes.add(change(Kind.MISSING, page, ""));
                }
            });
        }
        return changes;
    }

    /** Whether it breaks off before its end, so that it lacks pages that it would have: in its head, or in the last page it has. */
    private boolean isCut(String now, Map<String, FullPage> fresh) {
        if (old.isEmpty()) {
            return now.startsWith(text.stripTrailing());
        }
        var last = List.copyOf(old.values()).getLast();
        var there = fresh.get(last.url());
        return there != null
                && old.size() < fresh.size()
                && there.markdown().startsWith(last.markdown())
                && there.markdown().length() > last.markdown().length();
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
