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
    private static RunRow row(Door door, String person, Task task, String site, Outcome outcome, String label) {
        var run = new EndedRun(
                7, 1, 2, door, person, task, site, outcome, 3, "", Instant.EPOCH, Duration.ofSeconds(72), true);
        return new RunRow(new ListedRun(run, label, "inc_abc", false));
    }

    @ParameterizedTest
    @CsvSource({
        "GENERATE, DONE, done, good",
        "VALIDATE, DONE, passed, good",
        "VALIDATE, WARNED, warnings, warn",
        "VALIDATE, FAULTY, failed checks, bad",
        "GENERATE, BLOCKED, site refused, bad",
        "GENERATE, LEFT, broken off, warn"
    })
    void anOutcomeHasAWordAndAColour(Task task, Outcome outcome, String word, String mark) {
        var row = row(Door.API, "", task, "sea.example", outcome, "");
        assertEquals(word, row.outcome());
        assertEquals(mark, row.mark());
    }

    @Test
    void whoAskedIsThePersonOnAPageAndTheKeyElse() {
        assertEquals(
                "ada@sea.example",
                row(Door.PAGE, "ada@sea.example", Task.GENERATE, "", Outcome.DONE, "x")
                        .who());
        assertEquals(
                "x", row(Door.PAGE, "", Task.VALIDATE, "", Outcome.DONE, "x").who());
        assertEquals(
                "laptop",
                row(Door.API, "", Task.GENERATE, "", Outcome.DONE, "laptop").who());
        assertEquals(
                "inc_abc…", row(Door.MCP, "", Task.READ, "", Outcome.DONE, "").who());
    }

    @Test
    void aTextHasNoSite() {
        assertEquals(
                "Validate: a text",
                row(Door.API, "", Task.VALIDATE, "", Outcome.DONE, "").title());
        assertEquals(
                "1 min 12 s",
                row(Door.API, "", Task.VALIDATE, "", Outcome.DONE, "").lasted());
    }
}
