package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKind;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Groups of pages that nothing else places, by the page of the menu that lists them: the objects of an API below "API". */
record ListedGroups(SitePages pages, SiteNavigation navigation, PageKinds kinds, Labels labels) {
    private static final int MEMBERS_MIN = 3;

    /** A page that leads to fewer lists them only if it leads nowhere else. */
    private static final int MANY = 5;

    /** Kinds that have a section of their own wherever they are listed. */
    private static final Set<PageKind> PLACED = Set.of(PageKind.LEGAL, PageKind.UTILITY, PageKind.LISTING);

    /** Labels pages without a label by the grouped page, shown at the menu's outermost level, whose text mostly links to such. */
    void join(Groups groups) {
        groups.byLabel.values().stream()
                .flatMap(List::stream)
                .filter(page -> navigation.isHead(page) && !pages.isHome(page))
                .sorted(Comparator.<CrawledPage>comparingInt(
                                head -> -members(head, groups).size())
                        .thenComparingInt(pages::words))
                .toList()
                .forEach(head -> labels.ofMenu(head).ifPresent(name -> {
                    var members = members(head, groups);
                    if (!members.isEmpty()) {
                        groups.byLabel.get("").removeAll(members);
                        members.forEach(page -> groups.add(name, page));
                    }
                }));
        groups.byLabel.values().removeIf(List::isEmpty);
    }

    private List<CrawledPage> members(CrawledPage head, Groups groups) {
        var linked = pages.linkedInText(head);
        var members = groups.byLabel.getOrDefault("", List.of()).stream()
                .filter(page -> linked.contains(page.url()) && isLoose(page, head))
                .toList();
        boolean lists = members.size() >= MANY
                ? members.size() * 2 >= linked.size() || isMostlyBeside(linked, members.getFirst())
                : members.size() >= MEMBERS_MIN && members.size() == linked.size();
        return lists ? members : List.of();
    }

    /** Whether a page has no other place; a site's news have their own, wherever else they are listed. */
    private boolean isLoose(CrawledPage page, CrawledPage head) {
        boolean news = kinds.of(page) == PageKind.NEWS && kinds.of(head) == PageKind.NEWS;
        return !pages.isHome(page) && !navigation.isHead(page) && !news && !PLACED.contains(kinds.of(page));
    }

    /** Whether most of what is linked lies in one folder; all pages lie at the root. */
    private boolean isMostlyBeside(Set<WebUrl> linked, CrawledPage member) {
        if (pages.segments(member).size() < 2) {
            return false;
        }
        var beside = linked.stream()
                .flatMap(url -> pages.at(url).stream())
                .filter(page -> pages.folder(page).equals(pages.folder(member)));
        return beside.count() * 2 >= linked.size();
    }
}
