package dev.incipit.text;

/** The backslash escapes of Markdown (CommonMark §2.4). */
public final class MarkdownEscapes {
    private static final String ESCAPABLE = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

    private MarkdownEscapes() {}

    /** Whether the character at this place is a backslash that escapes the next one. */
    public static boolean isAt(String text, int at) {
        return text.charAt(at) == '\\' && at + 1 < text.length() && ESCAPABLE.indexOf(text.charAt(at + 1)) >= 0;
    }

    public static String resolved(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        var resolved = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            at += isAt(text, at) ? 1 : 0;
            resolved.append(text.charAt(at));
        }
        return resolved.toString();
    }
}
