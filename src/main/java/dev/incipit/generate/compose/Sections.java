package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.TitleSeries;
import dev.incipit.generate.title.Titles;
import dev.incipit.llmstxt.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Arranges chosen pages in sections of similar size: splits large groups by their own labels or by series, and folds small ones
 * into the group of their kind. Documentation comes first, what an agent may skip comes last.
 */
public final class Sections {
    /** Not counting the section for what can be skipped. */
    private static final int SECTIONS_MAX = 8;

    private static final int SPLIT_MIN = 12;
    private static final double SPLIT_SHARE = 0.4;
    /** In a large index, and below another group, groups with no more pages are folded into others. */
    private static final int SMALL = 2;

    private static final int LARGE = 30;

    /** A group named by an identifier needs at least this share of all pages. */
    private static final int IDENTIFIER_SHARE = 8;

    private static final int SHOWN_WEIGHT = 2;
    /** From this size on, readers of the format look for a section they may skip (check optional-use). */
    public static final int OPTIONAL_FROM = 50;

    private final SitePages pages;
    private final SiteNavigation navigation;
    private final PageKinds kinds;
    private final Titles titles;
    private final Ranking ranking;
    private final LeafGroups leaves;
    private final SectionNames own;

    Sections(
            SitePages pages,
            SiteNavigation navigation,
            PageKinds kinds,
            Titles titles,
            Ranking ranking,
            LeafGroups leaves) {
        this.pages = pages;
        this.navigation = navigation;
        this.kinds = kinds;
        this.titles = titles;
        this.ranking = ranking;
        this.leaves = leaves;
        this.own = SectionNames.of(pages);
    }

    List<IndexOutline.Part> arrange(Selection.Choice choice) {
        var listed = choice.listed();
        var order = new ReadingOrder(pages, navigation, ranking, leaves, listed);
        var labels = new Labels(pages, navigation, kinds, titles, listed);
        var groups = new Groups();
        order.of(listed).forEach(page -> groups.add(labels.of(page, 0), page));
        new ListedGroups(pages, navigation, kinds, labels).join(groups);
        adoptHeads(groups, labels);
        var parts = split(groups, labels, listed.size());
        adoptHeads(parts, labels);
        var folders = new FolderGroups(pages, navigation, labels);
        folders.join(parts, small(parts, labels, listed.size()));
        small(parts, labels, listed.size()).forEach(label -> fold(parts, label, labels));
        foldToMax(parts, labels);
        foldSingles(parts);
        var series = bySeries(parts, order, folders);
        return written(series, order, order.of(choice.skippable()), labels);
    }

    /** Puts a page that heads a group into that group, if it has no group yet or breadcrumbs lead through it. */
    private void adoptHeads(Groups groups, Labels labels) {
        for (var label : List.copyOf(groups.byLabel.keySet())) {
            for (var page : groups.take(label)) {
                boolean loose = label.isEmpty() || isHeadOfBreadcrumbs(page);
                groups.add((loose ? headed(groups, page, labels) : Optional.<String>empty()).orElse(label), page);
            }
        }
    }

    /** Whether breadcrumbs lead through it and no menu shows it; a menu would say where the site puts it. */
    private boolean isHeadOfBreadcrumbs(CrawledPage page) {
        return navigation.pagesBelow(page) > 0 && navigation.shownOn(page) == 0;
    }

    private Groups split(Groups groups, Labels labels, int total) {
        var result = new Groups();
        groups.byLabel.forEach((label, members) -> {
            if (members.size() <= SPLIT_MIN || members.size() <= SPLIT_SHARE * total) {
                members.forEach(page -> result.add(label, page));
                return;
            }
            var finer = new Groups();
            members.forEach(page -> finer.add(labels.of(page, 1), page));
            finer.byLabel.forEach((below, few) -> {
                var own = !below.isEmpty() && few.size() > SMALL && !areIssues(few);
                few.forEach(page -> result.add(own ? below : label, page));
                if (own && !below.equals(label)) {
                    result.parents.put(below, label);
                }
            });
        });
        return result;
    }

