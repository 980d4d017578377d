package dev.incipit.llmstxt;

import java.util.HexFormat;
import java.util.Optional;

/**
 * A web address in running text that is not written as a link.
 *
 * @param start column where it begins
 * @param end column after it
 */
public record BareAddress(int start, int end) {
    private static final String HTTP = "http";
    private static final String STOPS = "<>\"`|）］】";
    /** What may stand between a name and its address, and marks of emphasis. */
    private static final String BETWEEN = " \t:|·•→<>-–—‒―=：*_";

    /**
     * Returns the first one.
     *
     * @param plain the text with inline code blanked
     */
    public static Optional<BareAddress> first(String plain) {
        for (int at = plain.indexOf(HTTP); at >= 0; at = plain.indexOf(HTTP, at + 1)) {
            if (plain.startsWith("://", at + 4) || plain.startsWith("s://", at + 4)) {
                int end = end(plain, at);
                if (end > at) {
                    return Optional.of(new BareAddress(at, end));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the length of the web address at the start of the text; 0 if none begins there. */
    public static int lengthAtStart(String text) {
        return end(text, 0);
    }

    /** Whether the percent sign at {@code at} begins an encoded byte (RFC 3986 §2.1). */
    public static boolean isEscape(String text, int at) {
        return at + 2 < text.length()
                && HexFormat.isHexDigit(text.charAt(at + 1))
                && HexFormat.isHexDigit(text.charAt(at + 2));
    }

    /** Returns where the web address that begins at {@code start} ends; {@code start} if none begins there. */
    private static int end(String text, int start) {
        boolean secure = text.regionMatches(true, start, "https://", 0, 8);
        if (!secure && !text.regionMatches(true, start, "http://", 0, 7)) {
            return start;
        }
        int first = start + (secure ? 8 : 7);
        int end = unbracketed(text, first);
        end = CharacterRuns.start(text, end, here -> ".,;:!?)'*_".indexOf(here) >= 0);
        return end > first ? end : start;
    }

    /** Returns where white space, a quote, or a bracket that opened before the address ends it. */
    private static int unbracketed(String text, int first) {
        int open = 0;
        int at = first;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && STOPS.indexOf(text.charAt(at)) < 0) {
            char here = text.charAt(at);
            open += here == '[' || here == '{' ? 1 : here == ']' || here == '}' ? -1 : 0;
            if (open < 0) {
                return at;
            }
            at++;
        }
        return at;
    }

    public String in(String text) {
        return text.substring(start, end);
    }

    /** Returns the link that an item's text means: named by the words before the address or, if there are none, after it. */
    public Link inItem(String text) {
        boolean enclosed = text.startsWith("(", start - 1) && text.startsWith(")", end);
        var before = between(text.substring(0, enclosed ? start - 1 : start));
        var after = between(text.substring(enclosed ? end + 1 : end));
        var address = in(text);
        return before.isEmpty()
                ? new Link(after, address, Optional.empty())
                : new Link(before, address, Optional.of(after).filter(words -> !words.isEmpty()));
    }

    /** Returns the words without the marks that separate them from the address. */
    private static String between(String words) {
        var bare = CharacterRuns.stripped(words, here -> BETWEEN.indexOf(here) >= 0);
        boolean alone = bare.length() == 1 && !Character.isLetterOrDigit(bare.charAt(0));
        return alone ? "" : bare;
    }
}
