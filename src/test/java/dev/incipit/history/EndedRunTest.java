package dev.incipit.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.Operation;
import dev.incipit.history.EndedRun.Task;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class EndedRunTest {
    private static EndedRun noted(String note) {
        return new EndedRun(
                1,
                1,
                1,
                EndedRun.Door.API,
                "",
                Task.GENERATE,
                "",
                EndedRun.Outcome.DONE,
                0,
                note,
                Instant.EPOCH,
                Duration.ZERO,
                true);
    }

    @Test
    void whatIsTooLongForItsColumnIsCutBetweenCharacters() {
        assertEquals("x".repeat(2_000), noted("x".repeat(2_000)).note());
        assertEquals("x".repeat(2_000), noted("x".repeat(2_001)).note());
        assertEquals(
                "x".repeat(1_999), noted("x".repeat(1_999) + "\uD83D\uDE00").note());
    }

    @Test
    void readingForAnAgentCountsAsAValidation() {
        assertEquals(Operation.VALIDATE, Task.READ.operation());
        assertEquals(Operation.GENERATE, Task.GENERATE.operation());
    }
}
