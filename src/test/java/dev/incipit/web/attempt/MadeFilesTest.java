package dev.incipit.web.attempt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.Visit;
import dev.incipit.generate.Generated;
import dev.incipit.generate.TestPages;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MadeFilesTest {
    private static final String INDEX = "# Tides\n\n- [Ebb](https://example.com/ebb)\n";

    private static CrawlReport report(Optional<String> siteIndex, Visit... visits) {
        var pages = new TestPages().add("/", "Tides", "Text.");
        var report = pages.report();
        return new CrawlReport(
                report.scope(),
                pages.pages(),
                List.of(visits),
                Map.of(),
                siteIndex,
                0,
                false,
                false,
                false,
                0,
                Optional.empty(),
                false);
    }

    private static Generated made(CrawlReport report, Optional<String> index, Optional<String> full) {
        return new Generated(index, full, false, full.isPresent() ? 1 : 0, 1, List.of(), report, List.of(), List.of());
    }

    private static MadeFiles of(Optional<String> siteIndex, Optional<String> last) {
        return MadeFiles.of(made(report(siteIndex), Optional.of(INDEX), Optional.empty()), Optional.empty(), last);
    }

    private static Visit visit(String path, Visit.Result result, String reason) {
        return new Visit(TestPages.url(path), result, reason, 0, Duration.ZERO);
    }

    @Test
    void theLastRunIsComparedBeforeTheFileThatTheSiteServes() {
        var both = of(Optional.of("# Served\n"), Optional.of(INDEX));
        assertEquals("the last run", both.compared());
        assertEquals(List.of(), both.differences());
        var served = of(Optional.of("# Served\n"), Optional.empty());
        assertEquals("the file that the site has now", served.compared());
        assertEquals("# Served", served.differences().getFirst().text());
        assertEquals("", of(Optional.empty(), Optional.empty()).compared());
    }

    @Test
    void aTextTooLargeToCompareIsNotCompared() {
        assertEquals(
                "", of(Optional.empty(), Optional.of("x".repeat((2 << 20) + 1))).compared());
    }

    @Test
    void withoutAnIndexNothingIsCompared() {
        var made = MadeFiles.of(
                made(report(Optional.empty()), Optional.empty(), Optional.of("full")),
                Optional.empty(),
                Optional.of(INDEX));
        assertEquals("", made.compared());
        assertEquals("full", made.full());
        assertEquals(1, made.fullPagesIncluded());
    }

    @Test
    void eachPageThatWasNotReadIsNamedOnceWithItsFirstReason() {
        var report = report(
                Optional.empty(),
                visit("/", Visit.Result.READ, "read"),
                visit("/login", Visit.Result.REFUSED, "status 403"),
                visit("/login", Visit.Result.REFUSED, "again"),
                visit("/gone", Visit.Result.MISSING, "status 404"));
        var made = MadeFiles.of(
                made(report, Optional.of(INDEX), Optional.empty()), Optional.of("A note."), Optional.empty());
        assertEquals(
                List.of("https://example.com/login status 403", "https://example.com/gone status 404"),
                made.leftOut().stream()
                        .map(page -> page.url() + " " + page.reason())
                        .toList());
        assertEquals("A note.", made.note());
    }

    @Test
    void whatIsKeptIsReadAgainAsItWas() {
        var typed = new RunResult.Typed("example.com", "llms", "Be brief.");
        var made = new RunResult(typed, of(Optional.empty(), Optional.of("# Old\n")), null);
        assertEquals(Optional.of(made), RunResult.of(made.json()));
        var refused = new RunResult(typed, null, "The site refused.");
        assertEquals(Optional.of(refused), RunResult.of(refused.json()));
    }
}
