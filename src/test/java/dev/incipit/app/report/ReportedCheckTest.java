package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Reports;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReportedCheckTest {
    private static final LintSubject FILE = new LintSubject("llms.txt");

    private static List<ReportedCheck> checks() {
        return ReportedCheck.of(
                FILE,
                Reports.ofText(
                        Status.FAIL,
                        40,
                        40,
                        Reports.check(Status.PASS, "summary-present", "It has one."),
                        Reports.check(Status.WARNING, "descriptions", "Few links have notes."),
                        Reports.check(Status.FAIL, "list-items", "Line 12: an item is no link.", 12)));
    }

    @Test
    void failuresComeFirstAndWhatPassedIsLeftOut() {
        assertEquals(
                List.of("list-items", "descriptions"),
                checks().stream().map(found -> found.check().id()).toList());
        assertTrue(checks().getFirst().failed());
        assertFalse(checks().getLast().failed());
    }

    @Test
    void theLineIsNotSaidTwice() {
        assertEquals("an item is no link.", checks().getFirst().message());
        assertEquals(12, checks().getFirst().line());
    }

    @Test
    void whatConcernsTheWholeFileIsAtItsFirstLine() {
        assertEquals("Few links have notes.", checks().getLast().message());
        assertEquals(1, checks().getLast().line());
    }
}
