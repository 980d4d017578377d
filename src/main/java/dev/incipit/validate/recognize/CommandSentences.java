package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Iterates over the sentences of a line that begin with one of certain words, and returns the first words of each. */
public final class CommandSentences {
    /** With "do not", words behind which a sentence says what must not be done. */
    static final Set<String> NEGATION = Words.table("never don't not");

    private static final int WORDS_MAX = 14;
    /** The length of the longest word that begins a command. */
    private static final int START_CHARS_MAX = 12;

    private final String text;
    private final Set<String> starts;
    private final List<String> words = new ArrayList<>();
    private int start;
    private int at;

    /** Reads a line in lower case. */
    public CommandSentences(String text, Set<String> starts) {
        this.text = text;
        this.starts = starts;
    }

    /** Where the sentence starts. */
    public int start() {
        return start;
    }

    /** The word that goes on behind the colon that ends the sentence; empty if another mark ends it. */
    public String wordAfterColon() {
        int from = at + 1;
        if (from >= text.length() || text.charAt(at) != ':' || !Character.isWhitespace(text.charAt(from))) {
            return "";
        }
        int start = CharacterRuns.end(text, from, here -> !isWord(here));
        return text.substring(start, CharacterRuns.end(text, start, CommandSentences::isWord));
    }

    public List<String> words() {
        return words;
    }

    /** Moves to the next such sentence; false when there is none. */
    public boolean next() {
        words.clear();
        while (at < text.length() && words.isEmpty()) {
            sentence();
        }
        return !words.isEmpty();
    }

    private void sentence() {
        at = CharacterRuns.end(text, at, here -> !isWord(here));
        start = at;
        int end = wordEnd();
        boolean taken = end - at <= START_CHARS_MAX && starts.contains(text.substring(at, end));
        while (at < text.length() && !endsSentence(text.charAt(at))) {
            end = taken && words.size() < WORDS_MAX ? wordEnd() : at;
            if (end > at) {
                words.add(text.substring(at, end));
            }
            at = Math.max(end, at + 1);
        }
    }

    private static boolean endsSentence(char here) {
        return switch (here) {
            case '.', '!', '?', ':', ';', '。', '！', '？' -> true;
            default -> false;
        };
    }

    private int wordEnd() {
        return CharacterRuns.end(text, at, CommandSentences::isWord);
    }

    private static boolean isWord(int here) {
        return (here >= 'a' && here <= 'z') || here == '\'' || Character.isLetterOrDigit(here);
    }

    /** Whether there is a word at that place which is one of those wanted. */
    static boolean isOneOf(List<String> words, int at, Set<String> wanted) {
        return at >= 0 && at < words.size() && wanted.contains(words.get(at));
    }

    static boolean is(List<String> words, int at, String word) {
        return at >= 0 && at < words.size() && words.get(at).equals(word);
    }

    /** Returns the place of the verb behind a negation that begins the sentence; 0 if none does. */
    static int forbiddenVerb(List<String> words) {
        boolean doNot = is(words, 0, "do") && is(words, 1, "not");
        return doNot ? 2 : NEGATION.contains(words.getFirst()) ? 1 : 0;
    }
}
