package dev.incipit.llmstxt;

import dev.incipit.llmstxt.write.PlainText;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
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

    /** At most eight lines between the marks; longer ones than these are none of ours. */
    private static final Pattern HEAD = Pattern.compile("---\n((?:[^\n]{0,69999}+\n){0,8}?)---\n");

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
        var head = HEAD.matcher(file);
        if (!head.lookingAt()) {
            return Optional.empty();
        }
        var lines = List.of(head.group(1).split("\n", -1));
        var facts = new HashMap<String, String>();
        for (var line : lines) {
            int colon = line.indexOf(": ");
            if (colon > 0) {
                facts.put(line.substring(0, colon), line.substring(colon + 2));
            }
        }
        var title = unquoted(facts.get("title"));
        var url = unquoted(facts.get("url"));
        return lines.contains(GENERATOR) && title.isPresent() && url.isPresent()
                ? Optional.of(new MarkdownCopy(
                        title.get(),
                        url.get(),
                        day(facts.get("date")),
                        file.substring(head.end()).strip()))
                : Optional.empty();
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
