package dev.incipit.validate;

/** Judges one thing about what was linted. */
@FunctionalInterface
interface Rule {
    /** The status and what to say of it; the same for the same subject. */
    Finding judge(Subject subject);
}
