package dev.incipit.html.visible;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses style sheets and style attributes by CSS Syntax Level 3, as far as rule sets and declarations need it. Not recursive.
 * Every pass takes linear time, whatever the text nests or leaves unclosed.
 */
final class CssText {
    private static final int HEX = 16;
    private static final Pattern ESCAPE = Pattern.compile("(?s)\\\\(?:([0-9a-fA-F]{1,6}+)\\s?|(.?))");

    private CssText() {}

    /** Receives the rule sets of a style sheet. */
    @FunctionalInterface
    interface Sink {
        /**
         * A rule set.
         *
         * @param selectors the text before its block
         * @param block its declarations, and any nested rules
         * @param conditional whether an enclosing group does not apply to every screen ({@code @media}, {@code @supports})
         */
        void rule(String selectors, String block, boolean conditional);
    }

    /**
     * Passes the sheet's rule sets to the sink in order.
     *
     * @return whether the sheet imports another
     */
    static boolean read(String sheet, Sink sink) {
        var css = withoutComments(sheet);
        boolean imports = false;
        int groups = 0;
        int firstConditional = 0;
        int at = 0;
        for (int stop = next(css, at, ";{}"); stop < css.length(); stop = next(css, at, ";{}")) {
            var prelude = css.substring(at, stop)
                    .replace("<!--", "")
                    .replace("-->", "")
                    .strip();
            at = stop + 1;
            if (css.charAt(stop) == ';') {
                imports |= startsWith(prelude, "@import");
            } else if (css.charAt(stop) == '}') {
                groups = Math.max(0, groups - 1);
                firstConditional = firstConditional > groups ? 0 : firstConditional;
            } else if (isGroup(prelude)) {
                groups++;
                firstConditional = firstConditional == 0 && !countsAlways(prelude) ? groups : firstConditional;
            } else {
                int end = endOfBlock(css, at);
                if (!prelude.startsWith("@")) {
                    sink.rule(prelude, css.substring(at, end), firstConditional > 0);
                }
                at = Math.min(css.length(), end + 1);
            }
        }
        return imports;
    }

    private static boolean isGroup(String prelude) {
        return startsWith(prelude, "@media")
                || startsWith(prelude, "@supports")
                || startsWith(prelude, "@layer")
                || startsWith(prelude, "@container")
                || startsWith(prelude, "@scope");
    }

    private static boolean countsAlways(String prelude) {
        return startsWith(prelude, "@layer")
                || (startsWith(prelude, "@media") && isForScreens(prelude.substring("@media".length())));
    }

    /** Whether a media query list matches every screen. */
    static boolean isForScreens(String media) {
        var query = media.strip();
        return query.isEmpty()
                || query.equalsIgnoreCase("all")
                || query.equalsIgnoreCase("screen")
                || query.equalsIgnoreCase("only screen");
    }

    static boolean startsWith(String text, String lowerCase) {
        return text.regionMatches(true, 0, lowerCase, 0, lowerCase.length());
    }

    private static int endOfBlock(String css, int from) {
        int depth = 0;
        int at = from;
        for (int stop = next(css, at, "{}"); stop < css.length(); stop = next(css, at, "{}")) {
            depth += css.charAt(stop) == '{' ? 1 : -1;
            if (depth < 0) {
                return stop;
            }
            at = stop + 1;
        }
        return css.length();
    }

    /** The index of the first of these characters outside strings, brackets and escapes; the text's length if there is none. */
    static int next(String css, int from, String stops) {
        int brackets = 0;
        for (int i = from; i < css.length(); i++) {
            char c = css.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '"' || c == '\'') {
                i = endOfString(css, i);
            } else if (c == '(' || c == '[') {
                brackets++;
            } else if (c == ')' || c == ']') {
                brackets = Math.max(0, brackets - 1);
            } else if (brackets == 0 && stops.indexOf(c) >= 0) {
                return i;
            }
        }
        return css.length();
    }

    private static int endOfString(String css, int quote) {
        for (int i = quote + 1; i < css.length(); i++) {
            char c = css.charAt(i);
            if (c == css.charAt(quote) || c == '\n') {
                return i;
            }
            if (c == '\\') {
                i++;
            }
        }
        return css.length();
    }

    /** Replaces each comment by a space; an unclosed comment extends to the end. */
    static String withoutComments(String css) {
        if (!css.contains("/*")) {
            return css;
        }
        var text = new StringBuilder(css.length());
        int from = 0;
        for (int i = 0; i < css.length(); i++) {
            char c = css.charAt(i);
            if (c == '"' || c == '\'') {
                i = endOfString(css, i);
            } else if (c == '\\') {
                i++;
            } else if (c == '/' && css.startsWith("/*", i)) {
                text.append(css, from, i).append(' ');
                int end = css.indexOf("*/", i + 2);
                i = end < 0 ? css.length() : end + 1;
                from = Math.min(css.length(), i + 1);
            }
        }
        return text.append(css, from, css.length()).toString();
    }

    /** Replaces escapes by their characters (CSS Syntax §4.3.7). */
    static String unescape(String text) {
        return ESCAPE.matcher(text)
                .replaceAll(escape -> Matcher.quoteReplacement(
                        escape.group(1) == null ? escape.group(2) : character(Integer.parseInt(escape.group(1), HEX))));
    }

    private static String character(int point) {
        return Character.toString(Character.isValidCodePoint(point) ? point : 0xFFFD);
    }
}
