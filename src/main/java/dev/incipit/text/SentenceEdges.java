package dev.incipit.text;

import com.ibm.icu.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** Those that are words in another language, by language. */
    private static final Map<String, Set<String>> OF_LANGUAGES =
            ShippedTables.of(SentenceEdges.class).all(Words::table);

    /** "z. B.", "p. ej.", "C.I.F.": letters with stops, but not behind a number, where Polish and Russian put a year's. */
    private static final Pattern LETTERS =
            Pattern.compile("(?<![\\p{L}\\d.]|\\d\\s)\\p{Ll}\\.(?:\\s?\\p{L}\\.)?$|(?<!\\p{L})(?:\\p{Lu}\\.){2,8}$");

    /** In English, a single letter is as often a variable at the end of a sentence. */
    private static final Pattern ENGLISH_LETTERS = Pattern.compile("(?<![\\p{L}.])(?:e|i|e\\.\\s?g|i\\.\\s?e)\\.$");

    /** The initials of a name: "John G. Adams", "(D.E. Knuth)". */
    private static final Pattern INITIALS = Pattern.compile(
            "(?:\\p{Lu}\\p{Ll}{1,20}\\s\\p{Lu}|(?<![\\p{L}.])\\p{Lu}\\.\\s?\\p{Lu}|^[\\s(]{0,2}\\p{Lu})\\.$");

    private static final Pattern SURNAME = Pattern.compile("\\s*(\\p{Lu}[\\p{Ll}’'-]{1,30})(?!\\p{L})");

    /** Capitalised words behind what looks like an initial that begin a sentence: "See appendix B. The …". */
    private static final Set<String> OPENINGS = Words.table("""
            The This That These Those It Its In If For From See We Our You Your They Their There When Then Thus To He She His Her But \
            And Or As At On By With Each All Some Any Many Most No Not Now Here How What Which Who Why Where While After Before \
            Both Use Using Note Please Also However Let Is Are Do Does Can Only Once One Two Such So""");

    /** A German ordinal: {@code 14.} */
    private static final Pattern ORDINAL = Pattern.compile("\\d{1,2}\\.");

    /** A short capitalized word before a full stop is an abbreviation if another one or a number follows. */
    private static final Pattern SHORT_NAME = Pattern.compile("\\s\\p{Lu}\\p{L}{1,3}\\.$");

    private static final Pattern GOES_ON = Pattern.compile("\\s*(?:\\p{N}|\\p{Lu}\\p{L}{0,3}\\.\\s)");

    /** A mark in the middle of code or an address: "err != nil", "?page=2". */
    private static final Pattern CODE_AFTER_MARK = Pattern.compile("=|[a-z0-9]");

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
            if (end == paragraph.length() || !goesOn(last, paragraph, end, language)) {
                var sentence = paragraph.substring(start, end).strip();
                if (!sentence.isEmpty()) {
                    sentences.add(sentence);
                }
                start = end;
            }
        }
        return sentences;
    }

    private static boolean goesOn(String raw, String paragraph, int end, Locale language) {
        var sentence = raw.strip();
        var last = sentence.substring(sentence.lastIndexOf(' ') + 1);
        var word = last.startsWith("(") ? last.substring(1) : last;
        return isAbbreviation(word, language)
                || ORDINAL.matcher(word).matches()
                || LEADING_STOP.matcher(raw).find()
                || isInCode(raw, paragraph, end)
                || letters(language).matcher(sentence).find()
                || (INITIALS.matcher(sentence).find() && isSurname(paragraph, end))
                || (SHORT_NAME.matcher(sentence).find()
                        && GOES_ON.matcher(paragraph)
                                .region(end, paragraph.length())
                                .lookingAt());
    }

    private static boolean isInCode(String raw, String paragraph, int end) {
        return (raw.endsWith("!") || raw.endsWith("?"))
                && CODE_AFTER_MARK
                        .matcher(paragraph)
                        .region(end, paragraph.length())
                        .lookingAt();
    }

    private static boolean isSurname(String paragraph, int start) {
        var next = SURNAME.matcher(paragraph).region(start, paragraph.length());
        return next.lookingAt() && !OPENINGS.contains(next.group(1));
    }

    private static Pattern letters(Locale language) {
        return language.getLanguage().equals("en") ? ENGLISH_LETTERS : LETTERS;
    }

    private static boolean isAbbreviation(String word, Locale language) {
        return isAbbreviation(word)
                || OF_LANGUAGES.getOrDefault(language.getLanguage(), Set.of()).contains(word.toLowerCase(language));
    }
}
