package dev.incipit.generate.survey;

import dev.incipit.text.Words;

/** Counts the words of a Markdown text as a reader sees it, without link targets. */
final class WordCount {
    private WordCount() {}

    static int of(String markdown) {
        return Words.count(withoutTargets(markdown));
    }

    private static String withoutTargets(String markdown) {
        if (!markdown.contains("](")) {
            return markdown;
        }
        var text = new StringBuilder(markdown.length());
        boolean inTarget = false;
        for (int i = 0; i < markdown.length(); i++) {
            char c = markdown.charAt(i);
            if (c == '(' && i > 0 && markdown.charAt(i - 1) == ']') {
                inTarget = true;
            } else if (c == ')' || c == '\n') {
                inTarget = false;
            }
            text.append(inTarget ? ' ' : c);
        }
        return text.toString();
    }
}
