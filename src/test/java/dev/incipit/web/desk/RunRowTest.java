package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.history.EndedRun;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.EndedRun.Outcome;
import dev.incipit.history.EndedRun.Task;
import dev.incipit.history.ListedRun;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RunRowTest {
    @ParameterizedTest
    @CsvSource({
        "GENERATE, DONE, Generate, done, good",
        "VALIDATE, DONE, Validate, passed, good",
        "READ, DONE, Read, done, good",
        "VALIDATE, WARNED, Validate, warnings, warn",
        "VALIDATE, FAULTY, Validate, failed checks, bad",
        "GENERATE, BLOCKED, Generate, site refused, bad",
        "GENERATE, UNREACHABLE, Generate, not reached, bad",
        "GENERATE, LEFT, Generate, broken off, warn",
        "GENERATE, FAILED, Generate, failed, bad"
    })
    void saysWhatWasRunAndHowItEnded(Task run, Outcome ended, String task, String outcome, String mark) {
        var row = row(Door.API, "", run, ended, "");
        assertEquals(task, row.task());
        assertEquals(outcome, row.outcome());
        assertEquals(mark, row.mark());
    }

    @Test
    void namesThePersonAtAPageAndElseTheKey() {
        assertEquals(
                "ann@example.org",
                row(Door.PAGE, "ann@example.org", Task.READ, Outcome.DONE, "CI").who());
        assertEquals(
                "CI",
                row(Door.API, "ann@example.org", Task.READ, Outcome.DONE, "CI").who());
        assertEquals("inc_abc…", row(Door.MCP, "", Task.READ, Outcome.DONE, "").who());
        assertEquals(
                "agent (MCP)", row(Door.MCP, "", Task.READ, Outcome.DONE, "").door());
    }

    @Test
    void aTextHasNoSite() {
        assertEquals(
                "a text", row(Door.API, "", Task.VALIDATE, Outcome.DONE, "").site());
    }

    private static RunRow row(Door door, String person, Task task, Outcome outcome, String label) {
        var run = new EndedRun(
                1, 2, 3, door, person, task, "", outcome, 4, "", Instant.EPOCH, Duration.ofMillis(400), true);
        return new RunRow(new ListedRun(run, label, "inc_abc", false));
    }
}
