package dev.incipit.describe.words;

import dev.incipit.text.ShippedTables;
import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows how sentences begin that define something, and how those do that need the text before them. */
public final class Openings {
    private static final ShippedTables TABLES = ShippedTables.of(Openings.class);

    /** Words that stand for what was said before, and persons that speak or are spoken to. */
    private static final Set<String> PERSONS = TABLES.words("persons");

    /** Pronouns of things and persons that were named before. */
    private static final Set<String> STANDING_FOR = TABLES.words("standing for");

    /** "It is possible" stands for nothing. */
    private static final Set<String> AFTER_EXPLETIVE = Words.table("""
            is was can may will would could should might must has takes seems appears does isn't wasn't doesn't also""");

    private static final Set<String> CONNECTIVES = TABLES.words("connectives");

    /** Words that send the reader to another place. */
    private static final Set<String> REFERENCES = TABLES.words("references");

    private static final Set<String> GREETINGS = TABLES.words("greetings");

    private static final Set<String> POINTERS = TABLES.words("pointers");

    private static final Set<String> VERBS = TABLES.words("verbs");

    /** What stands beside the text and not in the sentence. */
    private static final Pattern PICTURE = Pattern.compile(
            "(?iU)^(?:(?:the|this|das|dieses|die|la|cette|esta|questa|a) |l['’])"
                    + "(?:picture|figure|image|screenshot|photo|output|snippet|bild|foto|abbildung|ausgabe|imagen|captura|figura|immagine|imagem)s? "
                    + "(?:(?:above|below|oben|unten|ci-dessus|ci-dessous) )?(?:shows?|zeig(?:t|en)|montre|muestra|mostra)\\b");

    /** "This will be the largest mill" says what something is. */
    private static final Set<String> INTRODUCING = Set.of("will", "would", "may", "might", "should", "must");

    /** Those of {@link #VERBS} with which nothing is introduced: "This is" may open a page. */
    private static final Set<String> EFFECTS = Words.table("""
            will would can could may might must should does do did makes allows lets gives means happens kann peut puede""");

    /** {@code \b} before a letter and after one, which under {@code (?U)} makes the table of letters anew wherever it is tried. */
    private static final String WORD_STARTS = "(?<!\\w)";

    private static final String WORD_ENDS = "(?!\\w)";

    private static final Pattern DEFINING =
            Pattern.compile("(?iU)^can be used (?:to|for)" + WORD_ENDS + "|" + WORD_STARTS + "(?:"
                    + TABLES.any("defining") + ")" + WORD_ENDS + "|" + TABLES.any("defining within words"));

    /** The same of several words. */
    private static final Pattern CONTINUING = Pattern.compile("(?iU)^(?:" + TABLES.any("continuing") + ")\\b");

    /** The same where no space follows. */
    private static final Pattern UNSPACED =
            Pattern.compile("先日|という|といった|また|しかし|そして|なので|ただし|なお|さらに|例えば|たとえば|それ|これ|その|そんな|そこで|だから|つまり|では|でも|"
                    + "但是|而且|因此|所以|另外|此外|例如|这|那|그러나|또한|그리고|그래서");

    /** How a text names itself: "This chapter", "In dieser Anleitung". */
    private static final Pattern SELF = Pattern.compile("(?iU)" + TABLES.any("self"));

    /** What a text does that names itself, besides {@link #DEFINING}. */
    private static final Pattern TREATING =
            Pattern.compile("(?iU)^(?:in|dans|en|w|в) |\\b(?:" + TABLES.any("treating") + ")\\b|^[この本]");

    private static final Pattern GIVING = Pattern.compile(
            "(?iU)(?:can|will (?:give|help|tell)|gives?|helps?|tells?|walks?|discute|omawia|gibt|hilft|donne|aide|da|ayuda) \\w");

    /** What a reader should know or have before he begins. */
    private static final Pattern PREREQUISITE = Pattern.compile("(?iU)" + WORD_STARTS
            + "(?:assum(?:es?|ing) (?:that )?(?:you|the reader|familiarity|some|a (?:basic|working))|"
            + "setzt .{1,60} voraus|(?:suppose|présuppose) que vous|"
            + "(?:asume|supone|presupone) que|(?:presuppone|presume) che|pressupõe que|zakłada(?:my)?,? że)"
            + WORD_ENDS);

