package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.text.Words;
import java.util.Set;

/**
 * Recognises lists of what is newest or most read at the moment, {@code /latest} and {@code /top} of a forum: they show again
 * what stands in other lists, and something else tomorrow.
 */
final class MovingLists {
    /** Names of pages right below the site's root; a folder of that name holds a version of a manual. */
    private static final Set<String> NAMES = Words.table("""
            latest newest new recent recents unread hot top popular trending active most-read most-viewed
            neueste neu beliebt aktuell meistgelesen recientes populares nouveaux populaires plus-lus recenti popolari
            mas-leidas mais-lidas nieuwste populair najnowsze popularne""");

    private static final int LINKS_MIN = 5;

    private MovingLists() {}

    static boolean isOne(CrawledPage page, SitePages pages) {
        var segments = pages.segments(page);
        return segments.size() == 1
                && NAMES.contains(segments.getFirst())
                && isOfLinks(page, pages)
                && pages.all().stream()
                        .map(other -> pages.segments(other))
                        .noneMatch(other -> other.size() > 1 && other.getFirst().equals(segments.getFirst()));
    }

    /** Whether it links to several pages and at least half of its words are in links. */
    private static boolean isOfLinks(CrawledPage page, SitePages pages) {
        return pages.linkedInText(page).size() >= LINKS_MIN
                && WordCount.ofLinks(page.markdown()) * 2 >= pages.words(page);
    }
}
