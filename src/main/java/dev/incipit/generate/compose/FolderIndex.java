package dev.incipit.generate.compose;

import java.util.List;

/**
 * The pages of one folder of a site, for an index of their own.
 *
 * @param folder its parts below the run's folder, as a person reads them; empty if the pages have no folder in common
 * @param parts its pages in sections; those of the indexes below are not among them
 * @param below indexes of its own folders
 * @param version whether it holds an older version of pages that are listed elsewhere
 */
public record FolderIndex(
        List<String> folder, String name, List<IndexOutline.Part> parts, List<FolderIndex> below, boolean version) {
    public FolderIndex {
        folder = List.copyOf(folder);
        parts = List.copyOf(parts);
        below = List.copyOf(below);
    }

    /** All entries, without those of the indexes below. */
    public List<IndexOutline.Entry> entries() {
        return parts.stream().flatMap(part -> part.entries().stream()).toList();
    }
}
