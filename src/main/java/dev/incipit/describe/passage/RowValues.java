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

    /** A price: what is asked for, and hardly ever a part of another question. */
    private static final Pattern PRICE = Pattern.compile(
            "(?iU)(?=.{0,18}\\d)(?=.{0,18}(?:[€$£¥₹]|\\b(?:eur|usd|gbp|chf|kr|zł|kč)\\b))[^|<`\\[*~]{1,18}"
                    + "|[1-9]\\d{0,3}[.,]\\d\\d");

    private static final String HOUR = "(?:[01]?\\d|2[0-4])";

    /** Of lower numbers both may count floors. */
    private static final int LAST_HOUR_MIN = 10;

    /** From when to when. Of two numbers without minutes the first is the smaller one: those of results and floors are others. */
    private static final Pattern HOURS = Pattern.compile(
            "(?iU)(" + HOUR + ")((?:[.:h]\\d\\d)?) ?[–-] ?(" + HOUR + ")((?:[.:h]\\d\\d)?)(?: ?(?:h|uhr|hrs?))?");

    private static final String BETWEEN = ": ";

    private final Map<String, String> values = new HashMap<>();

    /** Reads the tables among the passages of a page. */
    public RowValues(List<Passage> passages) {
        passages.stream()
                .filter(passage ->
                        passage.is(Passage.Kind.ROW) && passage.cells().size() > 1)
                .limit(ROWS_MAX)
                .forEach(row -> {
                    var cells = row.cells().stream()
                            .map(cell -> UnmarkedText.of(cell).strip())
                            .toList();
                    boolean one = isOne(cells.get(1)) && cells.stream().skip(2).noneMatch(RowValues::isOne);
                    var value = one ? cells.get(1) : "";
                    // Two tables of one page may have the same heads: the hours of two houses.
                    values.merge(TextKey.of(cells.getFirst()), value, (first, next) -> first.equals(next) ? first : "");
                });
    }

    private static boolean isOne(String cell) {
        var hours = HOURS.matcher(cell);
        return PRICE.matcher(cell).matches()
                || (hours.matches()
                        && (!(hours.group(2) + hours.group(4)).isEmpty()
                                || areHours(Integer.parseInt(hours.group(1)), Integer.parseInt(hours.group(3)))));
    }

    private static boolean areHours(int from, int to) {
        return from < to && to >= LAST_HOUR_MIN;
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