    /** Whether only their dates tell pages apart, as the meetings of one board: no part of a site. */
    private boolean areIssues(List<CrawledPage> some) {
        return some.stream().allMatch(page -> leaves.isIn(LeafGroups.Order.ISSUES, page));
    }

    /** Returns the groups whose pages go into the group they were split from or head, else into that of their kind. */
    private List<String> small(Groups groups, Labels labels, int total) {
        return groups.byLabel.keySet().stream()
                .filter(label -> label.isEmpty() || isSmall(groups, label, labels, total))
                .toList();
    }

    /** Whether a group has so few pages that they join others, unless the home page's menu shows its head. */
    private boolean isSmall(Groups groups, String label, Labels labels, int total) {
        var members = groups.byLabel.get(label);
        int few = total >= LARGE || groups.parents.containsKey(label) ? SMALL : 1;
        int small = LabelWords.areIdentifier(label) ? Math.max(few, total / IDENTIFIER_SHARE) : few;
        return members.size() <= small
                && !own.has(label)
                && members.stream().noneMatch(page -> navigation.isHead(page) && labels.heads(page, label));
    }

    /** Folds groups that can be spared until few enough are left; each at most once, even if others lead back to it. */
    void foldToMax(Groups groups, Labels labels) {
        for (int roundsMax = groups.byLabel.size();
                roundsMax > 0 && groups.byLabel.size() > SECTIONS_MAX;
                roundsMax--) {
            least(groups).ifPresent(least -> fold(groups, least, labels));
        }
    }

    /** Pages go where the page goes that their group is named after. */
    private void fold(Groups groups, String label, Labels labels) {
        var members = groups.take(label);
        var above = groups.above(label, labels);
        var head = members.stream()
                .filter(page -> !label.isEmpty() && labels.heads(page, label))
                .findFirst();
        for (var page : members) {
            var other = above.or(() -> headed(groups, page, labels))
                    .or(() -> below(groups, page))
                    .orElseGet(() -> labelOf(kinds.of(head.orElse(page)), groups));
            groups.add(other, page);
        }
    }

    /** Returns the group that is named after a page to which menus or breadcrumbs of this one lead. */
    private Optional<String> below(Groups groups, CrawledPage page) {
        return navigation.trail(page).stream()
                .filter(groups.byLabel::containsKey)
                .findFirst();
    }

    private Optional<String> headed(Groups groups, CrawledPage page, Labels labels) {
        return groups.byLabel.keySet().stream()
                .filter(name -> !pages.isHome(page) && !name.isEmpty() && labels.heads(page, name))
                .findFirst();
    }

    /** Returns the group that can be spared first: the smallest, and of equal ones the last. */
    private Optional<String> least(Groups groups) {
        var labels = new ArrayList<>(groups.byLabel.keySet());
        labels.removeIf(label -> own.has(label) || groups.isParent(label));
        return labels.reversed().stream().min(Comparator.comparingInt(label -> weight(groups.byLabel.get(label))));
    }

    /** Of groups of similar size, one that a menu shows is the site's own. */
    private int weight(List<CrawledPage> members) {
        var shown = members.stream().anyMatch(page -> navigation.shownOn(page) > 0);
        return members.size() + (shown ? SHOWN_WEIGHT : 0);
    }

    /** Returns the group for pages of a kind: one that the site itself calls so, else the default one. */
    private String labelOf(PageKind kind, Groups groups) {
        return switch (kind) {
            case PRODUCT, COMPANY, NEWS ->
                groups.byLabel.keySet().stream()
                        .filter(label -> PageKind.ofLabel(label).equals(Optional.of(kind)))
                        .findFirst()
                        .orElse(own.of(kind));
            case DOCUMENTATION, REFERENCE, GENERAL, VACANCY, PROJECT, LEGAL, LISTING, UTILITY -> own.of(kind);
        };
    }

