package dev.incipit.validate.finding;

import dev.incipit.validate.subject.LintContext;

/** Judges one aspect of what was linted. */
@FunctionalInterface
public interface Rule {
    /** Returns the status and the message; always the same for the same subject. */
    Finding judge(LintContext context);
}
