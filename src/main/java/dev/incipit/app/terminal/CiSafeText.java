package dev.incipit.app.terminal;

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

    private CiSafeText() {}

    /** Makes one or several lines harmless. Of control characters only tabs and colour sequences remain. */
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
                // Some readers take it for a line end.
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

    private static boolean isControl(char here) {
        return (here < ' ' && here != '\t') || (here >= 0x7F && here <= 0x9F) || here == '\u2028' || here == '\u2029';
    }

    private static boolean isUnseen(char here) {
        return Character.isWhitespace(here)
                || Character.isSpaceChar(here)
                || Character.getType(here) == Character.FORMAT;
    }

    /** The end of the colour sequence that starts here ({@code ESC [ 1 ; 31 m}); -1 if there is none. */
    private static int colourEnd(String text, int escape) {
        int at = escape + 1;
        if (at >= text.length() || text.charAt(at) != '[') {
            return -1;
        }
        do {
            at++;
        } while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == ';'));
        return at < text.length() && text.charAt(at) == 'm' ? at + 1 : -1;
    }
}
