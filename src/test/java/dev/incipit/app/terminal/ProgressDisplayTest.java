package dev.incipit.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.OutputChoice.Colour;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import dev.incipit.crawl.CrawlProgress;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ProgressDisplayTest {
    private final ByteArrayOutputStream error = new ByteArrayOutputStream();
    private final AtomicLong nanos = new AtomicLong(-5);

    @Test
    void inAPipeNotMoreThanOneLineASecondIsSaid() {
        try (var display = new ProgressDisplay(terminal(false), nanos::get)) {
            for (int page = 1; page <= 50; page++) {
                display.accept(new CrawlProgress(page, 50, 0, Duration.ofSeconds(90)));
                nanos.addAndGet(100_000_000);
            }
        }
        assertEquals(5, said().lines().count(), said());
        assertEquals("1 of 50 pages read", said().lines().findFirst().orElseThrow());
        assertFalse(said().contains("\u001b"), said());
    }

    @Test
    void onATerminalOneLineIsDrawnAgainAndTakenAwayAtTheEnd() {
        try (var display = new ProgressDisplay(terminal(true), nanos::get)) {
            display.accept(new CrawlProgress(0, 0, 0, Duration.ofSeconds(120)));
            nanos.addAndGet(1_000_000_000);
            display.accept(new CrawlProgress(12, 40, 3, Duration.ofSeconds(61)));
        }
        assertFalse(said().contains("\n"), said());
        assertTrue(said().contains("12 of 40 pages read, 3 failed"), said());
        assertTrue(said().endsWith("\r\u001b[K"), said());
    }

    @Test
    void whatIsReportedAfterTheEndIsNotDrawn() {
        var display = new ProgressDisplay(terminal(true), nanos::get);
        display.close();
        display.accept(new CrawlProgress(12, 40, 3, Duration.ofSeconds(61)));
        assertEquals("", said());
    }

    @Test
    void theBarNeverOutgrowsItsLine() {
        try (var display = new ProgressDisplay(terminal(true, 120), nanos::get)) {
            display.accept(new CrawlProgress(90, 40, 900, Duration.ofSeconds(-3)));
        }
        assertTrue(said().contains("#".repeat(24) + "  90 of 40"), said());
        assertTrue(said().contains("ends in 0:00 at the latest"), said());
    }

    @Test
    void aNarrowTerminalGetsWordsThatFitAndNoBar() {
        for (int columns = 1; columns < 60; columns++) {
            error.reset();
            try (var display = new ProgressDisplay(terminal(true, columns), nanos::get)) {
                display.accept(new CrawlProgress(12, 40, 3, Duration.ofSeconds(20)));
            }
            var drawn = said().replace("\r\u001b[K", "");
            assertTrue(drawn.length() < Math.max(columns, 2), columns + ": " + drawn);
            assertTrue(columns >= 40 || !drawn.contains("#"), drawn);
        }
    }

    @Test
    void whoWantsErrorsOnlySeesNoProgress() {
        var quiet = terminal(true).with(OutputChoice.of("generate", "-q", "x"));
        try (var display = new ProgressDisplay(quiet, nanos::get)) {
            display.accept(new CrawlProgress(12, 40, 3, Duration.ofSeconds(20)));
        }
        assertEquals("", said());
    }

    private String said() {
        return error.toString(StandardCharsets.UTF_8);
    }

    private Terminal terminal(boolean watched) {
        return terminal(watched, 80);
    }

    private Terminal terminal(boolean watched, int columns) {
        var stream = new PrintStream(error, true, StandardCharsets.UTF_8);
        return new Terminal(
                InputStream.nullInputStream(),
                stream,
                stream,
                () -> false,
                false,
                watched,
                Colour.NEVER,
                Loudness.USUAL,
                false,
                columns);
    }
}
