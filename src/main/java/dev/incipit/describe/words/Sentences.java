package dev.incipit.describe.words;

import dev.incipit.text.SentenceEdges;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Fits sentences to a length: whole ones if possible, otherwise cut where the rest still makes sense. */
public final class Sentences {
    /** Where a sentence can be cut without changing its meaning: the rest only adds to it. */
    private static final Pattern ADDITION = Pattern.compile(
            ",? (?:which|who|where|as well as|including|such as|qui|ainsi que|dont|sowie) |, (?:and|et|und|y) |; | [–—(]");

    private static final Pattern ELLIPSIS =
            Pattern.compile("(?:…|\\.{2,3}|[\\[(](?:…|\\.{3})[\\])])(?: ?[(\\[]?[\\p{L} ]{3,24}[)\\]]?)?\\s?[»›→]?$");

    private static final double SHORTENED_MIN = 0.4;

    private static final String FULL_WIDTH_ENDS = "。！？」』）";
    private static final String ENDS = ".!?。！？…:";
    private static final String CLOSING = " \t\n\u000B\f\r\"'”’»)]*_`";

    private Sentences() {}

    /** Returns as many whole sentences from the start of a text as fit; the first is cut at a clause or word if necessary. */
    public static String fit(String text, int charactersMax, Locale language) {
        var sentences = SentenceEdges.cut(text, language);
        return sentences.getFirst().length() < charactersMax
                ? joinedUpTo(charactersMax, 0, charactersMax, sentences)
                : cut(sentences.getFirst(), charactersMax);
    }

    public static boolean asks(String text) {
        return text.endsWith("?") || text.endsWith("？");
    }

    /** Whether a text breaks off, as lists show the beginnings of other pages: "A knot that… more". */
    public static boolean breaksOff(String text) {
        return ELLIPSIS.matcher(text).find();
    }

    /**
     * Returns the paragraph with which a text begins that was cut, as generators make a meta description of a page's first line;
     * else the text's whole sentences, or all of it if it has none.
     */
    public static String completed(String text, List<String> paragraphs, Locale language) {
        var cut = asWritten(text, paragraphs);
        boolean marked = breaksOff(cut);
        var begun = ELLIPSIS.matcher(cut).replaceFirst("").stripTrailing();
        boolean broken = paragraphs.stream().anyMatch(paragraph -> breaksWord(paragraph, begun));
        if ((isWhole(cut) && !marked && !broken) || begun.isEmpty()) {
            return cut;
        }
        return paragraphs.stream()
                .filter(paragraph -> paragraph.startsWith(begun))
                .findFirst()
                .or(() -> wholeOf(begun, language).filter(whole -> marked || isCopied(whole, paragraphs, language)))
                .orElse(cut);
    }

    /** Returns the beginning of a paragraph from which a text was made by removing all underscores, as if they were marks of emphasis. */
    private static String asWritten(String text, List<String> paragraphs) {
        return text.indexOf('_') >= 0
                ? text
                : paragraphs.stream()
                        .map(paragraph -> paragraph.substring(0, endOf(text, paragraph)))
                        .filter(written -> written.length() > text.length())
                        .findFirst()
                        .orElse(text);
    }

    /** Returns where a text without underscores ends in a paragraph that begins with it; 0 if none does so within twice its length. */
    private static int endOf(String text, String paragraph) {
        int max = Math.min(paragraph.length(), 2 * text.length());
        int end = 0;
        int read = 0;
        while (read < text.length() && end < max) {
            char next = paragraph.charAt(end++);
            if (next == text.charAt(read)) {
                read++;
            } else if (next != '_') {
                return 0;
            }
        }
        return read == text.length() ? end : 0;
    }

    /** Whether a text is a paragraph's beginning that ends within a word or number: "a prize of 12." of 12.000 euros. */
    private static boolean breaksWord(String paragraph, String begun) {
        return paragraph.length() > begun.length()
                && paragraph.startsWith(begun)
                && Character.isLetterOrDigit(paragraph.codePointAt(begun.length()))
                && !isUnspaced(paragraph.codePointAt(begun.length()));
    }

