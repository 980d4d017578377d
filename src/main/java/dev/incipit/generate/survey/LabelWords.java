package dev.incipit.generate.survey;

import dev.incipit.text.CalendarWords;
import dev.incipit.text.ControlWords;
import dev.incipit.text.MenuNames;
import dev.incipit.text.ShippedTables;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Labels that say nothing of the pages below them: controls, lists of whatever is new, words for any page, years, letters. */
public final class LabelWords {
    private static final ShippedTables TABLES = ShippedTables.of(LabelWords.class);

    private static final Pattern NEWEST = Pattern.compile("(?iu)" + TABLES.any("newest"));

    private static final Pattern NEIGHBOUR = Pattern.compile("(?iu)" + TABLES.any("neighbour"));

    private static final Pattern FIVE_WORDS = Pattern.compile("^\\S+(?: \\S+){4}");

    private static final String SENTENCE_ENDS = ".!:";

    private static final Pattern IDENTIFIER = Pattern.compile("[^\\s]*[A-Za-z][._:#(][^\\s]*");

    private static final Pattern NUMBER_OR_LETTER =
            Pattern.compile("[^\\p{L}]+|\\p{IsLatin}|v\\d{1,4}(?:\\.\\d{1,6}){1,3}");

    /** The heading of a small part of one page: "22.7.3 Menu selection". */
    private static final Pattern SUBSECTION = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3}){2,4}\\.? .*");

    /** Spaces are written as hyphens. */
    private static final Set<String> EMPTY = TABLES.words("empty");

    /** What software calls folders, whatever lies in them. */
    private static final Set<String> FOLDERS = TABLES.words("folders");

    private LabelWords() {}

    /** Whether the name of a folder describes what lies in it. */
    public static boolean nameFolder(String segment) {
        var bare = segment.toLowerCase(Locale.ROOT).replace('_', '-');
        return !FOLDERS.contains(bare) && areTelling(segment.replaceAll("[-_.]+", " "));
    }

    /** Whether the label stands above the link to the page before or after, as in the sidebars of Sphinx. */
    static boolean areOfNeighbour(String label) {
        return NEIGHBOUR.matcher(label.strip()).matches();
    }

    /** Whether the label is the name of a thing in a program: no words, but dots, colons, parentheses or low lines. */
    public static boolean areIdentifier(String label) {
        return IDENTIFIER.matcher(label.strip()).matches();
    }

    public static boolean areTelling(String label) {
        var bare = label.strip();
        return !bare.isEmpty()
                && !NUMBER_OR_LETTER.matcher(bare).matches()
                && !SUBSECTION.matcher(bare).matches()
                && !NEWEST.matcher(bare).matches()
                && !MenuNames.isOne(bare)
                && !areOfNeighbour(bare)
                && !isSentence(bare)
                && !breaksOff(bare)
                && !CalendarWords.areAll(bare)
                && !isEmpty(bare.toLowerCase(Locale.ROOT).replaceAll("\\s+", "-"));
    }

    private static boolean isEmpty(String label) {
        return EMPTY.contains(label) || ControlWords.ALL.contains(label);
    }

    /** Whether it is a control that leads on, as "More articles...", or a name that was cut. */
    private static boolean breaksOff(String bare) {
        return bare.endsWith("...") || bare.endsWith("…");
    }

    /** Whether a label is an instruction or a text beside the menu: five words or more that end like a sentence. */
    private static boolean isSentence(String bare) {
        return SENTENCE_ENDS.indexOf(bare.charAt(bare.length() - 1)) >= 0
                && FIVE_WORDS.matcher(bare).find();
    }
}
