package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Puts chosen pages into sections of like size: large groups are split by their own labels or by the series in them, small
 * ones folded into that of their kind; documentation first, what an agent may skip last.
 */
final class Sections {
    /** Without the section for what can be skipped. */
    private static final int SECTIONS_MAX = 8;

    private static final int SPLIT_MIN = 12;
    private static final double SPLIT_SHARE = 0.4;
    private static final int SMALL = 2;
    private static final int SERIES_MAX = 6;
    private static final int OTHER_NEWS_MAX = 12;
    private static final int NEWS_BESIDE_MAX = 8;

    /** From here on the format's readers look for what they may skip (check optional-use). */
    static final int OPTIONAL_FROM = 50;

    private static final int OPTIONAL_SHARE = 6;

    private final SitePages pages;
    private final Menus menus;
    private final PageKinds kinds;
    private final Titles titles;
    private final Ranking ranking;

    Sections(SitePages pages, Menus menus, PageKinds kinds, Titles titles, Ranking ranking) {
        this.pages = pages;
        this.menus = menus;
        this.kinds = kinds;
        this.titles = titles;
        this.ranking = ranking;
    }

    /** The sections of an index over the chosen pages. */
    List<Outline.Part> arrange(List<CrawledPage> chosen) {
        var optional = new ArrayList<CrawledPage>();
        var listed = new ArrayList<CrawledPage>();
        separate(chosen, listed, optional);
        var order = new ReadingOrder(pages, menus, ranking, chosen);
        var labels = new Labels(pages, menus, titles, listed);
        var groups = new Groups();
        order.of(listed).forEach(page -> groups.add(labels.of(page, 0), page));
        adoptHeads(groups, labels);
        var parts = split(groups, labels, listed.size());
        fold(parts, SMALL);
        while (parts.byLabel.size() > SECTIONS_MAX && fold(parts, smallest(parts) + 1)) {
            // Each round folds at least one group into its parent or into that of its kind.
        }
        foldSingles(parts);
        var series = bySeries(parts, order, optional);
        return written(series, order, order.of(optional), labels);
    }

    private void separate(List<CrawledPage> chosen, List<CrawledPage> listed, List<CrawledPage> optional) {
        var newsSite = isMostlyNews(chosen);
        int news = 0;
        for (var page : chosen) {
            var skippable = switch (kind(page)) {
                case LEGAL -> true;
                case NEWS -> !newsSite && ++news > NEWS_BESIDE_MAX;
                case PROJECT -> chosen.size() >= OPTIONAL_FROM;
                case DOCUMENTATION, REFERENCE, GENERAL, PRODUCT, COMPANY, LISTING, UTILITY -> false;
            };
            (skippable ? optional : listed).add(page);
        }
        // Chosen best first: what comes last can be skipped first.
        if (optional.isEmpty() && listed.size() >= OPTIONAL_FROM) {
            var last = listed.subList(listed.size() - listed.size() / OPTIONAL_SHARE, listed.size());
            optional.addAll(last);
            last.clear();
        }
    }

    private PageKind kind(CrawledPage page) {
        return kinds.of(page);
    }

    private boolean isMostlyNews(List<CrawledPage> some) {
        return some.stream().filter(page -> kind(page) == PageKind.NEWS).count() * 2 > some.size();
    }

    /** A page that is itself the head of a group stands in that group. */
    private void adoptHeads(Groups groups, Labels labels) {
        for (var page : groups.take("")) {
            var label = groups.byLabel.keySet().stream()
                    .filter(name -> !pages.isHome(page) && labels.heads(page, name))
                    .findFirst()
                    .orElse("");
            groups.add(label, page);
        }
    }

    private static Groups split(Groups groups, Labels labels, int total) {
        var result = new Groups();
        groups.byLabel.forEach((label, members) -> {
            if (members.size() <= SPLIT_MIN || members.size() <= SPLIT_SHARE * total) {
                members.forEach(page -> result.add(label, page));
                return;
            }
            var finer = new Groups();
            members.forEach(page -> finer.add(labels.of(page, 1), page));
            finer.byLabel.forEach((below, few) -> {
                var own = !below.isEmpty() && few.size() > SMALL;
                few.forEach(page -> result.add(own ? below : label, page));
                if (own && !below.equals(label)) {
                    result.parents.put(below, label);
                }
            });
        });
        return result;
    }

    /**
     * Moves the pages of groups of fewer than {@code least} into the group they were split from, else into that of their kind;
     * false when nothing moved.
     */
    private boolean fold(Groups groups, int least) {
        var small = groups.byLabel.entrySet().stream()
                .filter(group ->
                        group.getKey().isEmpty() || (group.getValue().size() < least && !isKindLabel(group.getKey())))
                .map(Map.Entry::getKey)
                .toList();
        for (var label : small) {
            var parent = Optional.ofNullable(groups.parents.get(label)).filter(groups.byLabel::containsKey);
            for (var page : groups.take(label)) {
                groups.add(parent.orElseGet(() -> labelOf(kind(page), groups)), page);
            }
        }
        return !small.isEmpty();
    }