    /** Whether a text was joined from paragraphs, as software does that cuts it after so many characters. */
    private static boolean isCopied(String text, List<String> paragraphs, Locale language) {
        var first = SentenceEdges.cut(text, language).getFirst();
        return paragraphs.stream().anyMatch(paragraph -> paragraph.startsWith(first));
    }

    private static Optional<String> wholeOf(String text, Locale language) {
        var sentences = SentenceEdges.cut(text, language);
        int whole = sentences.size() - (isWhole(text) ? 0 : 1);
        return Optional.of(joined(sentences.subList(0, whole))).filter(joined -> !joined.isEmpty());
    }

    /** Returns a sentence that is too long without its final additions; empty if nothing can be left out. */
    public static Optional<String> shortened(String sentence, int charactersMax) {
        if (sentence.length() <= charactersMax) {
            return Optional.of(sentence);
        }
        var addition = ADDITION.matcher(sentence.substring(0, charactersMax));
        int end = 0;
        while (addition.find()) {
            var head = sentence.substring(0, addition.start());
            boolean item = addition.group().startsWith(", ") && Clauses.endsInList(head);
            end = Clauses.standsAlone(head) && !Clauses.hangs(head) && !item ? addition.start() : end;
        }
        return end < SHORTENED_MIN * charactersMax
                ? Optional.empty()
                : Optional.of(joined(List.of(sentence.substring(0, end).strip())));
    }

    /**
     * Joins sentences from the first on: further ones while the result stays within {@code max}, or within {@code hardMax}
     * while it is shorter than {@code min} characters.
     */
    public static String joinedUpTo(int max, int min, int hardMax, List<String> sentences) {
        var joined = new StringBuilder();
        for (var sentence : sentences) {
            var length = joined.length() + sentence.length() + 1;
            if (!joined.isEmpty() && length > (joined.length() < min ? hardMax : max)) {
                break;
            }
            joined.append(gapAfter(joined)).append(sentence);
        }
        return joined.toString();
    }

    /** Joins texts into one; each ends with the full stop of its script. */
    public static String joined(List<String> texts) {
        var joined = new StringBuilder();
        for (var text : texts) {
            joined.append(gapAfter(joined)).append(text);
            if (!isWhole(text)) {
                joined.append(isUnspaced(text.codePointBefore(text.length())) ? "。" : ".");
            }
        }
        return joined.toString();
    }

    /** The separator between sentences; empty if the script has no spaces. */
    private static String gapAfter(StringBuilder text) {
        return text.isEmpty() || FULL_WIDTH_ENDS.indexOf(text.charAt(text.length() - 1)) >= 0 ? "" : " ";
    }

    /** Whether a code point is of a script without spaces between words. */
    public static boolean isUnspaced(int sign) {
        return switch (Character.UnicodeScript.of(sign)) {
            case HAN, HIRAGANA, KATAKANA -> true;
            default -> false;
        };
    }

    /** Whether a text begins without a condition and without a pronoun for what was said before. */
    public static boolean standsAlone(String text) {
        return !Clauses.isConditional(text) && !Openings.needsContext(text);
    }

    public static boolean isWhole(String text) {
        int end = text.length();
        while (end > 0 && CLOSING.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return end > 0 && ENDS.indexOf(text.charAt(end - 1)) >= 0;
    }

    private static String cut(String text, int charactersMax) {
        if (text.length() <= charactersMax) {
            return text;
        }
        var head = Words.beginning(text, charactersMax - 1);
        for (var mark : List.of("; ", " – ", " — ", ", ")) {
            var at = head.lastIndexOf(mark);
            if (at > charactersMax / 2 && Clauses.standsAlone(head.substring(0, at))) {
                return head.substring(0, at);
            }
        }
        var word = head.lastIndexOf(' ');
        return (word > charactersMax / 2 ? head.substring(0, word) : head) + "…";
    }
}
