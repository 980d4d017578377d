package dev.incipit.validate.rules;

import dev.incipit.validate.finding.Finding;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds characters that show that a text was saved or decoded wrongly. */
final class Mojibake {
    /** The Windows-1252 characters of the bytes 0x80 to 0x9F; a blank where there is none. */
    private static final String WINDOWS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
    /** The ones that also follow a letter in correct text. */
    private static final String PUNCTUATION = "…‘’“”•–—";

    /** A byte-order mark read as Windows-1252. */
    private static final String MARK = "ï»¿";
    /** A character beyond ASCII as JSON writes it, in a word or beside another. */
    private static final Pattern ESCAPE =
            Pattern.compile("(?<=\\p{L})\\\\u(?!00[0-7])[0-9a-fA-F]{4}|(?:\\\\u(?!00[0-7])[0-9a-fA-F]{4}){2}");
    /** A reference to a typographic character whose own mark was written as a reference. */
    private static final Pattern DOUBLE_REFERENCE =
            Pattern.compile("&amp;(?:#(?:8[0-9]{3}|1[2-9][0-9]|2[0-5][0-9])|[lr][sd]quo|hellip|[nm]dash);");

    /** What a store that knows no letters beyond ASCII makes of words of another script. */
    private static final Pattern QUESTION_MARKS =
            Pattern.compile("(?<![\\p{L}\\p{N}?!])\\?{3,}+(?:(?<=\\?{6})|[ ,.-]{1,2}+\\?{3})");

    private Mojibake() {}

    /** Returns what is wrong with the line and how to fix it, in a sentence or two. */
    static Optional<String> fault(String line) {
        return line.startsWith(MARK) ? Optional.of(doubled(MARK)) : ofCharacters(line);
    }

    /** Returns what is wrong with the spelling of a character in a line without code. */
    static Optional<String> spelling(String plain) {
        if (plain.contains("???") && QUESTION_MARKS.matcher(plain).find()) {
            return Optional.of(
                    "question marks in place of letters, text was lost in an earlier conversion. Write it anew.");
        }
        if (plain.indexOf("\\u") < 0 && !plain.contains("&amp;")) {
            return Optional.empty();
        }
        return Stream.of(ESCAPE, DOUBLE_REFERENCE)
                .flatMap(escape -> escape.matcher(plain).results())
                .findFirst()
                .map(escape ->
                        "\"" + Finding.quote(escape.group()) + "\" stands for a character. Write the character.");
    }

    private static String doubled(String text) {
        return "double-encoded text \"" + Finding.quote(text) + "\". Save the text anew as UTF-8.";
    }

    private static Optional<String> ofCharacters(String line) {
        for (int at = 0; at < line.length(); at++) {
            char here = line.charAt(at);
            if (here < ' ' && here != '\t') {
                return Optional.of(control(here));
            }
            if (here >= 0x7F) {
                if (here <= 0x9F) {
                    boolean led = at > 0 && line.charAt(at - 1) >= 0xC2 && line.charAt(at - 1) <= 0xDF;
                    return Optional.of(led ? doubled(around(line, at)) : control(here));
                }
                if (here == 0xFFFD) {
                    return Optional.of("replacement character U+FFFD, text was lost in an earlier conversion."
                            + " Write it anew.");
                }
                if (here <= 0xF0 && isDoubled(line, at)) {
                    return Optional.of(doubled(around(line, at)));
                }
            }
        }
        return Optional.empty();
    }

    private static String control(char character) {
        return "control character U+%04X. Remove it.".formatted((int) character);
    }

    /**
     * Whether double-encoded text starts at {@code at}: UTF-8 that was read as Latin-1 or Windows-1252 and written as UTF-8
     * again. If its first letter is common in correct text, the same pattern must follow once more.
     */
    private static boolean isDoubled(String line, int at) {
        char first = line.charAt(at);
        if (first < 0xC2 || !goesOn(line, at + 1)) {
            return false;
        }
        char second = line.charAt(at + 1);
        return switch (first) {
            case 0xC2, 0xC3 -> PUNCTUATION.indexOf(second) < 0 || isLetter(line, at + 2);
            case 0xD0, 0xD1 -> isPair(line, at + 2);
            case 0xE2 -> second == 0x20AC || second == 0x80;
            case 0xF0 -> second == 0x0178 || second == 0x9F;
            default -> isTriple(line, at) && isTriple(line, at + 3);
        };
    }

    private static boolean isPair(String line, int at) {
        return at < line.length() && (line.charAt(at) == 0xD0 || line.charAt(at) == 0xD1) && goesOn(line, at + 1);
    }

    private static boolean isTriple(String line, int at) {
        boolean leads = at < line.length() && line.charAt(at) >= 0xE3 && line.charAt(at) <= 0xED;
        return leads && goesOn(line, at + 1) && goesOn(line, at + 2);
    }

    /** Whether the character at {@code at} was a byte from 0x80 to 0xBF. */
    private static boolean goesOn(String line, int at) {
        if (at >= line.length()) {
            return false;
        }
        char here = line.charAt(at);
        return (here >= 0x80 && here <= 0xBF) || (here > 0xBF && WINDOWS.indexOf(here) >= 0);
    }

    private static boolean isLetter(String line, int at) {
        return at < line.length() && Character.isLetter(line.charAt(at));
    }

    private static String around(String line, int at) {
        return line.substring(Math.max(0, at - 10), Math.min(line.length(), at + 10));
    }
}
