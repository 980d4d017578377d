package dev.incipit.app.report;

/** A format in which lint results are printed. */
public interface LintOutput {
    void add(LintResult result);

    /** Prints what needs all results. */
    default void end() {}
}
