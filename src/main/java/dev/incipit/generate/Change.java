package dev.incipit.generate;

/** What a second look at a site finds changed in an index. Lines count from 1. */
public sealed interface Change {
    /** What the page is called, in the index where it stands there. */
    String title();

    /** The page's address as the index has it, or would have it. */
    String url();

    /** A page that should be listed and is not; {@code section} is where. */
    record Missing(String title, String url, String section) implements Change {}

    /** An entry whose page the site no longer has; {@code reason} is a phrase. */
    record Gone(int line, String title, String url, String reason) implements Change {}

    /** An entry whose page answers under another address. */
    record Moved(int line, String title, String url, String to) implements Change {}

    /** An entry whose words were the page's own, which the page no longer says. */
    record Reworded(int line, String title, String url) implements Change {}
}
