package dev.incipit.describe.extract;

import dev.incipit.describe.words.WordForms;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a text as a reader sees it, or a run of one script where words are not separated.
 *
 * @param text as it is written
 * @param key equal for the forms of one word
 * @param clause the index of its part of the text between punctuation marks
 * @param apart whether it is separated from its neighbours: a Latin name among Japanese letters often is not
 */
record Term(String text, String key, int clause, boolean apart) {
    private static final int DENSE_MAX = 8;
    /** A variable before a method's name is seldom longer: {@code g.map}. */
    private static final int RECEIVER_MAX = 3;

    private static final String JOINTS = "'’-_.";

    /** The words of a text in order. One pass. */
    static List<Term> of(String text) {
        return new Reader(text).terms();
    }

    /** Whether it is written in a script without spaces. */
    boolean dense() {
        return Words.isUnspaced(text.codePointAt(0));
    }

    private static final class Reader {
        private final String text;
        private final List<Term> terms = new ArrayList<>();
        private int clause;

        Reader(String text) {
            this.text = text;
        }

        List<Term> terms() {
            int at = 0;
            while (at < text.length()) {
                int sign = text.codePointAt(at);
                if (Words.isUnspaced(sign)) {
                    at = dense(at);
                } else if (Character.isLetterOrDigit(sign)) {
                    at = word(at);
                } else {
                    clause += Character.isWhitespace(sign) ? 0 : 1;
                    at += Character.charCount(sign);
                }
            }
            return terms;
        }

        /** Reads a run of Han and Katakana; Hiragana is mostly grammar. */
        private int dense(int start) {
            int end = start;
            int signs = 0;
            while (end < text.length() && isName(text.codePointAt(end)) && signs < DENSE_MAX) {
                end += Character.charCount(text.codePointAt(end));
                signs++;
            }
            if (end == start) {
                clause++;
                return start + Character.charCount(text.codePointAt(start));
            }
            var run = text.substring(start, end);
            terms.add(new Term(run, run, clause, true));
            return end;
        }

        private static boolean isName(int sign) {
            return Words.isUnspaced(sign) && Character.UnicodeScript.of(sign) != Character.UnicodeScript.HIRAGANA;
        }

        private int word(int start) {
            int end = start;
            while (end < text.length()) {
                int sign = text.codePointAt(end);
                int next = end + Character.charCount(sign);
                boolean joint = JOINTS.indexOf(sign) >= 0
                        && next < text.length()
                        && isSpoken(text.codePointAt(next))
                        && !(sign == '.' && end - start <= RECEIVER_MAX);
                if (!isSpoken(sign) && !joint) {
                    break;
                }
                end = next;
            }
            var word = WordForms.bare(text.substring(start, end).replace('’', '\''));
            if (!word.isEmpty()) {
                // The reader sees what the page has, with its own apostrophe.
                var seen = text.substring(start, end);
                var own =
                        seen.length() > word.length() && seen.replace('’', '\'').endsWith(word)
                                ? seen.substring(seen.length() - word.length())
                                : seen.substring(0, Math.min(seen.length(), word.length()));
                terms.add(new Term(own, keyOf(word), clause, isApart(start, end)));
            }
            return end;
        }

        private boolean isApart(int start, int end) {
            return (start == 0 || !Words.isUnspaced(text.codePointBefore(start)))
                    && (end == text.length() || !Words.isUnspaced(text.codePointAt(end)));
        }

        /** Identifiers of one library often start alike. */
        private static String keyOf(String word) {
            return word.indexOf('_') >= 0 || word.indexOf('.') >= 0 ? WordForms.lower(word) : WordForms.stem(word);
        }

        private static boolean isSpoken(int sign) {
            return !Words.isUnspaced(sign)
                    && (Character.isLetterOrDigit(sign)
                            || Character.getType(sign) == Character.NON_SPACING_MARK
                            || Character.getType(sign) == Character.COMBINING_SPACING_MARK);
        }
    }
}