    /** The group for pages of a kind: one that the site itself calls so, else ours. */
    private static String labelOf(PageKind kind, Groups groups) {
        return switch (kind) {
            case PRODUCT, COMPANY, NEWS ->
                groups.byLabel.keySet().stream()
                        .filter(label -> PageKind.ofLabel(label).equals(Optional.of(kind)))
                        .findFirst()
                        .orElse(kind.label());
            case DOCUMENTATION, REFERENCE, GENERAL, PROJECT, LEGAL, LISTING, UTILITY -> kind.label();
        };
    }

    /** A section of ours with one page in it is none: the page stands among the others that the site does not group. */
    private static void foldSingles(Groups groups) {
        var main = PageKind.GENERAL.label();
        Stream.of(PageKind.PRODUCT, PageKind.COMPANY, PageKind.PROJECT)
                .map(PageKind::label)
                .filter(label -> groups.byLabel.containsKey(main)
                        && groups.byLabel.getOrDefault(label, List.of()).size() == 1)
                .forEach(label -> groups.take(label).forEach(page -> groups.add(main, page)));
    }

    private static boolean isKindLabel(String label) {
        return Stream.of(PageKind.values()).anyMatch(kind -> kind.label().equals(label));
    }

    private static int smallest(Groups groups) {
        return groups.byLabel.entrySet().stream()
                .filter(group -> !isKindLabel(group.getKey()))
                .mapToInt(group -> group.getValue().size())
                .min()
                .orElse(0);
    }

    /** Large groups by the series in them; of series of news the first ones, since the others can be skipped. */
    private Groups bySeries(Groups groups, ReadingOrder order, List<CrawledPage> optional) {
        var result = new Groups();
        groups.byLabel.forEach((label, members) -> {
            if (members.size() <= SPLIT_MIN) {
                members.forEach(page -> result.add(label, page));
                return;
            }
            var news = isMostlyNews(members);
            Series.among(order.of(members), titles, label).forEach((name, series) -> {
                var keptMax = !news ? series.size() : name.equals(label) ? OTHER_NEWS_MAX : SERIES_MAX;
                series.stream().limit(keptMax).forEach(page -> result.add(name, page));
                series.stream().skip(keptMax).forEach(optional::add);
            });
        });
        return result;
    }

    /** The page that a group is named after opens it. */
    private List<CrawledPage> headFirst(String label, List<CrawledPage> members, Labels labels) {
        return members.stream()
                .sorted(Comparator.comparingInt(page -> pages.isHome(page) ? 0 : labels.heads(page, label) ? 1 : 2))
                .toList();
    }

    private List<Outline.Part> written(Groups groups, ReadingOrder order, List<CrawledPage> optional, Labels labels) {
        var ranked = groups.byLabel.entrySet().stream()
                .sorted(Comparator.<Map.Entry<String, List<CrawledPage>>>comparingInt(group -> rank(group.getValue()))
                        .thenComparing(Map.Entry.comparingByValue(order::compareGroups)))
                .toList();
        var names = new Names(pages, titles);
        var parts = new ArrayList<Outline.Part>();
        var before = new ArrayList<CrawledPage>();
        for (var group : ranked) {
            before.addAll(headFirst(group.getKey(), order.of(group.getValue()), labels));
            var homeAlone = before.size() == 1 && pages.isHome(before.getFirst()) && !kinds.sells();
            if (!homeAlone || ranked.size() == 1) {
                parts.add(new Outline.Part(group.getKey(), names.entries(group.getKey(), before)));
                before.clear();
            }
        }
        if (!optional.isEmpty()) {
            parts.add(new Outline.Part(Section.OPTIONAL, names.entries("", optional)));
        }
        return parts;
    }

    /** The home page's group, then documentation; groups of one rank keep the site's order. */
    private int rank(List<CrawledPage> members) {
        if (members.stream().anyMatch(pages::isHome)) {
            return -1;
        }
        var kinds = new HashMap<PageKind, Integer>();
        members.forEach(page -> kinds.merge(kind(page), 1, Integer::sum));
        return kinds.entrySet().stream()
                .max(Map.Entry.<PageKind, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(entry -> switch (entry.getKey()) {
                    case DOCUMENTATION, REFERENCE -> 0;
                    case PRODUCT -> 1;
                    case GENERAL -> 2;
                    case COMPANY -> 3;
                    case PROJECT -> 4;
                    case NEWS -> 5;
                    case LEGAL, LISTING, UTILITY -> 6;
                })
                .orElse(0);
    }

    /** Pages under labels, both in the order they came. */
    private static final class Groups {
        private final Map<String, List<CrawledPage>> byLabel = new LinkedHashMap<>();

        /** Of a group that was split off, the label of the one it was in. */
        private final Map<String, String> parents = new HashMap<>();

        void add(String label, CrawledPage page) {
            byLabel.computeIfAbsent(label, _ -> new ArrayList<>()).add(page);
        }

        List<CrawledPage> take(String label) {
            var taken = byLabel.remove(label);
            return taken == null ? List.of() : taken;
        }
    }
}
