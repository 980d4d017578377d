package dev.incipit.app.lint;

import dev.incipit.app.report.FailedChecks;
import dev.incipit.app.report.LintResult;
import dev.incipit.app.terminal.Amounts;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.Words;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.ValidationReport;
import java.util.List;
import picocli.CommandLine.Option;

/** Options of a lint that decide its exit code, and the decision (decisions §7). */
public final class LintGate {
    @Option(
            names = "--fail-on",
            paramLabel = "STATUS",
            defaultValue = "fail",
            description = "Exit with 1 if a check has this status: fail (the default), warning (or fail), or never.")
    private Threshold failOn = Threshold.FAIL;

    @Option(names = "--min-score", paramLabel = "N", description = "Exit with 1 if the structure score is below N.")
    private int minScore;

    @Option(names = "--min-readiness", paramLabel = "N", description = "Exit with 1 if the readiness score is below N.")
    private int minReadiness;

    private int subjects;
    private int unread;
    private int failing;
    private int warning;
    private boolean below;
    private FailedChecks failed = new FailedChecks(List.of());

    /** The status from which on a check decides. */
    enum Threshold {
        FAIL,
        WARNING,
        NEVER;

        @Override
        public String toString() {
            return Words.word(this);
        }
    }

    public void refuseNonsense() {
        requirePercent("--min-score", minScore);
        requirePercent("--min-readiness", minReadiness);
    }

    private static void requirePercent(String option, int value) {
        if (value < 0 || value > 100) {
            throw new InvalidInput(option + " must be from 0 to 100, and not " + value + ".");
        }
    }

    /** Counts a result and says at once which minimum it misses. */
    public void take(LintResult result, Terminal terminal, boolean several) {
        subjects++;
        switch (result) {
            case LintResult.Judged(var subject, var report) -> {
                if (report.unreached()) {
                    unread++;
                    return;
                }
                judge(report);
                requireMinima(report, several ? subject.shown() + ": the" : "The", terminal);
            }
            case LintResult.Unread _ -> unread++;
        }
    }

    private void judge(ValidationReport report) {
        if (report.status() == Status.FAIL || report.count(Status.FAIL) > 0) {
            failing++;
            if (failed.ids().isEmpty()) {
                failed = FailedChecks.of(report);
            }
        } else if (report.count(Status.WARNING) > 0) {
            warning++;
        }
    }

    private void requireMinima(ValidationReport report, String whose, Terminal terminal) {
        if (report.score() < minScore) {
            below = true;
            terminal.complain(
                    whose + " structure score " + report.score() + " is under the minimum of " + minScore + ".");
        }
        if (report.readinessScore() < minReadiness) {
            below = true;
            terminal.complain(whose + " readiness score " + report.readinessScore() + " is under the minimum of "
                    + minReadiness + ".");
        }
    }

    public int code() {
        if (unread > 0) {
            return ExitCodes.UNABLE;
        }
        return below || stops() ? ExitCodes.FINDINGS : ExitCodes.DONE;
    }

    private boolean stops() {
        return switch (failOn) {
            case FAIL -> failing > 0;
            case WARNING -> failing + warning > 0;
            case NEVER -> false;
        };
    }

    /** One sentence on why the exit code is what it is. */
    public String why() {
        return "Exit " + code() + ": " + reason();
    }

    private String reason() {
        if (subjects == 0) {
            return "there was nothing to lint.";
        }
        if (unread > 0) {
            return unread == subjects ? "nothing could be read." : unread + " of " + subjects + " could not be read.";
        }
        if (stops()) {
            return failing > 0
                    ? failed() + " (--fail-on " + failOn + ")."
                    : of(warning, "has warnings", "have warnings") + " (--fail-on warning).";
        }
        if (below) {
            return "a score is under its minimum.";
        }
        if (failing > 0) {
            return failed() + ", which does not count (--fail-on never).";
        }
        return warning > 0 ? "no check fails; warnings count with --fail-on warning." : "every check passes.";
    }

    private String failed() {
        if (subjects > 1) {
            return of(failing, "fails", "fail");
        }
        int count = failed.ids().size();
        if (count == 0) {
            return "the structure score is under 50";
        }
        return Amounts.of(count, "check") + (count == 1 ? " fails: " : " fail: ") + failed.inShort();
    }

    private String of(int some, String one, String many) {
        if (subjects == 1) {
            return "the file " + one;
        }
        return some + " of " + subjects + " " + (some == 1 ? one : many);
    }
}
