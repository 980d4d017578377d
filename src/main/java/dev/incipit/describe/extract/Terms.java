package dev.incipit.describe.extract;

import dev.incipit.compute.Budget;
import dev.incipit.describe.words.CommonWords;
import dev.incipit.describe.words.WordForms;
import dev.incipit.text.DictionaryWords;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Splits texts of one site into words. Knows each word after its first time. Thread-safe. */
final class Terms {
    private static final int DENSE_MAX = 8;
    private static final int DENSE_MIN = 2;
    private static final int CHARACTERS_MIN = 3;
    private static final int CHARACTERS_MAX = 40;
    private static final String JOINTS = "'’-_.";

    /** A variable before a method's name is seldom longer: {@code g.map}. */
    private static final int RECEIVER_MAX = 3;

    /** Letters of both cases, dots and underscores. */
    private static final Pattern IDENTIFIER =
            Pattern.compile("\\p{Ll}\\p{Lu}|[\\p{L}\\p{N}][_.][\\p{L}\\p{N}]|^\\p{Lu}{2,6}$");

    /** Between the parts of an identifier. */
    private static final Pattern PART = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})|[_.:]+");

    /** A number in a name, and letters that stand for any word: "VII", "NNN", "foo". */
    private static final Pattern PLACEHOLDER =
            Pattern.compile("[IVXL]{2,6}|(?i:(\\p{L})\\1{2,5}|foo|bar|baz|qux|foobar)");

    private static final int PLACEHOLDER_MAX = 6;

    private static final Pattern VERSION = Pattern.compile("\\.\\d|^\\p{L}\\.\\p{L}$|^v\\d");

    private final Map<String, Term.Word> known = new ConcurrentHashMap<>();
    private final boolean japanese;

    /** @param japanese whether a run of Han or Katakana is a word, as in Japanese, where no dictionary is asked */
    Terms(boolean japanese) {
        this.japanese = japanese;
    }

    /** The words of a text in order. One pass. */
    List<Term> of(String text) {
        return new Reader(text).terms();
    }

    /** The same for a name, which may be that of a class: its parts count too. */
    Set<String> keysOfName(String name) {
        var keys = tellingKeys(name);
        keys.addAll(tellingKeys(PART.matcher(name).replaceAll(" ")));
        return keys;
    }

    /** The keys of the words of a text for which somebody may look. */
    Set<String> tellingKeys(String text) {
        var keys = new HashSet<String>();
        for (var term : of(text)) {
            if (term.word().telling()) {
                keys.add(term.key());
            }
        }
        return keys;
    }

    private Term.Word dense(String run) {
        return known.computeIfAbsent(
                run,
                _ -> new Term.Word(
                        run,
                        run,
                        run.codePointCount(0, run.length()) >= DENSE_MIN && !CommonWords.has(run),
                        CommonWords.isGeneral(run),
                        true,
                        false,
                        false));
    }

    private Term.Word spaced(String seen) {
        // Most words are known, and asking so takes no lock.
        var word = known.get(seen);
        return word != null ? word : known.computeIfAbsent(seen, _ -> read(seen));
    }

    private static Term.Word read(String seen) {
        var straight = seen.replace('’', '\'');
        var bare = WordForms.bare(straight);
        // The reader sees what the page has, with its own apostrophe.
        var own = straight.endsWith(bare)
                ? seen.substring(seen.length() - bare.length())
                : seen.substring(0, Math.min(seen.length(), bare.length()));
        var lower = WordForms.lower(bare);
        boolean jointed = bare.indexOf('_') >= 0 || bare.indexOf('.') >= 0;
        // Most words are plain ones in lower case, for which no pattern need be tried.
        boolean identifier =
                (jointed || !lower.equals(bare)) && IDENTIFIER.matcher(bare).find();
        // Identifiers of one library often start alike.
        var key = jointed ? lower : WordForms.stem(bare);
        int length = bare.codePointCount(0, bare.length());
        boolean telling = length >= CHARACTERS_MIN
                && length <= CHARACTERS_MAX
                && Character.isLetter(bare.codePointAt(0))
                && bare.indexOf('\'') < 0
                && !VERSION.matcher(bare).find()
                && !(length <= PLACEHOLDER_MAX && PLACEHOLDER.matcher(bare).matches())
                && !CommonWords.has(lower);
        return new Term.Word(
                own,
                key,
                telling,
                !identifier && CommonWords.isGeneral(lower),
                false,
                identifier,
                WordForms.precedesNoun(lower));
    }

    private final class Reader {
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
                    at = japanese ? run(at) : dictionaryWords(at);
                } else if (Character.isLetterOrDigit(sign)) {
                    at = word(at);
                } else {
                    clause += Character.isWhitespace(sign) ? 0 : 1;
                    at += Character.charCount(sign);
                }
            }
            return terms;
        }

        private int dictionaryWords(int start) {
            int end = start;
            while (end < text.length() && Words.isUnspaced(text.codePointAt(end))) {
                end += Character.charCount(text.codePointAt(end));
            }
            DictionaryWords.cut(text.substring(start, end), this::addOrPass);
            return end;
        }

        /** A word of one letter is grammar or half of a word that the dictionary does not know: what follows stands apart. */
        private void addOrPass(String word) {
            if (word.codePointCount(0, word.length()) >= DENSE_MIN) {
                add(dense(word), true);
            } else {
                clause++;
            }
        }

        /** Reads a run of Han and Katakana; Hiragana is mostly grammar. */
        private int run(int start) {
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
            add(dense(text.substring(start, end)), true);
            return end;
        }

        private void add(Term.Word word, boolean apart) {
            Budget.step();
            terms.add(new Term(word, clause, apart));
        }

        private static boolean isName(int sign) {
            return Words.isUnspaced(sign) && Character.UnicodeScript.of(sign) != Character.UnicodeScript.HIRAGANA;
        }

        private int word(int start) {
            int end = start;
            while (end < text.length()) {
                int sign = text.codePointAt(end);
                int next = end + Character.charCount(sign);
                if (!isSpoken(sign) && !isJoint(sign, start, end, next)) {
                    break;
                }
                end = next;
            }
            add(spaced(text.substring(start, end)), isApart(start, end));
            return end;
        }

        private boolean isJoint(int sign, int start, int end, int next) {
            return JOINTS.indexOf(sign) >= 0
                    && next < text.length()
                    && isSpoken(text.codePointAt(next))
                    && !(sign == '.' && end - start <= RECEIVER_MAX);
        }

        private boolean isApart(int start, int end) {
            return (start == 0 || !Words.isUnspaced(text.codePointBefore(start)))
                    && (end == text.length() || !Words.isUnspaced(text.codePointAt(end)));
        }

        private static boolean isSpoken(int sign) {
            return switch (Character.getType(sign)) {
                case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
                default -> Character.isLetterOrDigit(sign) && !Words.isUnspaced(sign);
            };
        }
    }
}
