package dev.incipit.app.report;

import dev.incipit.validate.ValidationReport;

/** How the linting of one subject ended. */
public sealed interface LintResult {
    /** What was named. */
    LintSubject subject();

    /** There is a report, good or bad. */
    record Judged(LintSubject subject, ValidationReport report) implements LintResult {}

    /** There is none: no such file, no such address. */
    record Unread(LintSubject subject, String reason) implements LintResult {}
}
