package dev.incipit.validate.recognize;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Tells what a file holds: an HTML page, other text, or no words at all. */
public final class FileContent {
    private static final int CHARACTERS_READ = 4096;
    private static final int TAGS_MIN = 4;
    private static final List<String> PAGE_TAGS =
            List.of("html", "head", "body", "script", "style", "meta", "title", "div", "nav", "footer");

    private FileContent() {}

    /** Whether the text has a letter or a digit. */
    public static boolean hasWord(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Whether the text has words and is not HTML. */
    public static boolean isText(String text) {
        return hasWord(text) && !isHtml(text);
    }

    /** Whether a text is an HTML page, judged by its start or, if it has no Markdown heading, by its tags. */
    public static boolean isHtml(String text) {
        var start = afterComments(text);
        var head = start.substring(0, Math.min(start.length(), 16)).toLowerCase(Locale.ROOT);
        if (head.startsWith("<!doctype html")
                || Stream.of("html", "head", "body").anyMatch(tag -> head.startsWith("<" + tag) && hasTag(head, tag))) {
            return true;
        }
        int opening = text.indexOf('<');
        if (opening < 0 || opening >= CHARACTERS_READ) {
            return false;
        }
        var first = text.substring(opening, Math.min(text.length(), CHARACTERS_READ))
                .toLowerCase(Locale.ROOT);
        long tags = PAGE_TAGS.stream().filter(tag -> hasTag(first, tag)).count();
        return tags >= TAGS_MIN && !hasHeading(text);
    }

    /** Returns the text without leading white space, comments and XML prologs. */
    private static String afterComments(String text) {
        int at = 0;
        boolean more = true;
        while (more) {
            while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
                at++;
            }
            int end = text.startsWith("<!--", at)
                    ? text.indexOf("-->", at) + 3
                    : text.startsWith("<?xml", at) ? text.indexOf("?>", at) + 2 : 0;
            more = end > at;
            at = more ? end : at;
        }
        return text.substring(at);
    }

    private static boolean hasTag(String text, String tag) {
        int at = text.indexOf("<" + tag);
        while (at >= 0) {
            int end = at + tag.length() + 1;
            if (end == text.length() || " \t\r\n>/".indexOf(text.charAt(end)) >= 0) {
                return true;
            }
            at = text.indexOf("<" + tag, end);
        }
        return false;
    }

    private static boolean hasHeading(String text) {
        return text.startsWith("# ")
                || text.startsWith("## ")
                || text.contains("\n# ")
                || text.contains("\n## ")
                || text.contains("\r# ")
                || text.contains("\r## ");
    }
}
