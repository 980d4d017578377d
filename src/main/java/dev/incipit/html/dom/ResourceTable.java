package dev.incipit.html.dom;

import dev.incipit.text.ShippedFile;
import java.util.List;

/** Reads tables from resources: tab-separated cells, comments after {@code #}, column names in the first row. */
public final class ResourceTable {
    private ResourceTable() {}

    /** The rows of a resource, given by its absolute name, in order; each has one cell per column. */
    public static List<List<String>> rows(String resource) {
        var rows = ShippedFile.text(resource)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
        if (rows.stream().anyMatch(row -> row.size() != rows.getFirst().size())) {
            throw new IllegalStateException(resource + " has a row with more or fewer cells than columns");
        }
        return rows.subList(1, rows.size());
    }
}
