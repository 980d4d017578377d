package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.url.SiteScope;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FrontierTest {
    private static final SiteScope SITE = new SiteScope(url("/"), "/");

    private Frontier frontier = new Frontier(SITE, RobotsRules.open(), 3, new SpiderTrapDetector(200, false));

    private void offer(String path, Discovery.Source source, String from) {
        var shape = from.isEmpty() ? UrlPattern.NONE : UrlPattern.of(url(from));
        frontier.offer(new Discovery(url(path), source, shape, Optional.empty(), Optional.empty()));
    }

    private List<String> taken(boolean alsoSuspects) {
        var taken = new ArrayList<String>();
        for (var next = frontier.take(alsoSuspects); next.isPresent(); next = frontier.take(alsoSuspects)) {
            taken.add(next.get().url().requestTarget());
        }
        return taken;
    }

    @Test
    void aMenuComesBeforeATextAndATextBeforeAFoot() {
        offer("/foot", Discovery.Source.FOOT, "/");
        offer("/text", Discovery.Source.TEXT, "/");
        offer("/menu", Discovery.Source.HOME_MENU, "");
        assertEquals(List.of("/menu", "/text", "/foot"), taken(false));
    }

    @Test
    void addressesOfCopiesAreNotTaken() {
        frontier.read(url("/jar"), Optional.of(url("/jar")), 7);
        for (var from : List.of("?rec=a", "?rec=b", "?rec=c")) {
            frontier.read(url("/jar" + from), Optional.of(url("/jar")), 7);
        }
        offer("/pan?rec=a", Discovery.Source.TEXT, "/jar");
        offer("/pan", Discovery.Source.FOOT, "/jar");
        assertEquals(List.of("/pan"), taken(true));
        assertFalse(frontier.canTake(true));
    }

    @Test
    void whatAWikiKeepsBesideItsArticlesIsNotOffered() {
        offer("/wiki/Special:WhatLinksHere/Ida", Discovery.Source.TEXT, "/wiki/Ida");
        offer("/wiki/Sp%C3%A9cial:Recherche", Discovery.Source.TEXT, "/wiki/Ida");
        offer("/wiki/Ida", Discovery.Source.TEXT, "/");
        assertEquals(List.of("/wiki/Ida"), taken(true));
    }

    @Test
    void anAddressIsTakenOnceUnderWhateverSpelling() {
        offer("/a/", Discovery.Source.TEXT, "/");
        offer("/a", Discovery.Source.TEXT, "/");
        offer("/a/index.html", Discovery.Source.TEXT, "/");
        assertEquals(1, frontier.waiting());
        assertEquals(1, taken(true).size());
        offer("/a", Discovery.Source.TEXT, "/");
        assertEquals(List.of(), taken(true));
    }

    @Test
    void whatIsClaimedIsNotTaken() {
        offer("/a", Discovery.Source.TEXT, "/");
        assertTrue(frontier.claim(url("/a")));
        assertFalse(frontier.claim(url("/a")));
        assertEquals(List.of(), taken(true));
    }

    @Test
    void whatRobotsForbidIsCountedAndNotTaken() {
        var rules = "User-agent: *\nDisallow: /private/".getBytes(StandardCharsets.UTF_8);
        frontier = new Frontier(
                SITE, RobotsRules.parse(url("/robots.txt"), rules, "Incipit"), 3, new SpiderTrapDetector(200, false));
        offer("/private/a", Discovery.Source.TEXT, "/");
        assertEquals(1, frontier.closedByRobots());
        assertEquals(List.of(), taken(true));
    }

    @Test
    void whatAPageOfItsOwnKindNamesWaitsUntilNothingElseDoes() {
        offer("/list?page=2", Discovery.Source.MENU, "/list");
        offer("/far/away/page", Discovery.Source.FOOT, "/list");
        assertEquals(2, frontier.waiting());
        assertEquals(List.of("/far/away/page"), taken(false));
        assertFalse(frontier.canTake(false));
        assertTrue(frontier.canTake(true));
        assertEquals(List.of("/list?page=2"), taken(true));
    }

    @Test
    void ofWhatBreedsOnlySoManyAreTaken() {
        for (int i = 1; i <= 10; i++) {
            offer("/list?page=" + i, Discovery.Source.SEQUENCE, "/list");
        }
        assertEquals(3, frontier.waiting());
        assertEquals(3, taken(true).size());
        assertFalse(frontier.canTake(true));
    }

    @Test
    void whatAnotherPageNamesTooIsCleared() {
        offer("/posts/5", Discovery.Source.SEQUENCE, "/posts/4");
        assertEquals(List.of(), taken(false));
        offer("/posts/5", Discovery.Source.TEXT, "/archive");
        assertEquals(List.of("/posts/5"), taken(false));
    }

    @Test
    void whatTheSiteListsIsNeverHeldBack() {
        offer("/posts/5", Discovery.Source.SITEMAP, "");
        offer("/posts/6", Discovery.Source.SEQUENCE, "/posts/5");
        offer("/posts/6", Discovery.Source.SITEMAP, "");
        assertEquals(2, taken(false).size());
    }

    @Test
    void foldersThatTurnOutToBeCombinedAreHeldBackThoughTheyWaitAlready() {
        offer("/red/small/", Discovery.Source.TEXT, "/red/");
        offer("/red/cheap/", Discovery.Source.TEXT, "/red/");
        offer("/small/red/", Discovery.Source.TEXT, "/small/");
        offer("/small/cheap/", Discovery.Source.TEXT, "/small/");
        offer("/cheap/red/", Discovery.Source.TEXT, "/cheap/");
        assertEquals(5, frontier.waiting());
        offer("/cheap/small/", Discovery.Source.TEXT, "/cheap/");
        assertEquals(List.of(), taken(false));
        assertEquals(3, taken(true).size());
    }

    @Test
    void theHundredthThingForSaleWaitsForTheFirstPost() {
        for (int i = 0; i < 60; i++) {
            offer("/products/jar-" + i, Discovery.Source.HOME_MENU, "");
            offer("/guide/part-" + i, Discovery.Source.HOME_MENU, "");
        }
        offer("/blog/clay", Discovery.Source.HOME_MENU, "");
        var taken = taken(false);
        assertEquals(121, taken.size());
        assertTrue(taken.indexOf("/products/jar-39") < taken.indexOf("/blog/clay"));
        assertTrue(taken.indexOf("/blog/clay") < taken.indexOf("/products/jar-40"));
        assertTrue(taken.indexOf("/guide/part-59") < taken.indexOf("/blog/clay"));
    }
}
