package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SiteNavigation;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.html.PageLink;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class LeafQuotasTest {
    private LeafQuotas quotas;

    /** Forty leaves of a folder, with so many words each, to which a page of that name leads. */
    private List<CrawledPage> leaves(String folder, int words) {
        var links = IntStream.range(10, 50)
                .mapToObj(i -> TestPages.inText(folder + "name" + i))
                .toArray(PageLink[]::new);
        var site = new TestPages().add("/", "Home", "word ".repeat(90)).add(folder, "All", "word ".repeat(90), links);
        IntStream.range(10, 50).forEach(i -> site.add(folder + "name" + i, "Name " + i, "word ".repeat(words)));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        quotas = new LeafQuotas(pages, new PageKinds(pages, navigation), new LeafGroups(pages, navigation));
        var leaves = pages.all().subList(2, 42);
        leaves.forEach(quotas::offer);
        return leaves;
    }

    private int taken(List<CrawledPage> leaves, Predicate<CrawledPage> room) {
        int taken = 0;
        for (var leaf : leaves) {
            if (room.test(leaf)) {
                quotas.take(leaf);
                taken++;
            }
        }
        return taken;
    }

    @Test
    void eightOfEachGroupBeforeOthersAreServed() {
        assertEquals(8, taken(leaves("/talks/", 90), page -> quotas.hasRoomAtFirst(page)));
    }

    @Test
    void ofMeetingsTheThreeNewest() {
        var site = new TestPages().add("/", "Home", "word ".repeat(90));
        IntStream.range(10, 20).forEach(i -> site.add("/board/2024-05-" + i, "Board, May " + i, "word ".repeat(90)));
        var pages = new SitePages(site.report());
        var navigation = new SiteNavigation(pages);
        quotas = new LeafQuotas(pages, new PageKinds(pages, navigation), new LeafGroups(pages, navigation));
        var meetings = pages.all().subList(1, 11);
        assertEquals(3, taken(meetings, page -> quotas.hasRoom(page)));
        assertFalse(quotas.fitsWhole(meetings.getLast(), 40));
    }

    @Test
    void thenTwoDozenTextsADozenCardsOrItemsForSaleAndNoMorePeople() {
        assertEquals(24, taken(leaves("/talks/", 90), page -> quotas.hasRoom(page)));
        assertEquals(12, taken(leaves("/talks/", 30), page -> quotas.hasRoom(page)));
        assertEquals(12, taken(leaves("/products/", 90), page -> quotas.hasRoom(page)));
        assertEquals(8, taken(leaves("/speakers/", 90), page -> quotas.hasRoom(page)));
    }

    @Test
    void aGroupOfTextsThatThereIsRoomForIsListedWhole() {
        var talks = leaves("/talks/", 90);
        taken(talks, page -> quotas.hasRoom(page));
        assertFalse(quotas.fitsWhole(talks.getLast(), 15));
        assertTrue(quotas.fitsWhole(talks.getLast(), 16));
        var cards = leaves("/talks/", 30);
        assertFalse(quotas.fitsWhole(cards.getLast(), 40));
        var people = leaves("/team/", 90);
        assertFalse(quotas.fitsWhole(people.getLast(), 40));
    }
}
