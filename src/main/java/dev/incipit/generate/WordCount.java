package dev.incipit.generate;

/** How many words a text of Markdown has for its reader: addresses of links do not count. */
final class WordCount {
    /** In a script without spaces, so many characters say what a word does. */
    private static final int UNSPACED_PER_WORD = 2;

    private WordCount() {}

    static int of(String markdown) {
        int words = 0;
        int unspaced = 0;
        boolean inWord = false;
        boolean inTarget = false;
        for (int i = 0; i < markdown.length(); i++) {
            var c = markdown.charAt(i);
            if (c == '(' && i > 0 && markdown.charAt(i - 1) == ']') {
                inTarget = true;
            } else if (c == ')' || c == '\n') {
                inTarget = false;
            }
            boolean alone = !inTarget && isUnspaced(c);
            unspaced += alone ? 1 : 0;
            boolean letter = !inTarget && !alone && Character.isLetterOrDigit(c);
            if (letter && !inWord) {
                words++;
            }
            inWord = letter;
        }
        return words + unspaced / UNSPACED_PER_WORD;
    }

    private static boolean isUnspaced(char sign) {
        return sign > LATIN_MAX
                && switch (Character.UnicodeScript.of(sign)) {
                    case HAN, HIRAGANA, KATAKANA, THAI -> true;
                    default -> false;
                };
    }

    /** Below, no script is written without spaces; most texts have nothing else. */
    private static final char LATIN_MAX = 0x024F;
}
