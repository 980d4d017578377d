package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.ShippedTables;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Commands to ignore earlier instructions in Chinese, Japanese, Korean, Turkish, Hindi and Vietnamese, which write the words of a
 * sentence together, put the verb last, or make one word of several. Words in quotes are of a page about them.
 */
public final class GluedCommands {
    private static final List<Pattern> COMMANDS = List.copyOf(
            ShippedTables.of(GluedCommands.class).all(Pattern::compile).values());
    /** Letters one of which each of them has. */
    private static final String LETTERS = "忽无無忘遵执執理시잊öıớởक";

    private GluedCommands() {}

    /** Whether a text in lower case holds one. */
    public static boolean isIn(String text) {
        int plain = CharacterRuns.end(text, 0, here -> here < 0x80 || LETTERS.indexOf(here) < 0);
        return plain < text.length()
                && COMMANDS.stream().anyMatch(command -> command.matcher(text).find());
    }
}
