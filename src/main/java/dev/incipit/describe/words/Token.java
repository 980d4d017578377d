package dev.incipit.describe.words;

import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a text, or a run of a script without spaces.
 *
 * @param text without surrounding punctuation, with ASCII digits
 * @param sentence the index of its sentence, from 0
 * @param clause the index of its part between commas, brackets and the like, from 0
 * @param opens whether it is the first of its sentence, and so capitalised in any case
 */
public record Token(String text, int sentence, int clause, boolean opens) {
    private static final String BEFORE = "\"'“”‘’«»„([<{¿¡「『（【";
    private static final String AFTER = "\"'“”‘’«».,;:!?)]>}…。、！？，；：」』）】";
    private static final String SENTENCE_ENDS = ".!?。！？…\n";
    private static final String CLAUSE_ENDS = ",;:()[]{}–—、，；：（）「」『』\"“”«»„";

    public static List<Token> of(String text) {
        return new Reader(ascii(Normalizer.normalize(text, Normalizer.Form.NFKC))).tokens();
    }

    /** Whether it is a run of a script that {@linkplain Words#isGlued glues} words. */
    public boolean dense() {
        return Words.isGlued(text.codePointAt(0));
    }

    public boolean hasDigit() {
        return text.chars().anyMatch(sign -> sign >= '0' && sign <= '9');
    }

    public boolean hasLetter() {
        return text.codePoints().anyMatch(Character::isLetter);
    }

    public boolean capitalised() {
        return Character.isUpperCase(text.codePointAt(0)) || Character.isTitleCase(text.codePointAt(0));
    }

    private static String ascii(String text) {
        var plain = new StringBuilder(text.length());
        int next;
        for (int at = 0; at < text.length(); at = next) {
            int sign = text.codePointAt(at);
            next = at + Character.charCount(sign);
            plain.appendCodePoint(ascii(sign));
        }
        return plain.toString();
    }

    private static int ascii(int sign) {
        return switch (sign) {
            case '’', 'ʼ' -> '\'';
            case '−', '‑', '‐' -> '-';
            default -> Character.isDigit(sign) ? '0' + Character.digit(sign, 10) : sign;
        };
    }

    /** Reads a text once from start to end. */
    private static final class Reader {
        private final String text;
        private final List<Token> tokens = new ArrayList<>();
        private int sentence;
        private int clause;
        private boolean opens = true;

        Reader(String text) {
            this.text = text;
        }

        List<Token> tokens() {
            int start = 0;
            for (int at = 0; at <= text.length(); at++) {
                if (at == text.length() || Character.isWhitespace(text.charAt(at)) || separates(at)) {
                    chunk(start, at);
                    if (at < text.length()) {
                        gap(text.charAt(at));
                    }
                    start = at + 1;
                }
            }
            return tokens;
        }

        /** Whether punctuation separates words without a space: a dash, CJK punctuation, a slash or comma between letters. */
        private boolean separates(int at) {
            return switch (text.charAt(at)) {
                case '–', '—', '。', '、', '！', '？', '，', '；', '：', '「', '」', '『', '』', '（', '）', '【', '】', '・' -> true;
                case ',', ';', '(', ')' ->
                    at > 0
                            && at + 1 < text.length()
                            && Character.isLetter(text.charAt(at - 1))
                            && Character.isLetter(text.charAt(at + 1));
                default -> false;
            };
        }

        private void gap(char sign) {
            if (SENTENCE_ENDS.indexOf(sign) >= 0) {
                endSentence();
            } else if (CLAUSE_ENDS.indexOf(sign) >= 0) {
                clause++;
            }
        }

        private void endSentence() {
            sentence++;
            clause++;
            opens = true;
        }

        private void chunk(int start, int end) {
            int from = start;
            while (from < end && BEFORE.indexOf(text.charAt(from)) >= 0) {
                clause += CLAUSE_ENDS.indexOf(text.charAt(from++)) >= 0 ? 1 : 0;
            }
            int to = end;
            while (to > from && AFTER.indexOf(text.charAt(to - 1)) >= 0 && !text.startsWith("()", to - 2)) {
                to--;
            }
            if (to > from) {
                runs(from, to);
            }
            for (int at = to; at < end; at++) {
                if (to == from
                        || SENTENCE_ENDS.indexOf(text.charAt(at)) < 0
                        || !SentenceEdges.isAbbreviation(text.substring(from, at + 1))) {
                    gap(text.charAt(at));
                }
            }
            if (to > from && "-".contentEquals(text.subSequence(from, to))) {
                clause++;
            }
        }

        /** Splits a chunk where scripts with and without spaces meet. */
        private void runs(int from, int to) {
            int start = from;
            int at = from;
            while (at < to) {
                int sign = text.codePointAt(at);
                int next = at + Character.charCount(sign);
                if (next < to && Words.isGlued(sign) != Words.isGlued(text.codePointAt(next))) {
                    add(start, next);
                    start = next;
                }
                at = next;
            }
            add(start, to);
        }

        private void add(int start, int end) {
            var word = text.substring(start, end);
            if (Character.isLetterOrDigit(word.codePointAt(0))
                    || word.codePoints().anyMatch(Reader::tells)) {
                tokens.add(new Token(word, sentence, clause, opens));
                opens = false;
            }
        }

        private static boolean tells(int sign) {
            return Character.isLetterOrDigit(sign)
                    || sign == '%'
                    || Character.getType(sign) == Character.OTHER_SYMBOL
                    || Character.getType(sign) == Character.CURRENCY_SYMBOL;
        }
    }
}
