package dev.incipit.describe.words;

import dev.incipit.describe.TextKey;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Determines where a sentence can end and still make sense by itself. */
public final class Clauses {
    private static final ShippedTables TABLES = ShippedTables.of(Clauses.class);

    /** Within this many characters, a comma before an "and" belongs to the same list. */
    private static final int LIST_REACH = 25;

    /** A shorter sentence only points ahead: "For example:". */
    private static final int CLOSED_WORDS_MIN = 6;

    /** Words that open a subordinate clause, which a comma separates from the main clause, or something imagined. */
    private static final Set<String> CONDITIONS = TABLES.words("conditions");

    /** Words that open a clause which says why the main clause is true. */
    private static final Set<String> REASONS =
            Words.table("since because as while although weil puisque comme como poiché ponieważ поскольку");

    /** Words that point to what the page shows next. */
    private static final Set<String> ANNOUNCING = TABLES.words("announcing");

    /** Words that need a list after them. */
    private static final Set<String> HANGING = TABLES.words("hanging");

    /** Orders whose object the page shows next: "To build it, run:". */
    private static final Set<String> ORDERS = TABLES.words("orders");

    /** "For example" at the end of a line needs the example. */
    private static final Pattern WITHOUT_EXAMPLE =
            Pattern.compile("(?iU)(?:\\b(?:e\\. ?g|z\\. ?b|p\\. ?ej|p\\. ?ex|bijv|np)\\.|[,;])\\s?:?$");

    /** Japanese particles that no sentence ends with: what is said of their word comes next. */
    private static final Pattern BEFORE_PREDICATE = Pattern.compile("(?:\\p{IsHan}[はがを]|[でにと]は)$");

    /** Languages for which these words suffice to judge a colon. */
    private static final Set<String> LANGUAGES = Set.of("en", "de", "fr", "es");

    /** A dash between words opens a parenthesis that the next one closes. */
    private static final Pattern DASH = Pattern.compile("\\s[–—-]\\s");

    private Clauses() {}

    /** Returns what a sentence says of the text that it opens, without the reason that it gives before: "Since …, this page …". */
    public static String main(String sentence) {
        if (!REASONS.contains(WordForms.lower(sentence.split(" ", 2)[0]))) {
            return sentence;
        }
        int comma = sentence.indexOf(", ");
        var main = comma < 0 ? "" : Words.capitalized(sentence.substring(comma + 2));
        return Openings.introduces(main) ? main : sentence;
    }

    /** Whether a sentence begins with a subordinate clause. */
    public static boolean isConditional(String sentence) {
        return CONDITIONS.contains(WordForms.lower(sentence.split("[\\s,]", 2)[0]));
    }

    /** Whether the beginning of a sentence makes sense by itself: more than a condition, all parentheses closed. */
    public static boolean standsAlone(String head) {
        return !(isConditional(head) && head.indexOf(',') < 0) && isClosed(head);
    }

    /** Whether the beginning of a sentence ends in a list whose last item comes next. */
    public static boolean endsInList(String head) {
        int comma = head.lastIndexOf(',');
        return comma >= 0 && head.length() - comma <= LIST_REACH;
    }

    /** Returns the sentence without a colon that introduces what the page shows next; empty if it says nothing by itself. */
    public static Optional<String> closed(String sentence, Locale language) {
        var words = TextKey.words(sentence);
        if (WITHOUT_EXAMPLE.matcher(sentence).find()
                || BEFORE_PREDICATE.matcher(sentence).find()) {
            return Optional.empty();
        }
        if (!sentence.endsWith(":")) {
            return Sentences.isWhole(sentence) || !HANGING.contains(words.getLast())
                    ? Optional.of(sentence)
                    : Optional.empty();
        }
        return words.stream().anyMatch(ANNOUNCING::contains)
                        || words.size() < CLOSED_WORDS_MIN
                        || isHanging(words.getLast())
                        || ORDERS.contains(words.getLast())
                        || !LANGUAGES.contains(language.getLanguage())
                ? Optional.empty()
                : Optional.of(sentence.substring(0, sentence.length() - 1).strip() + ".");
    }

    /** Whether the beginning of a sentence needs what comes next: it ends with "or", or inside two dashes. */
    public static boolean hangs(String head) {
        return isHanging(TextKey.words(head).getLast()) || DASH.matcher(head).find();
    }

    private static boolean isHanging(String word) {
        return HANGING.contains(word) || WordForms.isFunction(word);
    }

    private static boolean isClosed(String text) {
        return text.chars().map(sign -> sign == '(' ? 1 : sign == ')' ? -1 : 0).sum() <= 0;
    }
}
