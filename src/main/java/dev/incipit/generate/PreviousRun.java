package dev.incipit.generate;

import java.util.Map;
import java.util.Optional;

/**
 * What an earlier run wrote for the site.
 *
 * @param full the text of its full file, if that still exists: it shows what the pages said then
 * @param sections the texts of its section indexes by their places
 * @param copies the texts of its Markdown copies by their places
 */
public record PreviousRun(
        String index, Optional<String> full, Map<String, String> sections, Map<String, String> copies) {
    public PreviousRun {
        sections = Map.copyOf(sections);
        copies = Map.copyOf(copies);
    }

    /** A run that wrote no more than two files. */
    public PreviousRun(String index, Optional<String> full) {
        this(index, full, Map.of(), Map.of());
    }
}
