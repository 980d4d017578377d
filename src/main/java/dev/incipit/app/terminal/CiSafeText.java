package dev.incipit.app.terminal;

import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Defuses text that a CI system reading the output would take for commands. GitHub's runner obeys a line that begins with
 * {@code ::}, white space aside, and {@code ##[} anywhere; Azure Pipelines {@code ##vso[}, TeamCity {@code ##teamcity[}, GitLab
 * {@code section_start:}, Travis {@code travis_fold:}. A space inside these markers breaks them and leaves them readable.
 */
public final class CiSafeText {
    private static final Pattern OLD_COMMAND = Pattern.compile("#(?=#[A-Za-z]{0,20}\\[)");
    private static final List<String> FOLDS = List.of("section_start", "section_end", "travis_fold");
    private static final char ESCAPE = '\u001b';
    private static final int COLOUR_MAX = 5;
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[(?:[0-2]|3[1-36])m");

    private CiSafeText() {}

    /** Makes one or several lines harmless. Of control characters only tabs and the colours of {@link TextStyle} remain. */
    public static String of(String text) {
        var safe = new StringBuilder(text.length() + 8);
        boolean begins = true;
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            int colour = here == ESCAPE ? colourEnd(text, at) : -1;
            if (colour > at) {
                safe.append(text, at, colour);
                at = colour - 1;
            } else if (here == '\n') {
                safe.append(here);
                begins = true;
            } else if (isControl(here)) {
                safe.append(' ');
            } else {
                safe.append(here);
                boolean command = begins && here == ':' && text.startsWith("::", at);
                safe.append(command ? " " : "");
                begins = begins && isUnseen(here);
            }
        }
        var folded = safe.toString();
        for (var fold : FOLDS) {
            folded = folded.replace(fold + ":", fold + " :");
        }
        // Each line of the log comes here, and hardly any has these marks.
        return folded.contains("##") ? OLD_COMMAND.matcher(folded).replaceAll("# ") : folded;
    }

    /**
     * Spells JSON so that a log's reader takes nothing in it for a command or for a control of the terminal. Its meaning stays the
     * same: what is escaped stands in strings only.
     */
    static String json(String json) {
        var safe = new StringBuilder(json.length());
        json.chars().forEach(here -> {
            if (isControl((char) here) && here > ' ') {
                safe.append("\\u").append(HexFormat.of().toHexDigits((char) here));
            } else {
                safe.append((char) here);
            }
        });
        return OLD_COMMAND.matcher(safe).replaceAll("\\\\u0023");
    }

    /** Whether it controls a display, some readers take it for a line end, or it turns the order of what follows (UAX 9). */
    private static boolean isControl(char here) {
        return (here < ' ' && here != '\t')
                || (here >= 0x7F && here <= 0x9F)
                || (here >= '\u2028' && here <= '\u202e')
                || (here >= '\u2066' && here <= '\u2069');
    }

    private static boolean isUnseen(char here) {
        return Character.isWhitespace(here)
                || Character.isSpaceChar(here)
                || Character.getType(here) == Character.FORMAT;
    }

    /** The end of the sequence that starts here, if {@link TextStyle} writes it; else -1. */
    private static int colourEnd(String text, int escape) {
        var colour = COLOUR.matcher(text).region(escape, Math.min(text.length(), escape + COLOUR_MAX));
        return colour.lookingAt() ? colour.end() : -1;
    }
}
