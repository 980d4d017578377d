package dev.incipit.generate;

/** A change to an index that a later look at its site calls for. Lines count from 1. */
public sealed interface IndexChange {
    /** The page's title, as in the index if it is listed there. */
    String title();

    /** The page's address as the index has it, or would have it. */
    String url();

    /** A page that should be listed but is not; {@code section} is where it belongs. */
    record Missing(String title, String url, String section) implements IndexChange {}

    /** An entry whose page no longer exists on the site; {@code reason} is a phrase. */
    record Gone(int line, String title, String url, String reason) implements IndexChange {}

    /** An entry whose page answers under another address. */
    record Moved(int line, String title, String url, String to) implements IndexChange {}

    /** An entry whose words came from the page, which no longer contains them. */
    record Reworded(int line, String title, String url) implements IndexChange {}
}
