package dev.incipit.describe.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Finds any of many phrases in a text, whole words only and whatever their case. Each word of the text is looked up once: a
 * pattern of the same phrases tries all of them at each word.
 */
public final class Phrases {
    private final Map<String, List<String>> byFirstWord = new HashMap<>();

    private Phrases() {}

    /** The phrases of a table, separated by {@code |} and line breaks. Each begins with a letter. */
    public static Phrases table(String table) {
        var phrases = new Phrases();
        Arrays.stream(table.strip().split("\\s*[|\n]\\s*"))
                .forEach(phrase -> phrases.byFirstWord
                        .computeIfAbsent(phrase.substring(0, endOfWord(phrase, 0)), _ -> new ArrayList<>())
                        .add(phrase));
        return phrases;
    }

    public boolean in(String text) {
        int end;
        for (int at = 0; at < text.length(); at = Math.max(end, at + 1)) {
            end = endOfWord(text, at);
            if (end > at && starts(text, at, text.substring(at, end).toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    private boolean starts(String text, int at, String word) {
        for (var phrase : byFirstWord.getOrDefault(word, List.of())) {
            int end = at + phrase.length();
            if (text.regionMatches(true, at, phrase, 0, phrase.length()) && endOfWord(text, end) == end) {
                return true;
            }
        }
        return false;
    }

    private static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
            end++;
        }
        return end;
    }
}
