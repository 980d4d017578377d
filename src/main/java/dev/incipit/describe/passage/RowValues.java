package dev.incipit.describe.passage;

import dev.incipit.describe.TextKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What stands beside the heads of a table's rows: the price of a ticket, the hours of a day. */
public final class RowValues {
    /** Of longer tables no line tells more. */
    private static final int ROWS_MAX = 200;

    /** A price, or from when to when: what is asked for, and hardly ever a part of another question. */
    private static final Pattern VALUE =
            Pattern.compile("(?iU)(?=.{0,18}\\d)(?=.{0,18}(?:[€$£¥₹]|\\b(?:eur|usd|gbp|chf|kr|zł|kč)\\b"
                    + "|\\d[.,]\\d\\d(?!\\d)|\\d{1,2}(?:[.:]\\d\\d)? ?[–-] ?\\d{1,2}[.:]\\d\\d|\\d{2} ?[–-] ?\\d{2}(?!\\d)))"
                    + "[^|<`\\[]{1,18}");

    private static final String BETWEEN = ": ";

    private final Map<String, String> values = new HashMap<>();

    /** Reads the tables among the passages of a page. */
    public RowValues(List<Passage> passages) {
        passages.stream()
                .filter(passage ->
                        passage.is(Passage.Kind.ROW) && passage.cells().size() > 1)
                .limit(ROWS_MAX)
                .forEach(row -> {
                    var value = UnmarkedText.of(row.cells().get(1)).strip();
                    if (VALUE.matcher(value).matches()) {
                        values.putIfAbsent(
                                TextKey.of(UnmarkedText.of(row.cells().getFirst())), value);
                    }
                });
    }

    /** Returns the topics, those that are heads of rows with what stands beside them as long as there is room. */
    public List<String> addedTo(List<String> topics, int room) {
        var added = new ArrayList<String>();
        int left = room;
        for (var topic : topics) {
            var value = values.getOrDefault(TextKey.of(topic), "");
            boolean fits = !value.isEmpty() && value.length() + BETWEEN.length() <= left;
            added.add(fits ? topic + BETWEEN + value : topic);
            left -= fits ? value.length() + BETWEEN.length() : 0;
        }
        return added;
    }
}
