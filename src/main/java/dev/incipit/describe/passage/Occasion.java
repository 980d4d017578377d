package dev.incipit.describe.passage;

import dev.incipit.text.CalendarWords;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the line below a page's title that says when something takes place: "Samstag, 20.03.2027 09:00–13:00". */
public final class Occasion {
    private static final int CHARACTERS_MAX = 80;
    private static final int OPENING = 5;

    /** News stand below the hour of their publication; what takes place ends, too. */
    private static final int HOURS_MIN = 2;

    private static final Pattern DATE = Pattern.compile("\\d{1,4}([./-])\\d{1,2}\\1(?:\\d{2,4})?");

    private static final Pattern LABEL = Pattern.compile("^[^\\d:]{2,24}:\\s");

    private static final Pattern HOUR = Pattern.compile(
            "(?iu)(?<!\\d)(?:\\b(?:um|at|à|a las|alle|alle ore|ore|às|om|o|from|von|de|dalle)\\s)?\\d{1,2}"
                    + "(?:[:.h]\\d{2}(?![./]?\\d)(?:\\s?(?:uhr|am|pm|h|hrs))?|\\s?(?:uhr|am|pm|h)\\b)"
                    + "(?:\\s?(?:bis|to|until|à|a|alle|tot|do)(?=\\s\\d))?");

    /** What a page calls the place where something is. */
    private static final Set<String> PLACES = Words.table("""
            ort wo veranstaltungsort treffpunkt where place venue location lieu où lugar dónde luogo dove local onde plaats
            locatie waar miejsce gdzie yer nerede место где 会場 場所 地点""");

    private Occasion() {}

    /**
     * Returns the line; empty if none of the first passages is a day with its hours, or with one hour
     * and a place, or others are too, as in a list.
     *
     * @param fields of the page, each with its label and a colon
     */
    public static Optional<String> in(List<Passage> passages, List<String> fields) {
        boolean placed = fields.stream().anyMatch(Occasion::isPlace);
        var lines = IntStream.range(0, passages.size())
                .filter(at -> tells(passages.get(at), placed ? 1 : HOURS_MIN))
                .boxed()
                .toList();
        return lines.size() == 1 && lines.getFirst() < OPENING
                ? Optional.of(passages.get(lines.getFirst()).text())
                : Optional.empty();
    }

    private static boolean tells(Passage passage, int hours) {
        var text = LABEL.matcher(passage.text()).replaceFirst("");
        var hoursOnly = DATE.matcher(text).replaceAll(" ");
        return passage.is(Passage.Kind.TEXT)
                && text.length() <= CHARACTERS_MAX
                && CalendarWords.hasDate(text)
                && HOUR.matcher(hoursOnly).results().count() >= hours
                && CalendarWords.areAll(HOUR.matcher(hoursOnly).replaceAll(" "));
    }

    private static boolean isPlace(String field) {
        return PLACES.contains(
                field.substring(0, Math.max(0, field.indexOf(':'))).toLowerCase(Locale.ROOT));
    }
}
