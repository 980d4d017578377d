package dev.incipit.generate;

/**
 * How a file of an earlier pack differs from what the site says now.
 *
 * @param kind what became of the page
 * @param title of the page, as the file has it if it has one
 * @param url of the page itself
 * @param detail where it went, what it is called now, or why it is gone; else empty
 */
public record PackChange(String file, Kind kind, String title, String url, String detail) {
    public enum Kind {
        MISSING,
        GONE,
        MOVED,
        RETITLED,
        REWORDED
    }
}
