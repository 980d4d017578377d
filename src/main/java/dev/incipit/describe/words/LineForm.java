package dev.incipit.describe.words;

import dev.incipit.text.Words;
import dev.incipit.url.UnseenCharacters;

/** Checks the form of a line in an index, whatever it says: plain words on one line, of a suitable length. */
public final class LineForm {
    /** No word of any language contains these; in Markdown and HTML they have a meaning. */
    private static final String MARKS = "<>[]{}|\\`*~^";

    private static final String FILLERS = "\u115F\u1160\u3164\uFFA0\u034F";

    private static final String NO_END = ",;:-–—…(/&+=";
    private static final int ENTITY_CHARACTERS_MAX = 10;

    private LineForm() {}

    /** Whether a line is plain and {@code min} to {@code max} characters long; a script without spaces needs half as many. */
    public static boolean fits(String line, int min, int max) {
        int signs = line.codePointCount(0, line.length());
        int dense = (int) line.codePoints().filter(Words::isGlued).count();
        return signs + dense >= min && signs <= max && isPlain(line);
    }

    private static boolean isPlain(String line) {
        var first = line.codePointAt(0);
        var last = line.charAt(line.length() - 1);
        return line.codePoints().noneMatch(sign -> isInvisible(sign) || MARKS.indexOf(sign) >= 0)
                && !line.contains("...")
                && NO_END.indexOf(last) < 0
                && (Character.isLetterOrDigit(first) || "\"'“‘«„「『¿¡".indexOf(first) >= 0)
                && !hasEntity(line)
                && !hasEmphasis(line);
    }

    /** Whether a character is invisible or changes the display: control, bidirectional, tag, private use, lone surrogate. */
    public static boolean isInvisible(int sign) {
        // Behind the first, what is drawn as nothing: fillers and variation selectors, which can hide text.
        return UnseenCharacters.isOne(sign)
                || (sign >= 0xFE00 && sign <= 0xFE0F)
                || (sign >= 0xE0100 && sign <= 0xE01EF)
                || FILLERS.indexOf(sign) >= 0;
    }

    /** Whether the line has an HTML character reference: an ampersand, a name or number, a semicolon. */
    private static boolean hasEntity(String line) {
        for (int at = line.indexOf('&'); at >= 0; at = line.indexOf('&', at + 1)) {
            int end = at + 1;
            while (end < line.length()
                    && end - at <= ENTITY_CHARACTERS_MAX
                    && (line.charAt(end) == '#' || Character.isLetterOrDigit(line.charAt(end)))) {
                end++;
            }
            if (end > at + 1 && end < line.length() && line.charAt(end) == ';') {
                return true;
            }
        }
        return false;
    }

    /** Whether an underscore is at a word's edge, as in emphasis; inside a word it belongs to an identifier. */
    private static boolean hasEmphasis(String line) {
        for (int at = line.indexOf('_'); at >= 0; at = line.indexOf('_', at + 1)) {
            if (at == 0
                    || at == line.length() - 1
                    || !Character.isLetterOrDigit(line.charAt(at - 1))
                    || !Character.isLetterOrDigit(line.charAt(at + 1))) {
                return true;
            }
        }
        return false;
    }
}
