package dev.incipit.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads the tables that stand in code as text blocks: phrases, or rows of a name and what belongs to it. */
public final class PhraseTable {
    private PhraseTable() {}

    /** The phrases of a table, separated by commas and ends of lines, in order. */
    public static List<String> phrases(String table) {
        return Arrays.stream(table.split("[,\n]"))
                .map(String::strip)
                .filter(phrase -> !phrase.isEmpty())
                .toList();
    }

    /** The rows of a table in order, one a line in the form {@code name: rest}, and each rest as {@code read} reads it. */
    public static <T> Map<String, T> rows(String table, Function<String, T> read) {
        var rows = new LinkedHashMap<String, T>();
        table.lines().forEach(line -> {
            int colon = line.indexOf(": ");
            rows.put(line.substring(0, colon), read.apply(line.substring(colon + 2)));
        });
        return Collections.unmodifiableMap(rows);
    }
}
