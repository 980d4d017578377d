package dev.incipit.describe.extract;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rows of buttons that a page shows with each entry of a list, such as "Abs Bib PDF Code" below each publication. */
final class RepeatedControls {
    private static final int CHARACTERS_MAX = 40;

    /** Two entries of a list may begin alike. */
    private static final int ROWS_MIN = 4;

    private final Map<String, Long> beginnings;

    private RepeatedControls(Map<String, Long> beginnings) {
        this.beginnings = beginnings;
    }

    static RepeatedControls of(List<Passage> passages) {
        return new RepeatedControls(passages.stream()
                .flatMap(passage -> beginning(passage).stream())
                .collect(Collectors.groupingBy(words -> words, Collectors.counting())));
    }

    /** Whether a passage is short, no heading, and begins with the same two words as several others. */
    boolean has(Passage passage) {
        return beginning(passage)
                .filter(words -> beginnings.get(words) >= ROWS_MIN)
                .isPresent();
    }

    private static Optional<String> beginning(Passage passage) {
        var text = passage.text();
        int first = text.indexOf(' ');
        if (text.length() > CHARACTERS_MAX
                || first < 0
                || !(passage.is(Passage.Kind.TEXT) || passage.is(Passage.Kind.ITEM))) {
            return Optional.empty();
        }
        int second = text.indexOf(' ', first + 1);
        return Optional.of(second < 0 ? text : text.substring(0, second));
    }
}
