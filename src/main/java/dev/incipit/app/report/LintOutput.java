package dev.incipit.app.report;

/** How results of linting are printed, one after the other. */
public interface LintOutput {
    /** Takes the next result. */
    void add(LintResult result);

    /** Prints what can be said only when all are there. */
    void end();
}
