package dev.incipit.app.report;

import dev.incipit.validate.ValidationReport;

/** The outcome of linting one subject. */
public sealed interface LintResult {
    /** The subject as named by the user. */
    LintSubject subject();

    /** The subject was linted, whatever the verdict. */
    record Judged(LintSubject subject, ValidationReport report) implements LintResult {}

    /** The subject could not be read: no such file or address. */
    record Unread(LintSubject subject, String reason) implements LintResult {}
}
