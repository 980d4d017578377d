package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.TeaserNames;
import dev.incipit.url.PageSpelling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Gives each entry of an index a name of its own: of two pages with one title, the later one has its name in the menu, or adds
 * where it belongs.
 */
final class UniqueNames {
    private static final int LETTERS_MIN = 3;
    private static final int HEADING_MAX = 60;

    private final SitePages pages;
    private final Titles titles;
    private final Set<String> taken = new HashSet<>();

    UniqueNames(SitePages pages, Titles titles) {
        this.pages = pages;
        this.titles = titles;
    }

    /** Gives a name to an entry of another section. */
    void take(String title) {
        taken.add(TextKey.of(title));
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
        var inMenu = link.filter(own -> !namesOthers(own, page))
                .map(PageLink::anchorText)
                // A style sheet may write a menu in capitals.
                .map(Titles::capitalised)
                .filter(text -> text.length() >= LETTERS_MIN && LabelWords.areTelling(text) && quotable.is(text))
                .filter(name -> taken.add(TextKey.of(name)));
        if (inMenu.isPresent()) {
            return inMenu.get();
        }
        var dated = PageDates.day(page.url())
                .map(day -> title + " (" + day + ")")
                .filter(name -> taken.add(TextKey.of(name)));
        if (dated.isPresent()) {
            return dated.get();
        }
        var headed = heading(page, title)
                .filter(quotable::is)
                .map(heading -> title + " (" + heading + ")")
                .filter(name -> taken.add(TextKey.of(name)));
        if (headed.isPresent()) {
            return headed.get();
        }
        var group = link.map(PageLink::trail).filter(trail -> !trail.isEmpty()).map(List::getLast);
        var above = pages.above(page).map(folder -> titles.of(folder.page()));
        var said = Set.copyOf(List.of(TextKey.of(title).split(" ")));
        var places = Stream.of(above.orElse(""), group.orElse(""), label, segment(page, 1), segment(page, 2))
                .filter(place -> !place.isEmpty() && !TextKey.of(place).equals(TextKey.of(title)) && quotable.is(place))
                // What the title does not say tells more.
                .sorted(Comparator.comparing(
                        place -> said.containsAll(List.of(TextKey.of(place).split(" ")))));
        var placed = places.map(place -> title + " (" + place + ")")
                .filter(name -> taken.add(TextKey.of(name)))
                .findFirst();
        if (placed.isPresent()) {
            return placed.get();
        }
        var byPath = title + " (" + page.url().path() + ")";
        taken.add(TextKey.of(byPath));
        return byPath;
    }

    /** Returns the first subheading of a page that only its query tells from others, as each part of a directory. */
    private Optional<String> heading(CrawledPage page, String title) {
        return page.page().headings().stream()
                .map(Page.Heading::text)
                .filter(text -> !TextKey.of(text).equals(TextKey.of(title)))
                .findFirst()
                .filter(text -> isToldByQuery(page)
                        && text.length() <= HEADING_MAX
                        && LabelWords.areTelling(text)
                        && !TeaserNames.isOne(text));
    }

    private boolean isToldByQuery(CrawledPage page) {
        return page.url().query().isPresent()
                && pages.all().stream()
                        .anyMatch(other -> !other.url().equals(page.url())
                                && other.url().path().equals(page.url().path()));
    }

    /** Returns the link of the page's menu to the page itself. */
    private static Optional<PageLink> menuLink(CrawledPage page) {
        var spelling = PageSpelling.of(page.url());
        return page.page().links().stream()
                .filter(link -> link.region() == PageLink.Region.NAVIGATION || link.region() == PageLink.Region.SIDEBAR)
                .filter(link -> PageSpelling.of(link.target()).equals(spelling))
                .findFirst();
    }

    /** Whether a menu calls several pages the same: "Top of chapter". */
    private static boolean namesOthers(PageLink own, CrawledPage page) {
        return page.page().links().stream()
                .anyMatch(link -> link.anchorText().equals(own.anchorText())
                        && !PageSpelling.of(link.target()).equals(PageSpelling.of(own.target())));
    }

    /** Returns a part of the page's path as words, the first from behind, the second, …; empty if there is none. */
    private String segment(CrawledPage page, int fromEnd) {
        var segments = pages.segments(page.url());
        return segments.size() < fromEnd
                ? ""
                : segments.get(segments.size() - fromEnd)
                        .replaceAll("\\.[a-z]{2,5}$", "")
                        .replaceAll("[-_]+", " ");
    }
}