    private static final Pattern CONCLUDING = Pattern.compile(
            "(?iU)^(?:in short|in a nutshell|in conclusion|to sum up|the bottom line|tl;dr|kurz gesagt|fazit|en résumé|en resumen|"
                    + "in sintesi|em resumo|kortom|podsumowując|krótko mówiąc|итак|короче говоря)\\b|(?=[ぁ-힣])(?:結論|(?:お勧め|おすすめ|オススメ)し|まとめると|要するに|总之|總之|결론)");

    private static final Pattern UNSPACED_PERSONS = Pattern.compile("私|僕|俺|わたし|あなた|我|你|您|나는|저는|우리");

    private static final int DEFINING_WITHIN = 90;

    private Openings() {}

    /** Whether a sentence says early what something is or does. */
    public static boolean defines(String sentence) {
        return DEFINING.matcher(sentence)
                .region(0, Math.min(sentence.length(), DEFINING_WITHIN))
                .find();
    }

    /** Whether a sentence says what the text that it opens is about, and not what the reader has to know before. */
    public static boolean introduces(String sentence) {
        return SELF.matcher(sentence).find()
                && (defines(sentence) || TREATING.matcher(sentence).find())
                && !presupposes(sentence);
    }

    /** Whether what is said of something begins with what it explains, gives or is: "shows you how". */
    public static boolean isPredicate(String text) {
        return DEFINING.matcher(text).lookingAt()
                || TREATING.matcher(text).lookingAt()
                || GIVING.matcher(text).lookingAt();
    }

    /** Whether a sentence says in what a story ends: what its writer concludes or recommends. */
    public static boolean concludes(String sentence) {
        return CONCLUDING.matcher(sentence).find();
    }

    /** Whether a sentence says what a reader should know or have before he begins. */
    public static boolean presupposes(String sentence) {
        return PREREQUISITE.matcher(sentence).find();
    }

    /** Whether a sentence is spoken by a person or to one, or stands for what was said before. */
    public static boolean isPersonal(String sentence) {
        return PERSONS.contains(word(sentence, 0))
                || UNSPACED_PERSONS.matcher(sentence).lookingAt()
                || pointsBack(sentence);
    }

    /** Whether a sentence continues the one before it. */
    public static boolean continues(String sentence) {
        return CONNECTIVES.contains(word(sentence, 0))
                || CONTINUING.matcher(sentence).find()
                || UNSPACED.matcher(sentence).lookingAt();
    }

    /** Whether a sentence greets the reader or sends him elsewhere. */
    public static boolean refers(String sentence) {
        return REFERENCES.contains(word(sentence, 0));
    }

    /** Whether a sentence greets the reader and says nothing else. */
    public static boolean greets(String sentence) {
        return GREETINGS.contains(word(sentence, 0));
    }

    /** Whether a sentence begins with a pronoun for somebody or something that was named before it. */
    public static boolean standsFor(String sentence) {
        var first = word(sentence, 0);
        return STANDING_FOR.contains(first) && !(first.equals("it") && AFTER_EXPLETIVE.contains(word(sentence, 1)));
    }

    /** Whether a sentence begins with what only the text before it explains: a pronoun, or "This is". */
    public static boolean needsContext(String sentence) {
        return standsFor(sentence) || pointsBack(sentence);
    }

    /** Whether a sentence says what something does that was just said: "This will send", "This can be done by". */
    public static boolean tellsEffect(String sentence) {
        var verb = word(sentence, 1);
        boolean introduces = INTRODUCING.contains(verb) && word(sentence, 2).equals("be");
        return POINTERS.contains(word(sentence, 0)) && EFFECTS.contains(verb) && !introduces;
    }

    /** Whether a sentence says what a picture beside it shows. */
    public static boolean explainsPicture(String sentence) {
        return PICTURE.matcher(sentence).find();
    }

    /** "This is" needs what stands before it, "This chapter" does not. */
    private static boolean pointsBack(String sentence) {
        return POINTERS.contains(word(sentence, 0)) && VERBS.contains(word(sentence, 1));
    }

    private static String word(String sentence, int index) {
        int start = 0;
        int end = wordEnd(sentence, start);
        for (int at = 0; at < index; at++) {
            start = end;
            while (start < sentence.length() && separates(sentence.charAt(start))) {
                start++;
            }
            end = wordEnd(sentence, start);
        }
        return WordForms.lower(sentence.substring(start, end).replace('’', '\''));
    }

    private static int wordEnd(String sentence, int from) {
        int end = from;
        while (end < sentence.length() && !separates(sentence.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean separates(char sign) {
        return sign == ' ' || sign == ',' || (sign >= '\t' && sign <= '\r');
    }
}
