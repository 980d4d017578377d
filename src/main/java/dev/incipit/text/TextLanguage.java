package dev.incipit.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognises the language of a text: by its script, else by the small words that every text in a language has. Pages often
 * declare that of the template they were made from. Reads a bounded beginning. Pure.
 */
public final class TextLanguage {
    private static final int CHARACTERS_READ = 1_500;

    /** Letters of a script, or small words of a language, that settle the question. */
    private static final int LETTERS_MIN = 12;

    /** Behind the letters of Latin, IPA and its modifiers: Greek begins here. */
    private static final int LATIN_END = 0x370;

    private static final int WORDS_MIN = 5;

    /** The best language has this many times the words of the next one, in quarters. */
    private static final int LEAD_QUARTERS = 6;

    private static final int QUARTERS = 4;

    /** Beside so many kana to a Han letter, a text is Japanese. */
    private static final int KANA_SHARE = 20;

    /** One of so many letters in a script other than Latin tells the language; the rest is code and names. */
    private static final int SCRIPT_SHARE = 4;

    /** The languages that have each of the small words; one of two languages counts for both. */
    private static final Map<String, List<String>> LANGUAGES = languages();

    private static final Pattern GAP = Pattern.compile("\\P{L}+");

    private TextLanguage() {}

    /** The language of a text as a two-letter code of ISO 639; empty if it is too short or none of those known. */
    public static Optional<String> of(String text) {
        var start = text.substring(0, Math.min(text.length(), CHARACTERS_READ));
        return byScript(start).or(() -> byWords(start));
    }

    private static Optional<String> byScript(String text) {
        var letters = new EnumMap<Character.UnicodeScript, Integer>(Character.UnicodeScript.class);
        // Latin decides nothing, and most letters are of it.
        text.codePoints()
                .filter(sign -> sign >= LATIN_END && Character.isLetter(sign))
                .forEach(sign -> letters.merge(Character.UnicodeScript.of(sign), 1, Integer::sum));
        if (letters.isEmpty()) {
            return Optional.empty();
        }
        int all = (int) text.codePoints().filter(Character::isLetter).count();
        int kana = letters.getOrDefault(Character.UnicodeScript.HIRAGANA, 0)
                + letters.getOrDefault(Character.UnicodeScript.KATAKANA, 0);
        int han = letters.getOrDefault(Character.UnicodeScript.HAN, 0);
        if (prevails(kana + han, all)) {
            return Optional.of(kana * KANA_SHARE > han ? "ja" : "zh");
        }
        if (prevails(letters.getOrDefault(Character.UnicodeScript.HANGUL, 0), all)) {
            return Optional.of("ko");
        }
        if (prevails(letters.getOrDefault(Character.UnicodeScript.ARABIC, 0), all)) {
            return text.codePoints().anyMatch(sign -> "پچژگٹڈ".indexOf(sign) >= 0)
                    ? Optional.empty()
                    : Optional.of("ar");
        }
        return prevails(letters.getOrDefault(Character.UnicodeScript.CYRILLIC, 0), all)
                        && text.codePoints().noneMatch(sign -> "іїєў".indexOf(sign) >= 0)
                ? Optional.of("ru")
                : Optional.empty();
    }

    private static boolean prevails(int letters, int all) {
        return letters >= LETTERS_MIN && letters * SCRIPT_SHARE >= all;
    }

    private static Optional<String> byWords(String text) {
        var counts = Counts.of(GAP.splitAsStream(text.toLowerCase(Locale.ROOT))
                .flatMap(word -> LANGUAGES.getOrDefault(word, List.of()).stream()));
        var ranked = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .toList();
        if (ranked.isEmpty()) {
            return Optional.empty();
        }
        var best = ranked.getFirst();
        int next = ranked.size() == 1 ? 0 : ranked.get(1).getValue();
        boolean leads = next * LEAD_QUARTERS <= best.getValue() * QUARTERS;
        return best.getValue() >= WORDS_MIN && leads ? Optional.of(best.getKey()) : Optional.empty();
    }

    private static Map<String, List<String>> languages() {
        var languages = new HashMap<String, List<String>>();
        ShippedTables.of(TextLanguage.class)
                .all(Words::table)
                .forEach((language, words) -> words.forEach(word ->
                        languages.computeIfAbsent(word, _ -> new ArrayList<>()).add(language)));
        return languages;
    }
}
