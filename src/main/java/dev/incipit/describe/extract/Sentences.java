package dev.incipit.describe.extract;

import dev.incipit.text.SentenceEdges;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Fits sentences to a length: whole ones as far as possible, else cut where the rest still says something. */
public final class Sentences {
    /** Where a sentence can end earlier without saying something else: what follows only adds. */
    private static final Pattern ADDITION = Pattern.compile(
            ",? (?:which|who|where|as well as|including|such as|qui|ainsi que|dont|sowie) |, (?:and|et|und|y) |; | [–—(]");

    private static final double SHORTENED_MIN = 0.4;

    private static final String FULL_WIDTH_ENDS = "。！？」』）";
    private static final String ENDS = ".!?。！？…:";
    private static final String CLOSING = " \t\n\u000B\f\r\"'”’»)]*_`";

    private Sentences() {}

    /** Whole sentences from the start of a text, as many as fit; the first one is cut at a clause or word if it must be. */
    public static String fit(String text, int charactersMax, Locale language) {
        var fitted = new StringBuilder();
        for (var sentence : SentenceEdges.cut(text, language)) {
            if (fitted.length() + sentence.length() + 1 > charactersMax) {
                break;
            }
            fitted.append(gapAfter(fitted)).append(sentence);
        }
        return fitted.isEmpty() ? cut(SentenceEdges.cut(text, language).getFirst(), charactersMax) : fitted.toString();
    }

    /** The sentence, if it is too long without what it adds at its end; empty where nothing can be left out. */
    static Optional<String> shortened(String sentence, int charactersMax) {
        if (sentence.length() <= charactersMax) {
            return Optional.of(sentence);
        }
        var addition = ADDITION.matcher(sentence.substring(0, charactersMax));
        int end = 0;
        while (addition.find()) {
            var head = sentence.substring(0, addition.start());
            boolean item = addition.group().startsWith(", ") && Clauses.endsInList(head);
            end = Clauses.standsAlone(head) && !item ? addition.start() : end;
        }
        return end < SHORTENED_MIN * charactersMax
                ? Optional.empty()
                : Optional.of(sentence.substring(0, end).strip() + ".");
    }

    /**
     * Sentences from the first on: further ones as long as all stay within {@code max}, and within {@code hardMax} as long as
     * they are fewer than {@code min} characters.
     */
    static String joinedUpTo(int max, int min, int hardMax, List<String> sentences) {
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

    /** Texts as one, each ended as a sentence is in its script. */
    static String joined(List<String> texts) {
        var joined = new StringBuilder();
        for (var text : texts) {
            joined.append(gapAfter(joined)).append(text);
            if (!isWhole(text)) {
                joined.append(isUnspaced(text.codePointBefore(text.length())) ? "。" : ".");
            }
        }
        return joined.toString();
    }

    /** What stands between a sentence and the next: nothing where the script has no spaces. */
    private static String gapAfter(StringBuilder text) {
        return text.isEmpty() || FULL_WIDTH_ENDS.indexOf(text.charAt(text.length() - 1)) >= 0 ? "" : " ";
    }

    /** Whether the sign is of a script that writes without spaces between words. */
    public static boolean isUnspaced(int sign) {
        return switch (Character.UnicodeScript.of(sign)) {
            case HAN, HIRAGANA, KATAKANA -> true;
            default -> false;
        };
    }

    /** Whether the text ends as a sentence does. */
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
        var head = text.substring(0, charactersMax - 1);
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
