package dev.incipit.generate.survey;

import dev.incipit.text.Words;

/** Counts the words of a Markdown text as a reader sees it, without link targets. */
public final class WordCount {
    private static final int NONE = -1;

    private WordCount() {}

    /** Counts the words of the text and of its links. */
    public static int of(String markdown) {
        return Words.count(withoutTargets(markdown));
    }

    /** Counts the words that are in links; of a link around a picture also what describes that. */
    public static int ofLinks(String markdown) {
        int words = 0;
        int opened = NONE;
        boolean picture = false;
        for (int i = 0; i < markdown.length(); i++) {
            char c = markdown.charAt(i);
            char before = i == 0 ? ' ' : markdown.charAt(i - 1);
            if (c == '[' && before == '!') {
                picture = true;
            } else if (c == '[' && before != '\\') {
                opened = i;
            } else if (c == '\n') {
                opened = NONE;
                picture = false;
            } else if (c == ']' && markdown.startsWith("](", i)) {
                words += opened == NONE || picture ? 0 : of(markdown.substring(opened + 1, i));
                opened = picture ? opened : NONE;
                picture = false;
            }
        }
        return words;
    }

    private static String withoutTargets(String markdown) {
        if (!markdown.contains("](")) {
            return markdown;
        }
        var text = new StringBuilder(markdown.length());
        boolean inTarget = false;
        for (int i = 0; i < markdown.length(); i++) {
            char c = markdown.charAt(i);
            if (c == '(' && i > 0 && markdown.charAt(i - 1) == ']' && (i < 2 || markdown.charAt(i - 2) != '\\')) {
                inTarget = true;
            } else if (c == ')' || c == '\n') {
                inTarget = false;
            }
            text.append(inTarget ? ' ' : c);
        }
        return text.toString();
    }
}
