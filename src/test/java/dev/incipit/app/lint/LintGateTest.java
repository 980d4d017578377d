package dev.incipit.app.lint;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.report.LintResult;
import dev.incipit.app.report.LintSubject;
import dev.incipit.app.terminal.PrintedTerminal;
import dev.incipit.problem.InvalidInput;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

final class LintGateTest {
    private final PrintedTerminal printed = new PrintedTerminal();

    private static LintGate gate(String options) {
        var gate = new LintGate();
        new CommandLine(CommandLine.Model.CommandSpec.create()
                        .addMixin("gate", CommandLine.Model.CommandSpec.forAnnotatedObject(gate)))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .parseArgs(options.isEmpty() ? new String[0] : options.split(" "));
        return gate;
    }

    private void take(LintGate gate, ValidationReport report) {
        gate.take(new LintResult.Judged(new LintSubject("a.txt"), report), printed.terminal(), false);
    }

    private static ValidationReport report(Status worst) {
        return ofText(
                Status.WARNING, 80, 70, check(Status.PASS, "utf8", "Clean."), check(worst, "https-links", "One."));
    }

    @ParameterizedTest
    @CsvSource({
        "'', PASS, 0",
        "'', WARNING, 0",
        "'', FAIL, 1",
        "--fail-on fail, WARNING, 0",
        "--fail-on fail, FAIL, 1",
        "--fail-on warning, PASS, 0",
        "--fail-on warning, WARNING, 1",
        "--fail-on warning, FAIL, 1",
        "--fail-on never, WARNING, 0",
        "--fail-on never, FAIL, 0",
        "--fail-on never --min-score 81, PASS, 1",
        "--min-score 80, PASS, 0",
        "--min-readiness 71, PASS, 1"
    })
    void theStatusAndTheMinimaDecide(String options, Status worst, int code) {
        var gate = gate(options);
        take(gate, report(worst));
        assertEquals(code, gate.code(), gate.why());
        assertTrue(gate.why().startsWith("Exit " + code + ": "), gate.why());
    }

    @Test
    void theReasonNamesWhatFails() {
        var gate = gate("");
        take(gate, report(Status.FAIL));
        assertEquals("Exit 1: 1 check fails: https-links (--fail-on fail).", gate.why());
    }

    @Test
    void aScoreUnderItsMinimumIsNamedAtOnce() {
        take(gate("--min-score 81"), report(Status.PASS));
        assertEquals("incipit: The structure score 80 is under the minimum of 81.\n", printed.error());
    }

    @Test
    void whatCannotBeReadIsNoFinding() {
        var gate = gate("--fail-on never");
        take(gate, report(Status.FAIL));
        gate.take(new LintResult.Unread(new LintSubject("b.txt"), "Gone."), printed.terminal(), true);
        assertEquals(3, gate.code());
        assertEquals("Exit 3: 1 of 2 could not be read.", gate.why());
    }

    @Test
    void aMinimumIsAPercentage() {
        assertThrows(InvalidInput.class, () -> gate("--min-score 101").refuseNonsense());
        assertThrows(InvalidInput.class, () -> gate("--min-readiness -1").refuseNonsense());
    }
}
