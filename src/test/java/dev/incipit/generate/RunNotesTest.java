package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.Visit;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RunNotesTest {
    private static CrawlReport report(int closedByRobots, Visit.Result... results) {
        var plain = new TestPages().add("/", "Home", "").report();
        return new CrawlReport(
                plain.scope(),
                plain.pages(),
                List.of(results).stream()
                        .map(result -> new Visit(TestPages.HOME, result, "", 0, Duration.ZERO))
                        .toList(),
                Map.of(),
                Optional.empty(),
                0,
                false,
                false,
                false,
                closedByRobots,
                Optional.empty(),
                false);
    }

    @Test
    void aDelayThatEndedTheRunIsNamedWithWhatItAllowed() {
        var plain = report(0);
        var delayed = new CrawlReport(
                plain.scope(),
                plain.pages(),
                List.of(),
                Map.of(),
                Optional.empty(),
                0,
                true,
                true,
                false,
                0,
                Optional.of(Duration.ofSeconds(10)),
                false);
        assertEquals(
                "robots.txt asks for 10 seconds between requests, so the run's time allowed 1 page; the top of the menu was"
                        + " read first.",
                RunNotes.of(delayed, 0).getFirst());
    }

    @Test
    void aRunThatLeftNothingOutHasNoNote() {
        assertEquals(List.of(), RunNotes.of(report(0, Visit.Result.READ, Visit.Result.DROPPED), 0));
    }

    @Test
    void pagesThatFailedAreCountedInASentence() {
        assertEquals(
                List.of("2 pages could not be read and were left out."),
                RunNotes.of(report(0, Visit.Result.MISSING, Visit.Result.UNREACHABLE), 0));
    }

    @Test
    void robotsAndSizeAreNamed() {
        assertEquals(
                List.of(
                        "robots.txt keeps 1 page closed, which was not asked for.",
                        "3 pages did not fit the full file's size and were left out of it."),
                RunNotes.of(report(1), 3));
    }
}
