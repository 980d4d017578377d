package dev.incipit.text;

import com.ibm.icu.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Splits text into sentences: by the rules of Unicode (UAX #29) as ICU implements them, and by abbreviations that those do not
 * know. ICU's own tables ({@code @ss=standard}) are not used, because they treat "app.", "use." and "Go." as abbreviations.
 */
public final class SentenceEdges {
    /** In lower case, with their full stop. */
    private static final Set<String> ABBREVIATIONS = Set.of(
            "al.", "approx.", "bzw.", "ca.", "cf.", "corp.", "d.h.", "dr.", "e.g.", "etc.", "ex.", "fig.", "i.e.",
            "inc.", "incl.", "ltd.", "mr.", "mrs.", "no.", "p.ex.", "prof.", "st.", "u.a.", "v.", "ver.", "vs.",
            "z.b.");

    /** A German ordinal: {@code 14.} */
    private static final Pattern ORDINAL = Pattern.compile("\\d{1,2}\\.");

    /** A short capitalized word before a full stop is an abbreviation if another one or a number follows. */
    private static final Pattern SHORT_NAME = Pattern.compile("\\s\\p{Lu}\\p{L}{1,3}\\.$");

    private static final Pattern GOES_ON = Pattern.compile("\\s*(?:\\p{N}|\\p{Lu}\\p{L}{0,3}\\.\\s)");

    /** A full stop that begins a name, as in ".NET". */
    private static final Pattern LEADING_STOP = Pattern.compile("(?:^|\\s)\\.$");

    /** Characters before an edge that decide on it; bounded, so that a text of abbreviations only costs its length. */
    private static final int LOOK_BACK = 64;

    private SentenceEdges() {}

    /** Whether a word with its full stop, in any case, is an abbreviation, which does not end a sentence. */
    public static boolean isAbbreviation(String word) {
        return ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT));
    }

    /** The sentences of a paragraph in that language, in order, stripped, none empty. */
    public static List<String> cut(String paragraph, Locale language) {
        var breaks = BreakIterator.getSentenceInstance(language);
        breaks.setText(paragraph);
        var sentences = new ArrayList<String>();
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            var last = paragraph.substring(Math.max(start, end - LOOK_BACK), end);
            if (end == paragraph.length() || !goesOn(last, last.strip(), paragraph, end)) {
                var sentence = paragraph.substring(start, end).strip();
                if (!sentence.isEmpty()) {
                    sentences.add(sentence);
                }
                start = end;
            }
        }
        return sentences;
    }

    private static boolean goesOn(String raw, String sentence, String paragraph, int end) {
        var last = sentence.substring(sentence.lastIndexOf(' ') + 1);
        var word = last.startsWith("(") ? last.substring(1) : last;
        return isAbbreviation(word)
                || ORDINAL.matcher(word).matches()
                || LEADING_STOP.matcher(raw).find()
                || (SHORT_NAME.matcher(sentence).find()
                        && GOES_ON.matcher(paragraph)
                                .region(end, paragraph.length())
                                .lookingAt());
    }
}
