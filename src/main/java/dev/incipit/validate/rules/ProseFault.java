package dev.incipit.validate.rules;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Line;
import java.util.regex.Pattern;

/** What is wrong with a line of a section that is no item of its list. */
final class ProseFault {
    private static final Pattern CONFLICT = Pattern.compile("(?:<{7}|>{7}|\\|{7}) .*+|={7}\\s*+");
    private static final String WIDE_MARK = "＃";

    private ProseFault() {}

    /**
     * Says what it is and what to do about it.
     *
     * @param listed whether its section has a list
     */
    static String of(Line line, boolean listed) {
        var text = line.text();
        if (CONFLICT.matcher(text).matches()) {
            return "a mark of a merge conflict. Settle it, and remove its marks.";
        }
        if (text.strip().startsWith(WIDE_MARK)) {
            return "\"＃\" begins no heading. Write \"##\".";
        }
        int start = CharacterRuns.end(text, 0, here -> Character.getType(here) == Character.FORMAT);
        if (start > 0 && text.startsWith("#", start)) {
            return String.format(
                    "an invisible character, U+%04X, before \"#\", so that this is no heading. Remove it.",
                    (int) text.charAt(0));
        }
        return listed
                ? "text beside the list is skipped by readers of the list."
                        + " Put it above the first \"##\" or into the notes."
                : "text where a list of links should stand. Put it above the first \"##\", and list links here.";
    }
}
