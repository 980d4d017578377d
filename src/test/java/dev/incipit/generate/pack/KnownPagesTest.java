package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.PageStatus;
import dev.incipit.crawl.Visit;
import dev.incipit.generate.TestPages;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class KnownPagesTest {
    private static final KnownPages KNOWN = new KnownPages(report(
            visit("/missing", Visit.Result.MISSING).answered(404),
            visit("/broken", Visit.Result.MISSING).answered(503),
            visit("/silent", Visit.Result.UNREACHABLE),
            visit("/copy", Visit.Result.DROPPED)));

    @Test
    void onlyAnAnswerMeansThatAPageIsGone() {
        assertEquals(Optional.of("why"), KNOWN.gone(TestPages.url("/missing"), Map.of()));
        assertEquals(Optional.of("why"), KNOWN.gone(TestPages.url("/copy"), Map.of()));
        assertEquals(Optional.empty(), KNOWN.gone(TestPages.url("/broken"), Map.of()));
        assertEquals(Optional.empty(), KNOWN.gone(TestPages.url("/silent"), Map.of()));
        assertEquals(
                Optional.of("said"),
                KNOWN.gone(TestPages.url("/x"), Map.of(TestPages.url("/x"), new PageStatus.Gone("said"))));
        assertEquals(
                Optional.empty(),
                KNOWN.gone(TestPages.url("/x"), Map.of(TestPages.url("/x"), new PageStatus.Unknown())));
    }

    @Test
    void aPageThatWasNeitherReadNorVisitedIsUnmet() {
        assertTrue(KNOWN.isUnmet(TestPages.url("/x")));
        assertFalse(KNOWN.isUnmet(TestPages.url("/broken")));
        assertFalse(KNOWN.isUnmet(TestPages.url("/")));
        assertTrue(KNOWN.isRead(TestPages.url("/")));
        assertTrue(KNOWN.isRead(TestPages.url("/index.html")), "another spelling");
    }

    private static Visit visit(String path, Visit.Result result) {
        return new Visit(TestPages.url(path), result, "why", 0, Duration.ZERO);
    }

    private static CrawlReport report(Visit... visits) {
        var read = new TestPages().add("/", "Home", "").report();
        return new CrawlReport(
                read.scope(),
                read.pages(),
                List.of(visits),
                Map.of(TestPages.url("/index.html"), TestPages.url("/")),
                Optional.empty(),
                0,
                false,
                false,
                false,
                0,
                Optional.empty(),
                false);
    }
}
