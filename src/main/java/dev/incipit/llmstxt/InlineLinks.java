package dev.incipit.llmstxt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds links in one line: nested brackets, balanced parentheses, angle brackets, titles (CommonMark §6.3). Linear. */
public final class InlineLinks {
    private final String text;
    private final String plain;
    private final int[] partner;
    private int nextSpace = -1;

    private InlineLinks(String text, String plain) {
        this.text = text;
        this.plain = plain;
        this.partner = partners(plain);
    }

    /**
     * The links of a line, from left to right, none inside another.
     *
     * @param text the line as it stands
     * @param plain the line with inline code blanked, column for column
     */
    public static List<InlineLink> in(String text, String plain) {
        if (plain.indexOf("](") < 0) {
            return List.of();
        }
        var scan = new InlineLinks(text, plain);
        var links = new ArrayList<InlineLink>();
        int at = plain.indexOf('[');
        while (at >= 0) {
            var link = scan.linkAt(at);
            link.ifPresent(links::add);
            at = plain.indexOf('[', link.isPresent() ? link.get().end() : at + 1);
        }
        return links;
    }

    /** Whether somewhere an address is opened right after a name and never closed. */
    public static boolean hasUnclosed(String plain) {
        int at = plain.indexOf("](");
        if (at < 0) {
            return false;
        }
        var partner = partners(plain);
        while (at >= 0 && (partner[at + 1] >= 0 || isAngled(plain, at + 2))) {
            at = plain.indexOf("](", at + 2);
        }
        return at >= 0;
    }

    /** An address in angle brackets may hold parentheses without a partner. */
    private static boolean isAngled(String plain, int from) {
        int end = from < plain.length() && plain.charAt(from) == '<' ? plain.indexOf('>', from) : -1;
        return end >= 0 && end + 1 < plain.length() && ") \t".indexOf(plain.charAt(end + 1)) >= 0;
    }

    private Optional<InlineLink> linkAt(int open) {
        int close = partner[open];
        if (close < 0 || close + 1 >= plain.length() || plain.charAt(close + 1) != '(') {
            return Optional.empty();
        }
        int from = skipSpace(close + 2);
        boolean angled = from < plain.length() && plain.charAt(from) == '<';
        int end = angled ? afterAngles(from) : partner[close + 1];
        int target = end < 0 ? -1 : angled ? plain.indexOf('>', from) : targetEnd(from, end);
        if (target < 0) {
            return Optional.empty();
        }
        boolean image = open > 0 && plain.charAt(open - 1) == '!';
        var address = text.substring(angled ? from + 1 : from, target);
        return Optional.of(new InlineLink(open, end + 1, text.substring(open + 1, close), address, image));
    }

    /** The closing parenthesis after an address in angle brackets, which may hold any of its own. */
    private int afterAngles(int from) {
        int close = plain.indexOf('>', from);
        return close < 0 ? -1 : plain.indexOf(')', close);
    }

    /** Where the address ends; -1 when something other than a title follows it before {@code end}. */
    private int targetEnd(int from, int end) {
        if (nextSpace < from) {
            nextSpace = indexOfSpace(from);
        }
        if (nextSpace >= end) {
            return Math.max(from, end);
        }
        int title = skipSpace(nextSpace);
        int last = end - 1;
        while (last > title && isSpace(plain.charAt(last))) {
            last--;
        }
        return title >= end || isTitle(title, last) ? nextSpace : -1;
    }

    private boolean isTitle(int first, int last) {
        char open = plain.charAt(first);
        char close = open == '(' ? ')' : open;
        return last > first && (open == '"' || open == '\'' || open == '(') && plain.charAt(last) == close;
    }

    private int skipSpace(int from) {
        int at = from;
        while (at < plain.length() && isSpace(plain.charAt(at))) {
            at++;
        }
        return at;
    }

    private int indexOfSpace(int from) {
        for (int at = from; at < plain.length(); at++) {
            if (isSpace(plain.charAt(at))) {
                return at;
            }
        }
        return Integer.MAX_VALUE;
    }

    private static boolean isSpace(char here) {
        return here == ' ' || here == '\t';
    }

    /** For each opening bracket and parenthesis where its partner stands, or -1. */
    static int[] partners(String plain) {
        var partner = new int[plain.length()];
        var open = new int[plain.length()];
        int brackets = 0;
        int parentheses = plain.length();
        for (int at = 0; at < plain.length(); at++) {
            partner[at] = -1;
            switch (plain.charAt(at)) {
                case '\\' -> {
                    if (at + 1 < plain.length()) {
                        partner[++at] = -1;
                    }
                }
                case '[' -> open[brackets++] = at;
                case '(' -> open[--parentheses] = at;
                case ']' -> {
                    if (brackets > 0) {
                        partner[open[--brackets]] = at;
                    }
                }
                case ')' -> {
                    if (parentheses < plain.length()) {
                        partner[open[parentheses++]] = at;
                    }
                }
                default -> {}
            }
        }
        return partner;
    }
}
