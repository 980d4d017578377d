package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.CodeSpans;
import java.util.Arrays;
import java.util.List;

/** Blanks inline code, and comments that may span several lines. */
final class Comments {
    private static final String START = "<!--";
    private static final String END = "-->";

    private final int lastEnd;
    private boolean open;

    /** Creates the reader of these lines. A comment that no later line ends is text. */
    Comments(List<String> texts) {
        int last = texts.size() - 1;
        while (last >= 0 && texts.get(last).indexOf(END) < 0) {
            last--;
        }
        lastEnd = last + 1;
    }

    /** Returns whether a comment that nothing ends starts there: of others nothing is left in the plain line. */
    static boolean startsAt(int at, String text, String plain) {
        return text.startsWith(START, at) && plain.startsWith(START, at);
    }

    /** Returns the line with blanks for code and comments. Called for each line of prose, in order. */
    String blanked(int number, String text) {
        if (!open && text.indexOf('`') < 0 && text.indexOf(START) < 0) {
            return text;
        }
        var plain = CodeSpans.in(text).blanked(text);
        if (!open && plain.indexOf(START) < 0) {
            return plain;
        }
        var chars = plain.toCharArray();
        int at = 0;
        while (at < chars.length) {
            int start = open ? at : plain.indexOf(START, at);
            int end = start < 0 ? -1 : plain.indexOf(END, open ? start : start + START.length());
            if (start < 0 || (end < 0 && number >= lastEnd)) {
                break;
            }
            open = end < 0;
            at = open ? chars.length : end + END.length();
            Arrays.fill(chars, start, at, ' ');
        }
        return new String(chars);
    }
}
