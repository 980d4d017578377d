package dev.incipit.html.visible;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The style sheets that were parsed last: the pages of a site have the same ones inside them. A few of usual size, some 2 MB at
 * most. Thread-safe.
 */
public final class ReadSheets {
    private static final int SHEETS_MAX = 12;
    private static final int CHARACTERS_MAX = 32 * 1024;

    private final SequencedMap<String, StyleSheet> sheets = new LinkedHashMap<>(SHEETS_MAX * 2, 0.75f, true);

    /** The sheet of that text. */
    StyleSheet of(String css) {
        if (css.length() > CHARACTERS_MAX) {
            return StyleSheet.of(css);
        }
        return known(css).orElseGet(() -> {
            var sheet = StyleSheet.of(css);
            keep(css, sheet);
            return sheet;
        });
    }

    private synchronized Optional<StyleSheet> known(String css) {
        return Optional.ofNullable(sheets.get(css));
    }

    private synchronized void keep(String css, StyleSheet sheet) {
        sheets.put(css, sheet);
        if (sheets.size() > SHEETS_MAX) {
            sheets.pollFirstEntry();
        }
    }
}
