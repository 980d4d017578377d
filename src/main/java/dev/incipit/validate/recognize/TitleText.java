package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;

/** The titles of links, images, definitions and tags, which agents read as text of their own. Linear in the text. */
public final class TitleText {
    private TitleText() {}

    /** Writes full stops for the marks around titles, so that what a title says is a sentence. */
    public static String ended(String text) {
        int at = opening(text, 1);
        if (at < 0) {
            return text;
        }
        var ended = new StringBuilder(text);
        for (; at >= 0; at = opening(text, at + 1)) {
            char mark = text.charAt(at);
            ended.setCharAt(at, '.');
            int close = mark == '(' ? -1 : text.indexOf(mark, at + 1);
            if (close > 0) {
                ended.setCharAt(close, '.');
            }
        }
        return ended.toString();
    }

    private static int opening(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            if ("\"'(".indexOf(text.charAt(at)) >= 0 && opensTitle(text, at)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean opensTitle(String text, int at) {
        if (text.charAt(at - 1) == '=') {
            return text.startsWith(" title", at - " title=".length()) || text.startsWith(" alt", at - " alt=".length());
        }
        int end = CharacterRuns.start(text, at, Character::isWhitespace);
        if (end == at) {
            return false;
        }
        int start = CharacterRuns.start(text, end, here -> !Character.isWhitespace(here));
        return text.startsWith("]:", CharacterRuns.start(text, start, Character::isWhitespace) - 2)
                || isOpenLink(text.substring(start, end));
    }

    /** Whether a text without blanks ends inside the parentheses of a link, behind its address. */
    private static boolean isOpenLink(String text) {
        int address = text.lastIndexOf("](");
        if (address < 0) {
            return false;
        }
        int depth = 0;
        for (int at = address + 1; at < text.length(); at++) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
        }
        return depth == 1;
    }
}
