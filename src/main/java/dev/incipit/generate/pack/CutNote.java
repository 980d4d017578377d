package dev.incipit.generate.pack;

import dev.incipit.llmstxt.CharacterRuns;

/** Shortens a note at the end of a word. */
final class CutNote {
    private static final String ENDS = " ;,:([";

    private CutNote() {}

    /** Returns the note with at most that many characters; empty if its first word is longer. */
    static String to(String note, int most) {
        if (note.length() <= most) {
            return note;
        }
        int end = most;
        while (end > 0 && ENDS.indexOf(note.charAt(end)) < 0) {
            end--;
        }
        return note.substring(0, CharacterRuns.start(note, end, sign -> ENDS.indexOf(sign) >= 0));
    }
}
