package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.LabelWords;
import dev.incipit.generate.survey.PageDates;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.PathWords;
import dev.incipit.generate.title.Titles;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.text.TeaserNames;
import dev.incipit.url.PageSpelling;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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
        return pages.stream()
                .map(page -> new IndexOutline.Entry(unique(titles.of(page), label, page), page))
                .toList();
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
                .filter(text -> text.length() >= LETTERS_MIN && LabelWords.areTelling(text) && quotable.is(text));
        var path = page.url().path();
        var behindTitle = Stream.<Supplier<Stream<String>>>of(
                        () -> PageDates.day(page.url()).stream(),
                        () -> heading(page, title).filter(quotable::is).stream(),
                        () -> places(title, label, link, page).filter(quotable::is),
                        () -> Stream.of(path))
                .flatMap(Supplier::get)
                .map(text -> inParentheses(title, text));
        return Stream.concat(inMenu.stream(), behindTitle)
                .filter(name -> taken.add(TextKey.of(name)))
                .findFirst()
                .orElse(inParentheses(title, path));
    }

    private static String inParentheses(String title, String text) {
        return title + " (" + text + ")";
    }

    /** Returns the names of what the page belongs to; first those that say what the title does not. */
    private Stream<String> places(String title, String label, Optional<PageLink> link, CrawledPage page) {
        var group = link.map(PageLink::trail).filter(trail -> !trail.isEmpty()).map(List::getLast);
        var above = pages.above(page).map(titles::of);
        var said = Set.copyOf(TextKey.words(title));
        return Stream.of(above.orElse(""), group.orElse(""), label, segment(page, 1), segment(page, 2))
                .filter(place -> !place.isEmpty() && !TextKey.of(place).equals(TextKey.of(title)))
                .sorted(Comparator.comparing(place -> said.containsAll(TextKey.words(place))));
    }

    /** Returns the first subheading of a page that only its query tells from others, as each part of a directory. */
    private Optional<String> heading(CrawledPage page, String title) {
        return page.headings().stream()
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
        return page.links().stream()
                .filter(PageLink::isInMenu)
                .filter(link -> PageSpelling.of(link.target()).equals(spelling))
                .findFirst();
    }

    /** Whether a menu calls several pages the same: "Top of chapter". */
    private static boolean namesOthers(PageLink own, CrawledPage page) {
        return page.links().stream()
                .anyMatch(link -> link.anchorText().equals(own.anchorText())
                        && !PageSpelling.of(link.target()).equals(PageSpelling.of(own.target())));
    }

    /** Returns a part of the page's path as words, the first from behind, the second, …; empty if there is none. */
    private String segment(CrawledPage page, int fromEnd) {
        var segments = pages.segments(page);
        return segments.size() < fromEnd ? "" : PathWords.of(segments.get(segments.size() - fromEnd));
    }
}
