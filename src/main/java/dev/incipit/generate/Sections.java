package dev.incipit.generate;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Puts chosen pages into sections: by the labels of the site's menus where it has any, else by its folders; large groups are
 * split by their own labels, small ones folded; documentation first, what an agent may skip last.
 */
final class Sections {
    private static final int SECTIONS_MAX = 8;
    private static final int SPLIT_MIN = 12;
    private static final double SPLIT_SHARE = 0.4;
    private static final int SMALL = 2;
    private static final int FOLDERS_MAX = 8;
    private static final double SHARED_BY = 0.8;
    /** Years, and what menus say for "whatever else". */
    private static final Pattern EMPTY_LABEL =
            Pattern.compile("(?i)\\d+|more|plus|mehr|más|mais|altro|menu|menü|other|others|autres|links|navigation");
    /** From here on the format's readers look for what they may skip (check optional-use). */
    private static final int OPTIONAL_FROM = 50;

    private static final int SERIES_MAX = 6;
    private static final int OTHER_NEWS_MAX = 12;
    private static final int NEWS_KEPT_MAX = 8;
    private static final int LABEL_CHARACTERS_MAX = 60;

    private final SitePages pages;
    private final Menus menus;
    private final Ranking ranking;
    private final Titles titles;
    private final Map<String, String> folderNames = new HashMap<>();
    private int sharedFolders;

    Sections(SitePages pages, Menus menus, Ranking ranking, Titles titles) {
        this.pages = pages;
        this.menus = menus;
        this.ranking = ranking;
        this.titles = titles;
        for (var page : pages.all()) {
            folderNames.putIfAbsent(folderKey(pages.segments(page.url())), titles.of(page.page()));
        }
    }

    /** The sections of an index over the chosen pages. */
    List<Outline.Part> arrange(List<CrawledPage> chosen) {
        var optional = new ArrayList<CrawledPage>();
        var listed = new ArrayList<CrawledPage>();
        separate(chosen, listed, optional);
        sharedFolders = sharedFolders(listed);
        var groups = new LinkedHashMap<String, List<CrawledPage>>();
        inSiteOrder(listed)
                .forEach(page -> groups.computeIfAbsent(label(page, 0), _ -> new ArrayList<>())
                        .add(page));
        adoptParents(groups);
        var split = split(groups, listed.size());
        fold(split, SMALL);
        while (split.size() > SECTIONS_MAX && fold(split, smallest(split) + 1)) {
            // Each round folds at least one group into that of its kind.
        }
        return parts(bySeries(split, optional), inSiteOrder(optional));
    }

    /** How many folders nearly all pages lie in: they tell nothing apart. */
    private int sharedFolders(List<CrawledPage> listed) {
        int shared = 0;
        for (int depth = 0; depth < FOLDERS_MAX; depth++) {
            var counts = new HashMap<String, Integer>();
            for (var page : listed) {
                var segments = pages.segments(page.url());
                if (segments.size() > depth + 1) {
                    counts.merge(segments.get(depth), 1, Integer::sum);
                }
            }
            var most =
                    counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            if (most < SHARED_BY * listed.size()) {
                break;
            }
            shared = depth + 1;
        }
        return shared;
    }

    /** Large groups by the series in them; of series of news the first ones, since the others can be skipped. */
    private Map<String, List<CrawledPage>> bySeries(Map<String, List<CrawledPage>> groups, List<CrawledPage> optional) {
        var result = new LinkedHashMap<String, List<CrawledPage>>();
        groups.forEach((label, members) -> {
            if (members.size() <= SPLIT_MIN) {
                result.computeIfAbsent(label, _ -> new ArrayList<>()).addAll(members);
                return;
            }
            var news =
                    members.stream().filter(page -> kind(page) == PageKind.NEWS).count() * 2 > members.size();
            Series.among(inSiteOrder(members), titles, label).forEach((name, series) -> {
                var keptMax = name.equals(label) ? OTHER_NEWS_MAX : SERIES_MAX;
                var kept = news ? Math.min(series.size(), keptMax) : series.size();
                result.computeIfAbsent(name, _ -> new ArrayList<>()).addAll(series.subList(0, kept));
                optional.addAll(series.subList(kept, series.size()));
            });
        });
        return result;
    }

    private void separate(List<CrawledPage> chosen, List<CrawledPage> listed, List<CrawledPage> optional) {
        var news = chosen.stream().filter(page -> kind(page) == PageKind.NEWS).count();
        var newsSite = news * 2 > chosen.size();
        int newsKept = 0;
        for (var page : chosen) {
            var kind = kind(page);
            var skippable = kind == PageKind.LEGAL
                    || (kind == PageKind.NEWS && !newsSite && ++newsKept > NEWS_KEPT_MAX)
                    || (kind == PageKind.PROJECT && chosen.size() >= OPTIONAL_FROM);
            (skippable ? optional : listed).add(page);
        }
    }

    private PageKind kind(CrawledPage page) {
        return ranking.of(page).kind();
    }

    private List<CrawledPage> inSiteOrder(List<CrawledPage> some) {
        return some.stream()
                .sorted(Comparator.<CrawledPage>comparingInt(page -> pages.isHome(page) ? 0 : 1)
                        .thenComparingInt(page -> menus.place(page).orElse(Integer.MAX_VALUE))
                        .thenComparingInt(pages::discovered))
                .toList();
    }

