package dev.incipit.generate.pack;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.PackChange;
import dev.incipit.generate.PackChange.Kind;
import dev.incipit.generate.PackFile;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The Markdown copies of an earlier run: which page each is of, and how they differ from what the site says now. Links are compared by
 * the pages they lead to, so that a page that moves changes its own copy and not those of the pages that link to it.
 */
public final class FormerCopies {
    private final CrawlReport report;
    private final KnownPages known;
    private final Map<String, Former> byPlace = new TreeMap<>();
    private final Map<WebUrl, WebUrl> pages = new HashMap<>();

    /** A copy, its page's address and its own. */
    private record Former(String place, MarkdownCopy copy, WebUrl page, WebUrl at) {}

    /** Reads the copies of an earlier run by their places; what is no copy is left out. */
    public FormerCopies(CrawlReport report, Map<String, String> files) {
        this.report = report;
        known = new KnownPages(report);
        files.forEach((place, text) -> former(place, text).ifPresent(former -> {
            byPlace.put(place, former);
            pages.put(former.at(), former.page());
        }));
    }

    private Optional<Former> former(String place, String text) {
        return MarkdownCopy.of(text)
                .flatMap(copy -> WebUrl.parse(copy.url())
                        .flatMap(page -> CopyPlaces.address(report.scope(), place)
                                .map(at -> new Former(place, copy, page, at))));
    }

    /** The page of each copy, by the copy's address. */
    public Map<WebUrl, WebUrl> pages() {
        return pages;
    }

    /** The pages of copies that the crawl says nothing about. */
    public List<WebUrl> unmet() {
        return byPlace.values().stream()
                .map(Former::page)
                .filter(known::isUnmet)
                .toList();
    }

    /**
     * Compares the copies with those of this run.
     *
     * @param statuses what became of {@link #unmet} pages
     */
    public List<PackChange> changes(List<PackFile> fresh, Map<WebUrl, PageStatus> statuses) {
        var now = new TreeMap<String, Former>();
        var nowPages = new HashMap<WebUrl, WebUrl>();
        fresh.stream()
                .filter(file -> file.kind() == PackFile.Kind.COPY)
                .forEach(file -> former(file.path(), file.text()).ifPresent(copy -> {
                    now.put(copy.page().toString(), copy);
                    nowPages.put(copy.at(), copy.page());
                }));
        UnaryOperator<WebUrl> moved =
                page -> report.listed(statuses.get(page) instanceof PageStatus.Moved(var to) ? to : page);
        var changes = new ArrayList<PackChange>();
        var listed = byPlace.values().stream()
                .map(former -> moved.apply(former.page()).toString())
                .collect(Collectors.toSet());
        for (var former : byPlace.values()) {
            var there = now.get(moved.apply(former.page()).toString());
            if (there == null) {
                known.gone(former.page(), statuses).ifPresent(why -> changes.add(change(former, Kind.GONE, why)));
            } else if (!there.page().equals(former.page()) || !there.place().equals(former.place())) {
                changes.add(change(former, Kind.MOVED, there.page().toString()));
            } else if (!there.copy().title().equals(former.copy().title())) {
                changes.add(change(former, Kind.RETITLED, there.copy().title()));
            } else if (!neutral(former, pages, moved).equals(neutral(there, nowPages, moved))) {
                changes.add(change(former, Kind.REWORDED, ""));
            }
        }
        now.values().stream()
                .filter(copy -> !listed.contains(copy.page().toString()))
                .forEach(copy -> changes.add(change(copy, Kind.MISSING, "")));
        return changes;
    }

    private static PackChange change(Former former, Kind kind, String detail) {
        return new PackChange(
                former.place(), kind, former.copy().title(), former.page().toString(), detail);
    }

    /** Returns a copy's text with the addresses of pages in its links. */
    private static String neutral(Former former, Map<WebUrl, WebUrl> pages, UnaryOperator<WebUrl> moved) {
        return LinkTargets.replaced(
                        former.copy().markdown(),
                        target -> former.at()
                                .resolve(target)
                                .map(url -> page(url.withoutFragment(), pages, moved)
                                        + url.fragment().map(part -> "#" + part).orElse("")))
                .strip();
    }

    private static WebUrl page(WebUrl target, Map<WebUrl, WebUrl> pages, UnaryOperator<WebUrl> moved) {
        return moved.apply(pages.getOrDefault(target, target));
    }
}
