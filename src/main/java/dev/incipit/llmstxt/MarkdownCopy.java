package dev.incipit.llmstxt;

import dev.incipit.llmstxt.write.PlainText;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The Markdown copy of one page, as version 2 of the format wants it beside the page: front matter, then the page's text.
 *
 * @param title the page's title; one line
 * @param url the address of the page itself
 * @param date when the page last changed, if the site says so
 * @param markdown the text below the front matter
 */
public record MarkdownCopy(String title, String url, Optional<LocalDate> date, String markdown) {
    private static final String MARK = "---";

    /** By this line a later run knows the copy for its own. */
    private static final String GENERATOR = "generator: incipit";

    /** The lines between the marks, at most. */
    private static final int FACTS_MAX = 8;

    /** Longer lines are none of ours. */
    private static final int LINE_MAX = 70_000;

    /** Returns the file: front matter with title, address, date, tokens; a blank line; the text; one line end. */
    public String text() {
        var text = markdown.strip() + "\n";
        return head(text) + "\n" + text;
    }

    private String head(String text) {
        return MARK + "\ntitle: " + quoted(title) + "\nurl: " + quoted(url)
                + date.map(day -> "\ndate: " + day).orElse("") + "\ntokens: " + TextSize.tokens(text) + "\n" + GENERATOR
                + "\n" + MARK + "\n";
    }

    /** Returns a YAML string in double quotes, which is one of JSON too. */
    private static String quoted(String text) {
        return '"' + PlainText.visible(text).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Reads a file that {@link #text} wrote; empty if it did not. Looks at the first lines only until it knows. */
    public static Optional<MarkdownCopy> of(String file) {
        int at = line(file, 0);
        if (at < 0 || !file.startsWith(MARK + "\n")) {
            return Optional.empty();
        }
        var facts = new HashMap<String, String>();
        boolean ours = false;
        for (int count = 0; count <= FACTS_MAX; count++) {
            int end = line(file, at);
            if (end < 0) {
                return Optional.empty();
            }
            var line = file.substring(at, end - 1);
            at = end;
            if (line.equals(MARK)) {
                return ours ? read(facts, file.substring(at).strip()) : Optional.empty();
            }
            ours |= line.equals(GENERATOR);
            int colon = line.indexOf(": ");
            if (colon > 0) {
                facts.put(line.substring(0, colon), line.substring(colon + 2));
            }
        }
        return Optional.empty();
    }

    private static Optional<MarkdownCopy> read(Map<String, String> facts, String markdown) {
        var title = unquoted(facts.get("title"));
        var url = unquoted(facts.get("url"));
        return title.isPresent() && url.isPresent()
                ? Optional.of(new MarkdownCopy(title.get(), url.get(), day(facts.get("date")), markdown))
                : Optional.empty();
    }

    /** Returns where the next line begins; -1 if this one does not end soon. */
    private static int line(String file, int from) {
        int end = file.indexOf('\n', from, Math.min(file.length(), from + LINE_MAX));
        return end < 0 ? -1 : end + 1;
    }

    private static Optional<String> unquoted(@Nullable String text) {
        if (text == null || text.length() < 2 || !text.startsWith("\"") || !text.endsWith("\"")) {
            return Optional.empty();
        }
        var plain = new StringBuilder(text.length());
        for (int at = 1; at < text.length() - 1; at++) {
            at += text.charAt(at) == '\\' && at < text.length() - 2 ? 1 : 0;
            plain.append(text.charAt(at));
        }
        return Optional.of(plain.toString());
    }

    private static Optional<LocalDate> day(@Nullable String text) {
        try {
            return Optional.ofNullable(text).map(LocalDate::parse);
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }
}
