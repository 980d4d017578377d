package dev.incipit.describe.words;

import java.util.regex.Pattern;

/** Recognises sentences that say which version or form of a text this is, and not what the text is about. */
public final class EditionNotes {
    private static final String TEXT = "(?:documentation|docs|document|manual|handbook|guide|book|text|page|file)";

    private static final Pattern NOTE = Pattern.compile("(?iU)^(?:version|release|revision) v?\\d[\\w.-]{0,20}\\.?$"
            + "|^(?:this (?:\\w{1,20} )?" + TEXT
            + "|this is|you are (?:reading|looking at|viewing))\\b"
            // "This manual covers Acme version 2.3, released on 1 May."
            + "(?:(?! (?:how|why|what|which|that|\\w{2,20}ing)\\b)[^.,:;!?]){0,60} (?:version|release|edition|revision)s? v?\\d\\S{0,40}"
            + "(?:,? (?:released|published|dated|of|from|as of)\\b[^:;!?]{0,40})?\\.?$"
            // "This is the HTML version of the manual", and who wrote that.
            + "|^this is (?:an?|the) (?:[\\w-]{1,20} ){0,3}(?:version|edition|copy|translation) of (?:the |this )?(?:[\\w-]{1,20} ){0,2}"
            + TEXT + "\\b[^,]{0,60}(?:, (?:originally |written )?by [^,]{1,60})?$");

    private EditionNotes() {}

    /** Whether a sentence is such a note. */
    public static boolean isOne(String sentence) {
        return NOTE.matcher(sentence).find();
    }
}
