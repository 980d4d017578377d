package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.ShippedTables;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The published shape of a key: a prefix, and the least number and the kinds of characters that follow it.
 *
 * @param more allowed characters besides letters and digits: none if the prefix alone might start the words of an address
 *     ({@code /sk-sk/2024/…}); {@link #CAPITALS} for capitals and digits only; {@link #LETTERS} if a key may have no digit
 */
public record SecretShape(String kind, String prefix, int min, String more) {
    private static final String CAPITALS = "A";
    private static final String LETTERS = "a";
    /** Random letters have as many of either case; the words of a name have few capitals. */
    private static final int EITHER_CASE_MIN = 8;

    /** A JSON web token: three parts, the first two of which start as encoded JSON does. */
    public static final SecretShape TOKEN = new SecretShape("JWT", "eyJ", 0, "._-");

    /** The part after the bot's number. */
    public static final SecretShape TELEGRAM = new SecretShape("Telegram token", ":AA", 33, "_-");

    private static final List<SecretShape> SHAPES = ShippedTables.of(SecretShape.class)
            .text("shapes")
            .lines()
            .map(SecretShape::read)
            .toList();

    /** The shapes by their first character, so that most words are skipped quickly. */
    private static final List<List<SecretShape>> BY_FIRST = IntStream.range(0, 128)
            .mapToObj(first -> SHAPES.stream()
                    .filter(shape -> shape.prefix().charAt(0) == first)
                    .toList())
            .toList();

    private static SecretShape read(String row) {
        var cells = row.split(", ");
        return new SecretShape(cells[0], cells[1], Integer.parseInt(cells[2]), cells.length > 3 ? cells[3] : "");
    }

    /** Returns the shapes whose prefix starts with this character. */
    public static List<SecretShape> beginning(char first) {
        return first < BY_FIRST.size() ? BY_FIRST.get(first) : List.of();
    }

    /** Returns the end of the characters that may follow the prefix. */
    public int end(String text, int from) {
        return CharacterRuns.end(text, from, this::holds);
    }

    /** Whether the characters may be random: letters and digits, or for some keys letters alone. */
    public boolean isMixed(String key) {
        boolean mixed = key.chars().anyMatch(Character::isDigit) && key.chars().anyMatch(Character::isLetter);
        return mixed
                || (more.equals(LETTERS)
                        && key.chars().filter(Character::isUpperCase).count() >= EITHER_CASE_MIN
                        && key.chars().filter(Character::isLowerCase).count() >= EITHER_CASE_MIN);
    }

    private boolean holds(int here) {
        boolean digit = here >= '0' && here <= '9';
        boolean capital = here >= 'A' && here <= 'Z';
        boolean small = here >= 'a' && here <= 'z';
        return digit || capital || (!more.equals(CAPITALS) && (small || more.indexOf(here) >= 0));
    }
}