    /** The label of the group a page belongs to, at the given depth of the site's own tree; empty when there is none. */
    private String label(CrawledPage page, int depth) {
        if (pages.isHome(page)) {
            return "";
        }
        var trail = menus.trail(page);
        if (!trail.isEmpty()) {
            return depth < trail.size()
                            && !EMPTY_LABEL.matcher(trail.get(depth)).matches()
                    ? clean(trail.get(depth))
                    : "";
        }
        if (menus.isGrouped() && menus.shownOn(page) > 0) {
            return "";
        }
        var segments = pages.segments(page.url());
        var at = depth + sharedFolders;
        return at < segments.size() - 1
                        && !EMPTY_LABEL.matcher(segments.get(at)).matches()
                ? folderName(segments.subList(0, at + 1))
                : "";
    }

    /** A folder is called as its own page is, else as its kind is, else as its path says. */
    private String folderName(List<String> folder) {
        return Optional.ofNullable(folderNames.get(folderKey(folder)))
                .filter(name -> name.length() <= LABEL_CHARACTERS_MAX)
                .or(() -> PageKind.ofLabel(folder.getLast()).map(PageKind::label))
                .orElseGet(() -> humanize(folder.getLast()));
    }

    private static String folderKey(List<String> segments) {
        return String.join("/", segments).toLowerCase(Locale.ROOT).replaceAll("\\.[a-z]{2,5}$", "");
    }

    private static String humanize(String segment) {
        var words = segment.replaceAll("[-_.]+", " ").strip();
        return words.isEmpty() ? "" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String clean(String label) {
        var line = label.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        return line.length() <= LABEL_CHARACTERS_MAX
                ? line
                : line.substring(0, LABEL_CHARACTERS_MAX).strip() + "…";
    }

    /** A page that is itself the head of a group stands in that group, first. */
    private void adoptParents(Map<String, List<CrawledPage>> groups) {
        var loose = groups.get("");
        if (loose == null) {
            return;
        }
        for (var page : loose.stream().filter(page -> !pages.isHome(page)).toList()) {
            var name = Titles.key(titles.of(page.page()));
            var shown = menus.label(page).map(Titles::key).orElse(name);
            groups.keySet().stream()
                    .filter(label -> !label.isEmpty()
                            && (Titles.key(label).equals(name)
                                    || Titles.key(label).equals(shown)))
                    .findFirst()
                    .ifPresent(label -> {
                        loose.remove(page);
                        groups.get(label).addFirst(page);
                    });
        }
        if (loose.isEmpty()) {
            groups.remove("");
        }
    }

    private Map<String, List<CrawledPage>> split(Map<String, List<CrawledPage>> groups, int total) {
        var result = new LinkedHashMap<String, List<CrawledPage>>();
        groups.forEach((label, members) -> {
            if (members.size() > SPLIT_MIN && members.size() > SPLIT_SHARE * total) {
                var finer = new LinkedHashMap<String, List<CrawledPage>>();
                members.forEach(page -> finer.computeIfAbsent(label(page, 1), _ -> new ArrayList<>())
                        .add(page));
                finer.forEach((below, few) -> result.computeIfAbsent(
                                below.isEmpty() || few.size() <= SMALL ? label : below, _ -> new ArrayList<>())
                        .addAll(few));
            } else {
                result.computeIfAbsent(label, _ -> new ArrayList<>()).addAll(members);
            }
        });
        return result;
    }

    /** Moves the pages of groups of fewer than {@code least} into the group of their kind; false when nothing moved. */
    private boolean fold(Map<String, List<CrawledPage>> groups, int least) {
        var folded = new ArrayList<CrawledPage>();
        groups.entrySet().removeIf(group -> {
            var small = group.getKey().isEmpty() || (group.getValue().size() < least && !isKindLabel(group.getKey()));
            if (small) {
                folded.addAll(group.getValue());
            }
            return small;
        });
        folded.forEach(page -> groups.computeIfAbsent(kind(page).label(), _ -> new ArrayList<>())
                .add(page));
        return !folded.isEmpty();
    }

    private static boolean isKindLabel(String label) {
        for (var kind : PageKind.values()) {
            if (kind.label().equals(label)) {
                return true;
            }
        }
        return false;
    }

    private static int smallest(Map<String, List<CrawledPage>> groups) {
        return groups.entrySet().stream()
                .filter(group -> !isKindLabel(group.getKey()))
                .mapToInt(group -> group.getValue().size())
                .min()
                .orElse(0);
    }

    private List<Outline.Part> parts(Map<String, List<CrawledPage>> groups, List<CrawledPage> optional) {
        var names = new Names(titles);
        var parts = new ArrayList<Outline.Part>();
        groups.entrySet().stream()
                .sorted(Comparator.comparingInt(this::rank))
                .forEach(group -> parts.add(new Outline.Part(
                        group.getKey(), names.entries(group.getKey(), inSiteOrder(group.getValue())))));
        if (!optional.isEmpty()) {
            parts.add(new Outline.Part(Section.OPTIONAL, names.entries("", optional)));
        }
        return parts;
    }

    /** Documentation first; groups of one rank keep the site's order. */
    private int rank(Map.Entry<String, List<CrawledPage>> group) {
        if (group.getValue().stream().anyMatch(pages::isHome)) {
            return -1;
        }
        var kinds = new HashMap<PageKind, Integer>();
        group.getValue().forEach(page -> kinds.merge(kind(page), 1, Integer::sum));
        return kinds.entrySet().stream()
                .max(Map.Entry.<PageKind, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(entry -> switch (entry.getKey()) {
                    case DOCUMENTATION, REFERENCE -> 0;
                    case PRODUCT -> 1;
                    case COMPANY -> 2;
                    case PROJECT -> 3;
                    case NEWS -> 4;
                    case LEGAL, LISTING, UTILITY -> 5;
                })
                .orElse(0);
    }
}
