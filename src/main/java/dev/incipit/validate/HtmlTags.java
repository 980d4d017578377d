package dev.incipit.validate;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds HTML tags in a line, by whatever name: a Markdown reader drops {@code <Teleport>} as it drops {@code <div>}. Addresses in
 * angle brackets are none.
 */
final class HtmlTags {
    private static final int TAG_CHARS_MAX = 2_000;

    private HtmlTags() {}

    /** The names of the tags in the line, a slash before those that close. */
    static List<String> in(String line) {
        var tags = new ArrayList<String>();
        int at = line.indexOf('<');
        int close = -1;
        while (at >= 0) {
            close = close > at ? close : line.indexOf('>', at);
            if (close < 0) {
                break;
            }
            int end = nameEnd(line, at + 1);
            if (close - at <= TAG_CHARS_MAX && isTag(line, at + 1, end)) {
                tags.add(line.substring(at + 1, end));
            }
            at = line.indexOf('<', at + 1);
        }
        return tags;
    }

    private static int nameEnd(String line, int from) {
        int at = from < line.length() && line.charAt(from) == '/' ? from + 1 : from;
        while (at < line.length() && (Character.isLetterOrDigit(line.charAt(at)) || line.charAt(at) == '-')) {
            at++;
        }
        return at;
    }

    private static boolean isTag(String line, int from, int end) {
        int name = line.charAt(from) == '/' ? from + 1 : from;
        return end > name
                && end < line.length()
                && isAsciiLetter(line.charAt(name))
                && " \t/>".indexOf(line.charAt(end)) >= 0;
    }

    private static boolean isAsciiLetter(char here) {
        return (here >= 'a' && here <= 'z') || (here >= 'A' && here <= 'Z');
    }
}
