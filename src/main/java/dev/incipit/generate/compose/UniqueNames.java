package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Gives each entry of an index a name of its own: of two pages with one title, the later one adds where it belongs. */
final class UniqueNames {
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
        for (var place : List.of(label, lastSegment(page))) {
            var placed = title + " (" + place + ")";
            boolean telling = !place.isEmpty() && new Quotable(page.page()).is(place);
            if (telling && !TextKey.of(place).equals(TextKey.of(title)) && taken.add(TextKey.of(placed))) {
                return placed;
            }
        }
        var byPath = title + " (" + page.url().path() + ")";
        taken.add(TextKey.of(byPath));
        return byPath;
    }

    private String lastSegment(CrawledPage page) {
        var segments = pages.segments(page.url());
        return segments.isEmpty()
                ? ""
                : segments.getLast().replaceAll("\\.[a-z]{2,5}$", "").replaceAll("[-_]+", " ");
    }
}
