package dev.incipit.app.report;

/** Where the project is published. */
final class ProjectAddress {
    static final String HOME = "https://github.com/incipit-dev/incipit";

    /** The document that {@link CheckCatalogue#markdown} makes. */
    static final String CHECKS = HOME + "/blob/main/src/site/markdown/checks.md";

    private ProjectAddress() {}
}
