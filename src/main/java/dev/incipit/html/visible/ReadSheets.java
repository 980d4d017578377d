package dev.incipit.html.visible;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The style sheets that were parsed last: the pages of a site have the same ones inside them. At most 256 Ki characters, whose
 * rules take a few megabytes. Thread-safe.
 */
public final class ReadSheets {
    private static final int CHARACTERS_MAX = 256 * 1024;
    private static final int OF_ONE_MAX = CHARACTERS_MAX / 2;
    /** What an empty one counts for. */
    private static final int CHARACTERS_MIN = 1_024;

    private final SequencedMap<String, StyleSheet> sheets = new LinkedHashMap<>(16, 0.75f, true);
    private int characters;

    StyleSheet of(String css) {
        if (css.length() > OF_ONE_MAX) {
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
        characters += sheets.put(css, sheet) == null ? count(css) : 0;
        while (characters > CHARACTERS_MAX) {
            characters -= count(sheets.pollFirstEntry().getKey());
        }
    }

    private static int count(String css) {
        return Math.max(CHARACTERS_MIN, css.length());
    }
}
