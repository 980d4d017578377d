package dev.incipit.describe.ground;

import dev.incipit.describe.words.WordForms;
import dev.incipit.text.ShippedTables;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Units and number words of several languages, each reduced to one spelling. */
final class Units {
    private static final ShippedTables TABLES = ShippedTables.of(Units.class);

    /** The first word of each line replaces the others. */
    private static final Map<String, String> UNITS = spellings(TABLES.text("units"));

    private static final Map<String, String> NUMBERS = spellings(TABLES.text("numbers"));

    private static final int TENS_MIN = 20;
    private static final int HUNDRED = 100;

    private static final Set<String> CURRENCIES = Set.of("$", "€", "£", "¥", "usd", "eur", "gbp", "jpy", "chf");

    private Units() {}

    static Optional<String> unit(String word) {
        return Optional.ofNullable(UNITS.get(WordForms.lower(word)));
    }

    /** Whether a unit may also come before its number. */
    static boolean isCurrency(String word) {
        return CURRENCIES.contains(WordForms.lower(word));
    }

    /** Returns the digits of a number in words; not for "one", which is an article too. */
    static Optional<String> number(String word) {
        var lower = WordForms.lower(word);
        // The table's own digits are no words: a currency or another group of digits may stand beside them.
        return lower.chars().allMatch(Character::isDigit)
                ? Optional.empty()
                : Optional.ofNullable(NUMBERS.get(lower)).or(() -> compound(lower));
    }

    /** Parses tens and ones: twenty-one. */
    private static Optional<String> compound(String word) {
        int hyphen = word.lastIndexOf('-');
        if (hyphen < 0) {
            return Optional.empty();
        }
        var tens = NUMBERS.get(word.substring(0, hyphen));
        var last = word.substring(hyphen + 1);
        var ones = last.equals("one") ? "1" : NUMBERS.get(last);
        return Optional.ofNullable(tens)
                .map(Long::parseLong)
                .filter(number -> ones != null && ones.length() == 1 && number >= TENS_MIN && number < HUNDRED)
                .map(number -> Long.toString(number + Long.parseLong(ones)));
    }

    private static Map<String, String> spellings(String table) {
        var spellings = new HashMap<String, String>();
        table.lines()
                .map(line -> line.split(" "))
                .forEach(words -> Arrays.stream(words).forEach(word -> spellings.put(word, words[0])));
        return Map.copyOf(spellings);
    }
}
