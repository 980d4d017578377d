package dev.incipit.validate;

/** Judges one aspect of what was linted. */
@FunctionalInterface
interface Rule {
    /** Returns the status and the message; always the same for the same subject. */
    Finding judge(Subject subject);
}
