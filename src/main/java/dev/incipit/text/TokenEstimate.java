package dev.incipit.text;

/**
 * How many tokens a text has at most for a common model. Tokenizers differ, so this is an upper estimate for text that people
 * write; it was compared with two of them (rationale.md). Linear in the text's length.
 */
public final class TokenEstimate {
    /** Words up to this many letters are in a tokenizer's vocabulary or two pieces of it; longer ones are names or codes. */
    private static final int WORD_LENGTH_MAX = 12;

    private static final int LETTERS_PER_TOKEN = 4;
    private static final int SIGNS_PER_TOKEN = 4;

    /** In quarters of a token: the scripts of Europe and the Near East, and all others. */
    private static final int NEAR = 3;

    private static final int FAR = 6;
    private static final int FIRST_FAR = 0x0800;
    private static final int ASCII = 0x80;

    private final String text;
    private int at;

    private TokenEstimate(String text, int start) {
        this.text = text;
        this.at = start;
    }

    public static int of(String text) {
        var reader = new TokenEstimate(text, 0);
        long quarters = 0;
        while (reader.at < text.length()) {
            quarters += reader.next();
        }
        return (int) Math.min(Integer.MAX_VALUE, quarters / 4 + 1);
    }

    /** The end of the longest part from {@code start} that has at most that many tokens; never inside a word of few letters. */
    public static int end(String text, int start, int tokensMax) {
        var reader = new TokenEstimate(text, start);
        long left = 4L * tokensMax;
        int end = start;
        while (reader.at < text.length()) {
            left -= reader.next();
            if (left < 0) {
                return end;
            }
            end = reader.at;
        }
        return end;
    }

    /** Reads one run of equal kind and returns its quarters of a token. */
    private int next() {
        int start = at;
        char first = text.charAt(at++);
        if (first >= ASCII) {
            return first < FIRST_FAR ? NEAR : FAR;
        }
        if (Words.isAsciiLetter(first)) {
            // Longer runs are cut, so that a part can end in the middle of a code.
            while (at < text.length() && at - start < 4 * WORD_LENGTH_MAX && Words.isAsciiLetter(text.charAt(at))) {
                at++;
            }
            int length = at - start;
            int perToken = length <= WORD_LENGTH_MAX ? LETTERS_PER_TOKEN : LETTERS_PER_TOKEN / 2;
            return 4 * ((length + perToken - 1) / perToken);
        }
        if (Words.isAsciiDigit(first)) {
            return 4;
        }
        if (first == '\n' || first == '"' || first == '\\') {
            // Two signs where the text stands in JSON.
            return 8;
        }
        if (first == ' ') {
            while (at < text.length() && at - start < 4 * SIGNS_PER_TOKEN && text.charAt(at) == ' ') {
                at++;
            }
            // A single space is part of the word after it.
            return at - start == 1 ? 0 : 4;
        }
        while (at < text.length() && at - start < SIGNS_PER_TOKEN && text.charAt(at) == first) {
            at++;
        }
        return 4;
    }
}
