package dev.incipit.generate;

/** How many words a text of Markdown has for its reader: addresses of links do not count. */
final class WordCount {
    /** In a script without spaces, so many characters say what a word does. */
    private static final int IDEOGRAPHS_PER_WORD = 2;

    private WordCount() {}

    static int of(String markdown) {
        int words = 0;
        int ideographs = 0;
        boolean inWord = false;
        boolean inTarget = false;
        for (int i = 0; i < markdown.length(); i++) {
            var c = markdown.charAt(i);
            if (c == '(' && i > 0 && markdown.charAt(i - 1) == ']') {
                inTarget = true;
            } else if (c == ')' || c == '\n') {
                inTarget = false;
            }
            if (Character.isIdeographic(c)) {
                ideographs++;
            }
            var letter = !inTarget && Character.isLetterOrDigit(c);
            if (letter && !inWord) {
                words++;
            }
            inWord = letter;
        }
        return words + ideographs / IDEOGRAPHS_PER_WORD;
    }
}
