package dev.incipit.llmstxt;

import dev.incipit.llmstxt.Entry.Flaw;

/**
 * What stands between the parentheses of a link and is no address of Markdown (CommonMark §6.3).
 *
 * @param address what is meant by it
 * @param flaw what is wrong with it
 */
public record SpacedAddress(String address, Flaw flaw) {
    private static final String OPENING = "“”„‟«»‘’‚‹›「『";
    private static final String CLOSING = "“”«»‘’‹›」』";

    /** Reads what was written, without the space around it. */
    public static SpacedAddress of(String written) {
        if (written.startsWith("<") && written.indexOf('>') < 0) {
            int end = CharacterRuns.end(written, 1, here -> !CharacterRuns.isBlank(here));
            return new SpacedAddress(written.substring(1, end), Flaw.UNCLOSED_ANGLE);
        }
        int end = CharacterRuns.end(written, 0, here -> !CharacterRuns.isBlank(here));
        int title = CharacterRuns.end(written, end, CharacterRuns::isBlank);
        boolean curly = title + 1 < written.length()
                && OPENING.indexOf(written.charAt(title)) >= 0
                && CLOSING.indexOf(written.charAt(written.length() - 1)) >= 0;
        return curly
                ? new SpacedAddress(written.substring(0, end), Flaw.CURLY_TITLE)
                : new SpacedAddress(written, Flaw.SPACE_IN_ADDRESS);
    }
}
