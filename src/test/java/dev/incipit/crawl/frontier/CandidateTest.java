package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.frontier.Discovery.Source;
import dev.incipit.html.PageLink;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CandidateTest {
    private final Candidate candidate = candidate(0);

    private static Candidate candidate(int sequence) {
        return new Candidate(sequence, url("/a"), 10, Candidate.State.WAITING);
    }

    private void mention(String spelling) {
        candidate.mention(Discovery.of(url(spelling), Source.TEXT), url(spelling));
    }

    private static Discovery listed(String changed, double priority) {
        return new Discovery(
                url("/a"), Source.SITEMAP, UrlPattern.NONE, Optional.of(Instant.parse(changed)), Optional.of(priority));
    }

    @Test
    void theSpellingMostUsedIsAskedAndOfEqualsTheFirst() {
        mention("/a");
        mention("/a/");
        assertEquals(url("/a"), candidate.url());
        mention("/a/");
        assertEquals(url("/a/"), candidate.url());
    }

    @Test
    void onlyFourSpellingsAreCounted() {
        for (int i = 0; i < 4; i++) {
            mention("/a?utm_source=" + i);
        }
        mention("/a/");
        mention("/a/");
        assertEquals(url("/a?utm_source=0"), candidate.url());
    }

    @Test
    void onceItIsAskedItsSpellingStays() {
        mention("/a");
        candidate.admit();
        mention("/a/");
        mention("/a/");
        assertEquals(url("/a"), candidate.url());
        assertEquals(Candidate.State.ADMITTED, candidate.state());
    }

    @Test
    void theFirstListThatTellsDateAndPriorityIsBelieved() {
        mention("/a");
        candidate.mention(listed("2024-01-01T00:00:00Z", 0.5), url("/a"));
        candidate.mention(listed("2025-01-01T00:00:00Z", 0.9), url("/a"));
        assertEquals(Optional.of(Instant.parse("2024-01-01T00:00:00Z")), candidate.lastModified());
        assertEquals(Optional.of(0.5), candidate.sitemapPriority());
    }

    @Test
    void aListOfTheOwnerIsTrustedForGood() {
        mention("/a");
        assertFalse(candidate.isTrusted());
        candidate.mention(listed("2024-01-01T00:00:00Z", 0.5), url("/a"));
        mention("/a");
        assertTrue(candidate.isTrusted());
    }

    @Test
    void onlyABetterSourceADoublingOrAPriorityCanMoveIt() {
        var text = Discovery.of(url("/a"), Source.TEXT);
        var foot = Discovery.of(url("/a"), Source.FOOT);
        mention("/a");
        assertTrue(candidate.wouldMove(text), "the second mention");
        mention("/a");
        assertFalse(candidate.wouldMove(text), "the third");
        assertFalse(candidate.wouldMove(foot));
        assertTrue(candidate.wouldMove(Discovery.of(url("/a"), Source.MENU)));
        assertTrue(candidate.wouldMove(listed("2024-01-01T00:00:00Z", 0.5)));
        mention("/a");
        assertTrue(candidate.wouldMove(text), "the fourth");
    }

    @Test
    void theCheapestComesFirstAndOfEqualsTheFirstFound() {
        var later = candidate(2);
        var sooner = candidate(1);
        var best = candidate(3);
        for (var each : List.of(later, sooner)) {
            each.mention(Discovery.of(url("/a"), Source.TEXT), url("/a"));
        }
        best.mention(Discovery.of(url("/a"), Source.HOME_MENU), url("/a"));
        var order = new TreeSet<>(Candidate.BEST_FIRST);
        order.addAll(List.of(later, sooner, best));
        assertEquals(List.of(best, sooner, later), List.copyOf(order));
    }

    @Test
    void aSuspicionIsRememberedByShapeUntilItIsCleared() {
        var shape = UrlPattern.of(url("/list?page=2"));
        candidate.suspect(shape);
        assertEquals(Optional.of(shape), candidate.suspected());
        candidate.clear();
        assertEquals(Optional.empty(), candidate.suspected());
    }

    @ParameterizedTest
    @CsvSource({"6 Pumps, 0", "6.2 Pumps, 1", "6.3.1. Pumps, 2", "Pumps 6.2, 0", "7.2 Wells, 0", "10.30 Uhr, 0"})
    void theNumberBeforeALinkAmongOthersOfItsChapterTellsHowDeepItsPageIs(String anchor, int level) {
        var links = Stream.of(anchor, "6.1 Pipes", "6.4 Taps", "6.5 Tanks")
                .map(CandidateTest::link)
                .toList();
        assertEquals(
                level,
                Discovery.links(links, true, UrlPattern.NONE)
                        .findFirst()
                        .orElseThrow()
                        .level());
    }

    private static PageLink link(String anchor) {
        return new PageLink(url("/a"), anchor, PageLink.Region.MAIN, List.of(), false);
    }

    @Test
    void aSectionComesAfterTheChaptersThoughOtherLinksHaveNoNumber() {
        var chapter = candidate(1);
        chapter.mention(Discovery.of(url("/a"), Source.HOME_TEXT), url("/a"));
        var section = candidate(2);
        var numbered = List.of(link("6.2 Pumps"), link("6.3 Pipes"), link("6.4 Taps"));
        section.mention(
                Discovery.links(numbered, true, UrlPattern.NONE).findFirst().orElseThrow(), url("/a"));
        section.mention(Discovery.of(url("/a"), Source.HOME_TEXT), url("/a"));
        section.mention(Discovery.of(url("/a"), Source.HOME_TEXT), url("/a"));
        assertTrue(Candidate.BEST_FIRST.compare(chapter, section) < 0);
    }
}
