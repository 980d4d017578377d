package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * A text as a model reads it that does not look closely: without invisible characters, and with the letters of words that mix
 * scripts as those they look like. A curly apostrophe inside a word is a plain one.
 */
public final class PlainLetters {
    private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}+");
    private static final char CURLY = '’';
    private static final String LOOKALIKES = "аеорсухіјѕһԁԛԝοιρτυν";
    private static final String LATIN = "aeopcyxijshdqwoiptuv";

    private PlainLetters() {}

    /** Returns such a form of a text in lower case. */
    public static String of(String text) {
        if (CharacterRuns.end(text, 0, here -> here < 0x80) == text.length()) {
            return text;
        }
        // Letters of full width stand for plain ones.
        var shown = INVISIBLE
                .matcher(Normalizer.normalize(text, Normalizer.Form.NFKC))
                .replaceAll("");
        if (CharacterRuns.end(shown, 0, here -> here != CURLY && LOOKALIKES.indexOf(here) < 0) == shown.length()) {
            return shown;
        }
        var plain = new StringBuilder(shown.length());
        int at = 0;
        while (at < shown.length()) {
            int end = CharacterRuns.end(shown, at, Character::isLetter);
            if (end > at) {
                plain.append(word(shown.substring(at, end)));
            } else {
                char mark = shown.charAt(end++);
                boolean within = at > 0
                        && end < shown.length()
                        && Character.isLetter(shown.charAt(at - 1))
                        && Character.isLetter(shown.charAt(end));
                plain.append(mark == CURLY && within ? '\'' : mark);
            }
            at = end;
        }
        return plain.toString();
    }

    private static String word(String word) {
        if (word.chars().noneMatch(here -> here >= 'a' && here <= 'z')
                || word.chars().noneMatch(here -> LOOKALIKES.indexOf(here) >= 0)) {
            return word;
        }
        var latin = new StringBuilder(word);
        for (int at = 0; at < latin.length(); at++) {
            int place = LOOKALIKES.indexOf(latin.charAt(at));
            latin.setCharAt(at, place < 0 ? latin.charAt(at) : LATIN.charAt(place));
        }
        return latin.toString();
    }
}
