package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.OutputChoice.Colour;
import dev.incipit.app.terminal.OutputChoice.Loudness;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteResult;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class BatchProgressTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final AtomicLong now = new AtomicLong();
    private final BatchCounts counts = new BatchCounts(OptionalLong.of(100), 0);

    @Test
    void aPipeGetsALineNowAndThen() {
        try (var progress = new BatchProgress(terminal(false, 80, Loudness.USUAL), now::get)) {
            for (int i = 0; i < 30; i++) {
                row();
                now.addAndGet(Duration.ofSeconds(1).toNanos());
                progress.show(counts);
            }
        }
        assertEquals("""
                10 of 100 sites (10 blocked), about 2 min left
                20 of 100 sites (20 blocked), about 1 min left
                30 of 100 sites (30 blocked), about 1 min left
                """, said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aTerminalHasOneLineWithinItsWidthAndNoneAtTheEnd() {
        try (var progress = new BatchProgress(terminal(true, 13, Loudness.USUAL), now::get)) {
            row();
            now.addAndGet(Duration.ofSeconds(1).toNanos());
            progress.show(counts);
            progress.show(counts);
        }
        assertEquals("\r\u001b[K1 of 100 sit\r\u001b[K", said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aQuietRunShowsNothing() {
        try (var progress = new BatchProgress(terminal(true, 80, Loudness.QUIET), now::get)) {
            row();
            now.addAndGet(Duration.ofSeconds(60).toNanos());
            progress.show(counts);
        }
        assertEquals("", said.toString(StandardCharsets.UTF_8));
    }

    private void row() {
        counts.add(new ResultRow("a", new SiteResult.Blocked("No.", SiteCost.NONE)));
    }

    private Terminal terminal(boolean isTerminal, int columns, Loudness loudness) {
        return new Terminal(
                InputStream.nullInputStream(),
                new PrintStream(OutputStream.nullOutputStream()),
                new PrintStream(said, true, StandardCharsets.UTF_8),
                () -> false,
                false,
                isTerminal,
                Colour.NEVER,
                loudness,
                true,
                columns);
    }
}
