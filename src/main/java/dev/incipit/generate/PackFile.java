package dev.incipit.generate;

import dev.incipit.llmstxt.MarkdownCopy;

/**
 * One file of a pack.
 *
 * @param path its place below the folder of llms.txt, segments parted by slashes; each is a name that every file system takes
 */
public record PackFile(String path, Kind kind, String text) {
    /** The line of a section index that leads back to the index of the site, and by which a later run knows it for its own. */
    public static final String WHOLE_SITE = "- The index of the whole site: ";

    /** Whether a file of a kind was written by this program. */
    public static boolean isOurs(Kind kind, String text) {
        return switch (kind) {
            case SECTION_INDEX -> text.lines().anyMatch(line -> line.startsWith(WHOLE_SITE));
            case SMALL -> true;
            case COPY -> MarkdownCopy.of(text).isPresent();
        };
    }

    public enum Kind {
        SECTION_INDEX,
        SMALL,
        COPY
    }
}
