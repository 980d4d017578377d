package dev.incipit.llmstxt;

import java.util.List;

/** Recognises tags, template marks, placeholders and control tokens of chat models. */
public final class Placeholders {
    /** Markers of unfinished text. */
    public static final List<String> MARKERS = List.of("TODO", "TBD", "FIXME");

    private static final List<String> PHRASES = List.of(
            "[object object]",
            "lorem ipsum dolor",
            "[your company]",
            "your company here",
            "[inst]",
            "[/inst]",
            "<<sys>>",
            "<</sys>>");
    private static final String PHRASE_STARTS = "[lL<yY";

    private Placeholders() {}

    /** Returns where the placeholder at {@code at} ends, at most {@code limit}; -1 if none begins there. */
    public static int endOf(String text, int at, int limit) {
        char here = text.charAt(at);
        int end = -1;
        if (PHRASE_STARTS.indexOf(here) >= 0) {
            end = phrase(text, at);
        }
        if (end < 0) {
            end = switch (here) {
                case '<' -> tag(text, at, limit);
                case '{' ->
                    text.startsWith("{{", at)
                            ? closed(text, at, "}}", limit)
                            : text.startsWith("{%", at) ? closed(text, at, "%}", limit) : -1;
                case '$' -> text.startsWith("${", at) ? closed(text, at, "}", limit) : -1;
                case '_', '%' -> BuildVariables.endOf(text, at);
                case 'T', 'F' -> marker(text, at);
                default -> -1;
            };
        }
        return end <= limit ? end : -1;
    }

    private static int phrase(String text, int at) {
        for (var phrase : PHRASES) {
            if (text.regionMatches(true, at, phrase, 0, phrase.length())) {
                return at + phrase.length();
            }
        }
        return -1;
    }

    /** A tag, comment, processing instruction or template mark; if it is not closed, its first word. */
    private static int tag(String text, int at, int limit) {
        if (at + 1 >= text.length()) {
            return -1;
        }
        char next = text.charAt(at + 1);
        if ("/!?%|".indexOf(next) < 0 && !Character.isLetter(next)) {
            return -1;
        }
        int bound = Math.min(limit, text.length());
        for (int end = at + 1; end < bound && text.charAt(end) != '<'; end++) {
            if (text.charAt(end) == '>') {
                return end + 1;
            }
        }
        return word(text, at + 2, bound);
    }

    private static int closed(String text, int at, String close, int limit) {
        int bound = Math.min(limit, text.length());
        for (int end = at + 2; end <= bound - close.length(); end++) {
            if (text.startsWith(close, end)) {
                return end + close.length();
            }
        }
        return word(text, at + 2, bound);
    }

    private static int word(String text, int from, int bound) {
        return Math.min(bound, CharacterRuns.end(text, Math.min(from, bound), Character::isLetterOrDigit));
    }

    /** A marker of unfinished text: upper case, a whole word, before a colon or at the end. */
    private static int marker(String text, int at) {
        if (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
            return -1;
        }
        for (var marker : MARKERS) {
            int end = at + marker.length();
            if (text.startsWith(marker, at) && (end == text.length() || text.charAt(end) == ':')) {
                return end;
            }
        }
        return -1;
    }
}
