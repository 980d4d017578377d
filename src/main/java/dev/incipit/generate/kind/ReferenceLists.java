package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.text.PageWords;
import dev.incipit.url.WebUrl;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the pages of a reference that lie beside the chapters of a manual, by the page in the same folder that lists them. */
final class ReferenceLists {
    /** A page with fewer links mentions others. */
    private static final int LISTED_MIN = 5;

    /** One word in so many is a name; the others say what it is in a line. */
    private static final int LINKS_SHARE = 12;

    private final Set<WebUrl> listed = new HashSet<>();

    ReferenceLists(SitePages pages) {
        for (var page : pages.all()) {
            if (!pages.isHome(page) && isOfReference(pages.name(page)) && isList(page, pages)) {
                pages.linkedInText(page).stream()
                        .filter(link -> pages.at(link)
                                .filter(other -> pages.folder(other).equals(pages.folder(page)))
                                .isPresent())
                        .forEach(listed::add);
            }
        }
    }

    private static boolean isOfReference(String name) {
        return Stream.of(PageWords.plain(name).split("-"))
                .filter(word -> !word.isEmpty())
                .anyMatch(word -> PageWords.ofWord(word).contains(PageWords.REFERENCE));
    }

    /** Whether most of what a page says are the names of others. */
    private static boolean isList(CrawledPage page, SitePages pages) {
        return pages.linkedInText(page).size() >= LISTED_MIN
                && WordCount.ofLinks(page.markdown()) * LINKS_SHARE >= pages.words(page);
    }

    boolean has(CrawledPage page) {
        return listed.contains(page.url());
    }
}
