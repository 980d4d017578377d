package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.PageLink;
import dev.incipit.url.PageSpelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives each entry of an index a name of its own: of two pages with one title, the later one has its name in the menu, or adds
 * where it belongs.
 */
final class UniqueNames {
    private static final int LETTERS_MIN = 3;

    private final SitePages pages;
    private final Titles titles;
    private final Set<String> taken = new HashSet<>();

    UniqueNames(SitePages pages, Titles titles) {
        this.pages = pages;
        this.titles = titles;
    }

    /** Returns the pages as entries of the section {@code label}, which may be empty. */
    List<IndexOutline.Entry> entries(String label, List<CrawledPage> pages) {
        var entries = new ArrayList<IndexOutline.Entry>();
        for (var page : pages) {
            entries.add(new IndexOutline.Entry(unique(titles.of(page.page()), label, page), page));
        }
        return entries;
    }

    private String unique(String title, String label, CrawledPage page) {
        if (taken.add(TextKey.of(title))) {
            return title;
        }
        var quotable = new Quotable(page.page());
        var link = menuLink(page);
        var inMenu = link.map(PageLink::anchorText)
                .map(UniqueNames::capitalised)
                .filter(text -> text.length() >= LETTERS_MIN && LabelWords.areTelling(text) && quotable.is(text))
                .filter(name -> taken.add(TextKey.of(name)));
        if (inMenu.isPresent()) {
            return inMenu.get();
        }
        var group = link.map(PageLink::trail).filter(trail -> !trail.isEmpty()).map(List::getLast);
        for (var place : List.of(group.orElse(""), label, lastSegment(page))) {
            var placed = title + " (" + place + ")";
            boolean telling = !place.isEmpty() && quotable.is(place);
            if (telling && !TextKey.of(place).equals(TextKey.of(title)) && taken.add(TextKey.of(placed))) {
                return placed;
            }
        }
        var byPath = title + " (" + page.url().path() + ")";
        taken.add(TextKey.of(byPath));
        return byPath;
    }

    /** Returns the link of the page's menu to the page itself. */
    private static Optional<PageLink> menuLink(CrawledPage page) {
        var spelling = PageSpelling.of(page.url());
        return page.page().links().stream()
                .filter(link -> link.region() == PageLink.Region.NAVIGATION || link.region() == PageLink.Region.SIDEBAR)
                .filter(link -> PageSpelling.of(link.target()).equals(spelling))
                .findFirst();
    }

    /** A style sheet may write a menu in capitals. A name of one word, or with a capital within the first, is kept as it is. */
    private static String capitalised(String name) {
        int first = name.indexOf(' ');
        boolean plain = first > 0 && name.substring(0, first).chars().allMatch(Character::isLowerCase);
        return plain ? Character.toUpperCase(name.charAt(0)) + name.substring(1) : name;
    }

    private String lastSegment(CrawledPage page) {
        var segments = pages.segments(page.url());
        return segments.isEmpty()
                ? ""
                : segments.getLast().replaceAll("\\.[a-z]{2,5}$", "").replaceAll("[-_]+", " ");
    }
}
