package dev.incipit.validate.probe;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Recognises pages that say "not found" although they answer 200 (checks.md §4 and §6). */
final class NotFoundPage {
    /** Such a notice has one line or a few; a longer text is real content. */
    private static final int NOTICE_CHARS_MAX = 1_000;

    /** The most bytes that UTF-8 takes for a char, and that a decoder replaces with one if they are malformed. */
    private static final int CHAR_BYTES_MAX = 3;

    private static final int FIRST_LINE_CHARS_MAX = 120;

    /** Back to the start page, and a search; a page about such errors says and links more. */
    private static final int LINKS_MAX = 2;

    private static final int LINKED_CHARS_MAX = 400;

    private NotFoundPage() {}

    /** Whether the title of a page says so. */
    static boolean isNamed(String title) {
        var name = title.strip().toLowerCase(Locale.ROOT);
        return name.contains("not found")
                || name.startsWith("404")
                || name.endsWith(" 404")
                || name.contains("error 404")
                || name.contains("404 error")
                || name.contains("404 -")
                || name.contains("404 |");
    }

    /** Whether a short text, with few links or none, says so in its first line, as servers answer in plain text, JSON or Markdown. */
    static boolean isText(byte[] body) {
        if (body.length > CHAR_BYTES_MAX * NOTICE_CHARS_MAX) {
            return false;
        }
        var text = new String(body, StandardCharsets.UTF_8);
        var notice = text.length() > NOTICE_CHARS_MAX
                ? ""
                : text.replace("\uFEFF", "").strip();
        var first = notice.lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        boolean says = first.contains("not found")
                || first.contains("not be found")
                || first.contains("error 404")
                || first.contains("404 error")
                || first.replaceAll("[^\\p{L}\\d]", "").equals("404");
        int links = notice.split("]\\(", -1).length - 1;
        return says
                && first.length() <= FIRST_LINE_CHARS_MAX
                && (links == 0
                        || (links <= LINKS_MAX && !notice.contains("\n## ") && notice.length() <= LINKED_CHARS_MAX));
    }
}
