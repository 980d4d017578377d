package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteResult;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class BatchCountsTest {
    private static final SiteCost COST = new SiteCost(1_000, Duration.ofMillis(500), 2_000_000);

    @Test
    void theTimeThatIsLeftFollowsFromTheRowsOfThisRun() {
        var counts = new BatchCounts(OptionalLong.of(1_100), 80);
        add(counts, 20, 0);
        assertEquals("100 of 1100 sites (20 generated), about 17 min left", counts.progress(Duration.ofSeconds(20)));
        add(counts, 0, 1_000);
        assertEquals("1100 of 1100 sites (1000 blocked, 20 generated)", counts.progress(Duration.ofSeconds(30)));
    }

    @Test
    void aListWhoseLengthIsUnknownHasNoEstimate() {
        var counts = new BatchCounts(OptionalLong.empty(), 0);
        add(counts, 20, 0);
        assertEquals("20 sites (20 generated)", counts.progress(Duration.ofSeconds(20)));
    }

    @Test
    void theEndSaysWhatASiteCost() {
        var counts = new BatchCounts(OptionalLong.of(3), 1);
        add(counts, 2, 0);
        assertEquals(
                "2 sites in 4.0 s: 2 generated; 0.500 s of processor time and 2.0 MB a site; 1 row were there before; "
                        + "3 lines named a site again.",
                counts.summary(Duration.ofSeconds(4), 3));
    }

    @Test
    void timesAreRough() {
        assertEquals("1 s", BatchCounts.roughly(Duration.ofMillis(3)));
        assertEquals("59 s", BatchCounts.roughly(Duration.ofSeconds(59)));
        assertEquals("1 h 30 min", BatchCounts.roughly(Duration.ofMinutes(90)));
        assertEquals("1 h 0 min", BatchCounts.roughly(Duration.ofSeconds(3_570)));
        assertEquals("27 h 47 min", BatchCounts.roughly(Duration.ofSeconds(100_000)));
    }

    @Test
    void theExitCodeIsWhatTheUserWantsToKnow() {
        var some = new BatchCounts(OptionalLong.empty(), 0);
        add(some, 1, 1);
        var none = new BatchCounts(OptionalLong.empty(), 0);
        add(none, 0, 1);
        var empty = new BatchCounts(OptionalLong.empty(), 5);
        assertEquals(ExitCodes.DONE, BatchRun.exitCode(BatchOptions.FailOn.ALL, some));
        assertEquals(ExitCodes.FINDINGS, BatchRun.exitCode(BatchOptions.FailOn.ANY, some));
        assertEquals(ExitCodes.UNABLE, BatchRun.exitCode(BatchOptions.FailOn.ALL, none));
        assertEquals(ExitCodes.DONE, BatchRun.exitCode(BatchOptions.FailOn.NEVER, none));
        assertEquals(ExitCodes.DONE, BatchRun.exitCode(BatchOptions.FailOn.ALL, empty));
        assertEquals(ExitCodes.DONE, BatchRun.exitCode(BatchOptions.FailOn.ANY, empty));
    }

    private static void add(BatchCounts counts, int generated, int blocked) {
        for (int i = 0; i < generated; i++) {
            counts.add(new ResultRow("a", new SiteResult.Written("a", List.of(), List.of(), 1, COST)));
        }
        for (int i = 0; i < blocked; i++) {
            counts.add(new ResultRow("a", new SiteResult.Blocked("No.", COST)));
        }
    }
}
