package dev.incipit.validate;

import java.util.Optional;

/** Characters that show a text was saved or decoded wrongly. */
final class Characters {
    private Characters() {}

    /** What is wrong with the line, as a sentence. */
    static Optional<String> fault(String line) {
        for (int at = 0; at < line.length(); at++) {
            char here = line.charAt(at);
            if (here < ' ' && here != '\t') {
                return Optional.of("control character U+" + hex(here) + ".");
            }
            if (here >= 0x7F) {
                if (here <= 0x9F) {
                    return Optional.of("control character U+" + hex(here) + ".");
                }
                if (here == 0xFFFD) {
                    return Optional.of("replacement character U+FFFD, text was lost in an earlier conversion.");
                }
                if (at + 1 < line.length() && isDoubled(here, line.charAt(at + 1))) {
                    return Optional.of("double-encoded text \"" + Finding.quote(around(line, at)) + "\".");
                }
            }
        }
        return Optional.empty();
    }

    private static String hex(char character) {
        return String.format("%04X", (int) character);
    }

    /** The first two characters of UTF-8 that was read as Latin-1 or Windows-1252 and written as UTF-8 again. */
    private static boolean isDoubled(char first, char second) {
        return switch (first) {
            case 0xC2, 0xC3 -> second >= 0x80 && second <= 0xBF;
            case 0xE2 -> second == 0x20AC || second == 0x80;
            case 0xF0 -> second == 0x0178 || second == 0x9F;
            default -> false;
        };
    }

    private static String around(String line, int at) {
        return line.substring(Math.max(0, at - 10), Math.min(line.length(), at + 10));
    }
}
