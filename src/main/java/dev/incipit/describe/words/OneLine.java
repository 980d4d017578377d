package dev.incipit.describe.words;

import java.util.regex.Pattern;

/** A text as one line. */
public final class OneLine {
    private static final char DELETE = 0x7F;
    /** As "transfer content [1] [2] and …" or "a format.[4]". */
    private static final Pattern REFERENCES = Pattern.compile(
            "(?:(?<=[\\p{L}\\d)”\"]) |(?<=[.,;]))\\[\\d{1,3}\\](?: ?\\[\\d{1,3}\\]){0,9}(?=[ .,;:)]|$)");

    private static final Pattern GAP = Pattern.compile(" (,(?= )|\\.(?= \\p{Lu}|$))");

    private OneLine() {}

    /** Returns the text as one line, without its marks of footnotes and the gaps that pictures leave before a comma or full stop. */
    public static String of(String text) {
        var line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > ' ' && c != DELETE) {
                line.append(c);
            } else if (line.isEmpty() || line.charAt(line.length() - 1) != ' ') {
                line.append(' ');
            }
        }
        var folded = line.toString().strip();
        if (folded.indexOf('[') > 0) {
            folded = REFERENCES.matcher(folded).replaceAll("");
        }
        boolean gaps = folded.contains(" ,") || folded.contains(" .");
        return gaps ? GAP.matcher(folded).replaceAll("$1") : folded;
    }
}
