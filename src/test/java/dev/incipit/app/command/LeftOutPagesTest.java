package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.OutputChoice;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.crawl.Visit;
import dev.incipit.crawl.Visit.Result;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LeftOutPagesTest {
    private final PrintedTerminal printed = new PrintedTerminal();

    private static Visit visit(String path, Result result, String reason) {
        return new Visit(WebUrl.parse("https://x.org" + path).orElseThrow(), result, reason, 0, Duration.ZERO);
    }

    @Test
    void aPageThatCouldNotBeReadIsNamedWithItsStatus() {
        new LeftOutPages(printed.terminal())
                .tell(List.of(
                        visit("/a", Result.READ, ""),
                        visit("/b", Result.MISSING, "status 404"),
                        visit("/c", Result.UNREACHABLE, "too large"),
                        visit("/d", Result.DROPPED, "not HTML"),
                        visit("/b", Result.MISSING, "status 404")));
        assertEquals(
                List.of("    https://x.org/b  404", "    https://x.org/c  too large"),
                printed.error().lines().toList());
    }

    @Test
    void ofManyTheFirstFiveAreNamedAndWithDetailsAll() {
        var visits = new ArrayList<Visit>();
        for (int at = 0; at < 7; at++) {
            visits.add(visit("/" + at, Result.REFUSED, "status 403"));
        }
        visits.add(visit("/other", Result.DROPPED, "not HTML"));
        new LeftOutPages(printed.terminal()).tell(visits);
        assertEquals(6, printed.error().lines().count());
        assertEquals(
                "    and 2 more; -v lists them all.",
                printed.error().lines().toList().getLast());

        var more = new PrintedTerminal();
        new LeftOutPages(more.terminal().with(OutputChoice.of("generate", "-v"))).tell(visits);
        assertEquals(8, more.error().lines().count());
        assertEquals(
                "    https://x.org/other  not HTML",
                more.error().lines().toList().getLast());
    }

    @Test
    void whoWantsErrorsOnlyIsToldNothing() {
        new LeftOutPages(printed.terminal().with(OutputChoice.of("generate", "-q")))
                .tell(List.of(visit("/b", Result.MISSING, "status 404")));
        assertEquals("", printed.error());
    }
}