    /** Dissolves default sections with one page: the page joins those that the site does not group. */
    private void foldSingles(Groups groups) {
        Stream.of(PageKind.PRODUCT, PageKind.COMPANY, PageKind.PROJECT)
                .forEach(kind -> foldSingle(groups, own.of(kind), own.of(PageKind.GENERAL)));
        // A manual offers nothing: its page "Comparison" is a chapter.
        foldSingle(groups, own.of(PageKind.PRODUCT), own.of(PageKind.DOCUMENTATION));
        // Questions and answers alone make no manual.
        foldSingle(groups, own.of(PageKind.DOCUMENTATION), own.of(PageKind.GENERAL));
    }

    private static void foldSingle(Groups groups, String label, String into) {
        if (groups.byLabel.containsKey(into)
                && groups.byLabel.getOrDefault(label, List.of()).size() == 1) {
            groups.take(label).forEach(page -> groups.add(into, page));
        }
    }

    /** Splits large groups by series. */
    private Groups bySeries(Groups groups, ReadingOrder order, FolderGroups folders) {
        var result = new Groups();
        groups.byLabel.forEach((label, members) -> {
            if (members.size() <= SPLIT_MIN) {
                members.forEach(page -> result.add(label, page));
                return;
            }
            TitleSeries.among(order.of(members), titles, label).forEach((name, series) -> {
                boolean own = areIssues(series) || name.equals(label);
                var of = own ? label : folders.nameOf(series).orElse(name);
                series.forEach(page -> result.add(of, page));
            });
        });
        return result;
    }

    /** Puts the page that a group is named after at its head. */
    private List<CrawledPage> headFirst(String label, List<CrawledPage> members, Labels labels) {
        return members.stream()
                .sorted(Comparator.comparingInt(page -> pages.isHome(page) ? 0 : labels.heads(page, label) ? 1 : 2))
                .toList();
    }

    private List<IndexOutline.Part> written(
            Groups groups, ReadingOrder order, List<CrawledPage> optional, Labels labels) {
        var ranked = order.ofGroups(
                groups.byLabel.entrySet().stream()
                        .sorted(Map.Entry.comparingByValue(new SectionOrder(pages, kinds, order).comparator()))
                        .toList(),
                Map.Entry::getValue);
        var names = new UniqueNames(pages, titles);
        var parts = new ArrayList<IndexOutline.Part>();
        var before = new ArrayList<CrawledPage>();
        for (var group : ranked) {
            var label = named(group.getKey(), groups, labels);
            before.addAll(headFirst(label, order.of(group.getValue()), labels));
            var homeAlone = before.size() == 1 && pages.isHome(before.getFirst());
            var joins = homeAlone
                    && !kinds.sells()
                    && ranked.size() > 1
                    && begins(ranked.get(1).getKey());
            if (!joins) {
                var name = homeAlone && own.has(group.getKey()) ? own.of(PageKind.GENERAL) : label;
                parts.add(new IndexOutline.Part(name, names.entries(name, before)));
                before.clear();
            }
        }
        if (!optional.isEmpty()) {
            parts.add(new IndexOutline.Part(Section.OPTIONAL, names.entries("", optional)));
        }
        return parts;
    }

    /** Returns what the site calls its news: the name of the page in whose folder most of them are. */
    private String named(String label, Groups groups, Labels labels) {
        var members = groups.byLabel.get(label);
        return members.stream()
                .filter(page -> label.equals(own.of(PageKind.NEWS)) && isFolderOfMost(page, members))
                .flatMap(page -> labels.name(page).stream())
                .filter(name -> !groups.byLabel.containsKey(name))
                .findFirst()
                .orElse(label);
    }

    private boolean isFolderOfMost(CrawledPage head, List<CrawledPage> members) {
        var folder = FolderNames.key(pages.segments(head)) + "/";
        return members.stream()
                                .filter(page ->
                                        FolderNames.key(pages.segments(page)).startsWith(folder))
                                .count()
                        * 2
                > members.size();
    }

    /** Whether a reader of the home page goes on in the group of that name; a part with a name of its own does not hold it. */
    private boolean begins(String label) {
        return own.has(label) || PageKind.ofLabel(label).equals(Optional.of(PageKind.DOCUMENTATION));
    }
}
