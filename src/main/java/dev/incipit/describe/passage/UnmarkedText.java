package dev.incipit.describe.passage;

import dev.incipit.describe.words.OneLine;
import dev.incipit.text.MarkdownEscapes;
import java.util.regex.Pattern;

/** Removes the inline markup of the Markdown that this program writes. One pass. */
public final class UnmarkedText {
    /** How far the end of a picture, a mark or an address is looked for, so that a text of openings only costs its length. */
    private static final int REACH = 500;

    private static final int LISTED_MAX = 60;

    /** Raised and lowered characters, which are written as in HTML. */
    private static final Pattern SMALL = Pattern.compile("<(su[bp])>(?:([-−+]?\\d{1,4})</su[bp]>)?|</su[bp]>");

    /** How many pages have the tag before it, as Hugo's PaperMod writes it; a power stands at its base. */
    private static final Pattern COUNT =
            Pattern.compile("<sup>(?:\\*\\*<sup>\\d{1,4}</sup>\\*\\*|\\d{1,4})</sup>(?=[\\])\\s]|$)");

    /** Between the lines of a table's cell. */
    public static final String BREAK = "<br>";

    private static final String SIGNS = "0123456789+-−";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻";
    private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₋";

    private final String markdown;
    private final StringBuilder plain = new StringBuilder();
    private int at;
    private int lineStart;

    private UnmarkedText(String markdown) {
        this.markdown = markdown;
    }

    /** Returns the text as a reader sees it, without pictures and footnote marks. */
    public static String of(String markdown) {
        return new UnmarkedText(markdown).read();
    }

    private String read() {
        while (at < markdown.length()) {
            char c = markdown.charAt(at);
            switch (c) {
                case '\\' -> escaped();
                case '`' -> code();
                case '!' -> picture();
                case '[' -> opened();
                case ']' -> closed();
                case '*' -> at++;
                case '_' -> underscore();
                case '<' -> bracketed();
                default -> {
                    plain.append(c);
                    at++;
                }
            }
        }
        return OneLine.of(plain.toString());
    }

    private void escaped() {
        if (MarkdownEscapes.isAt(markdown, at)) {
            plain.append(markdown.charAt(at + 1));
            at += 2;
        } else {
            // A backslash at the end of a line breaks it.
            boolean breaks = at + 1 < markdown.length() && markdown.charAt(at + 1) == '\n';
            plain.append(!breaks ? "\\" : isListed() ? "; " : " ");
            lineStart = breaks ? plain.length() : lineStart;
            at++;
        }
    }

    /** Whether a broken line is one of several short ones without full stops: names, and numbers of an address. */
    private boolean isListed() {
        int length = plain.length() - lineStart;
        boolean next = at + 2 < markdown.length() && Character.isUpperCase(markdown.charAt(at + 2));
        return length > 0
                && length <= LISTED_MAX
                && next
                && Character.isLetterOrDigit(plain.charAt(plain.length() - 1));
    }

    private void code() {
        int run = runOf('`', at);
        int from = at + run;
        int end = from;
        while (end < markdown.length()) {
            int next = markdown.indexOf('`', end);
            if (next < 0) {
                break;
            }
            int closing = runOf('`', next);
            if (closing == run) {
                plain.append(markdown, from, next);
                at = next + closing;
                return;
            }
            end = next + closing;
        }
        // Without an end, no later run of this length has one either: the rest is text.
        plain.append(markdown, from, markdown.length());
        at = markdown.length();
    }

    private int next(char sign) {
        int found =
                markdown.substring(at, Math.min(markdown.length(), at + REACH)).indexOf(sign);
        return found < 0 ? -1 : at + found;
    }

    private int runOf(char sign, int from) {
        int end = from;
        while (end < markdown.length() && markdown.charAt(end) == sign) {
            end++;
        }
        return end - from;
    }

    /** Skips a picture's description and address. */
    private void picture() {
        boolean opens = at + 1 < markdown.length() && markdown.charAt(at + 1) == '[';
        int closing = opens ? next(']') : -1;
        if (closing >= 0 && markdown.startsWith("](", closing)) {
            at = closing + 1;
            skipTarget();
        } else {
            plain.append('!');
            at++;
        }
    }

    /** Drops the bracket of a link, and a footnote's mark; other brackets are text. */
    private void opened() {
        int end = closing();
        if (end > 0 && markdown.startsWith("[^", at)) {
            at = end + 1;
            return;
        }
        if (end < 0 || !markdown.startsWith("](", end)) {
            plain.append('[');
        }
        at++;
    }

    private int closing() {
        int open = 0;
        for (int i = at; i < Math.min(markdown.length(), at + REACH); i++) {
            char c = markdown.charAt(i);
            i += c == '\\' ? 1 : 0;
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (open == 0 && c == ']') {
                return i;
            }
        }
        return -1;
    }

    private void closed() {
        if (markdown.startsWith("](", at)) {
            at++;
            skipTarget();
        } else {
            plain.append(']');
            at++;
        }
    }

    /** Skips an address in parentheses, which may itself have pairs of them. */
    private void skipTarget() {
        int open = 0;
        int end = at;
        while (end < markdown.length() && markdown.charAt(end) != '\n') {
            char c = markdown.charAt(end++);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (open == 0) {
                at = end;
                return;
            }
        }
        at = end;
    }

    /** Keeps the underscores inside names, as in {@code set_theme}. */
    private void underscore() {
        boolean before = at > 0 && Character.isLetterOrDigit(markdown.charAt(at - 1));
        boolean after = at + 1 < markdown.length() && Character.isLetterOrDigit(markdown.charAt(at + 1));
        if (before && after) {
            plain.append('_');
        }
        at++;
    }

    private void bracketed() {
        if (markdown.startsWith(BREAK, at)) {
            plain.append(' ');
            at += BREAK.length();
            return;
        }
        var count = COUNT.matcher(markdown).region(at, markdown.length());
        if (isBehindName() && count.lookingAt()) {
            at = count.end();
            return;
        }
        var small = SMALL.matcher(markdown).region(at, markdown.length());
        if (small.lookingAt()) {
            boolean raised = "sup".equals(small.group(1));
            if (small.group(2) != null) {
                var row = raised ? RAISED : LOWERED;
                small.group(2).chars().forEach(sign -> plain.append(row.charAt(SIGNS.indexOf(sign))));
            } else if (raised) {
                plain.append('^');
            }
            at = small.end();
        } else {
            address();
        }
    }

    private boolean isBehindName() {
        int blank = plain.length() - 1;
        return blank > 0 && plain.charAt(blank) == ' ' && Character.isLetter(plain.charAt(blank - 1));
    }

    private void address() {
        int end = markdown.startsWith("http", at + 1) ? next('>') : -1;
        if (end > 0) {
            plain.append(markdown, at + 1, end);
            at = end + 1;
        } else {
            plain.append('<');
            at++;
        }
    }
}
