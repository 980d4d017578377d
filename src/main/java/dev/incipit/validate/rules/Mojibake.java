package dev.incipit.validate.rules;

import dev.incipit.validate.finding.Finding;
import java.util.Optional;

/** Finds characters that show that a text was saved or decoded wrongly. */
final class Mojibake {
    /** The Windows-1252 characters of the bytes 0x80 to 0x9F; a blank where there is none. */
    private static final String WINDOWS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
    /** The ones that also follow a letter in correct text. */
    private static final String PUNCTUATION = "…‘’“”•–—";

    private Mojibake() {}

    /** Returns what is wrong with the line and how to fix it, in a sentence or two. */
    static Optional<String> fault(String line) {
        for (int at = 0; at < line.length(); at++) {
            char here = line.charAt(at);
            if (here < ' ' && here != '\t') {
                return Optional.of(control(here));
            }
            if (here >= 0x7F) {
                if (here <= 0x9F) {
                    return Optional.of(control(here));
                }
                if (here == 0xFFFD) {
                    return Optional.of("replacement character U+FFFD, text was lost in an earlier conversion."
                            + " Write it anew.");
                }
                if (here <= 0xF0 && isDoubled(line, at)) {
                    return Optional.of("double-encoded text \"" + Finding.quote(around(line, at))
                            + "\". Save the text anew as UTF-8.");
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
