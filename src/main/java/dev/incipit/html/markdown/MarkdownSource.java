package dev.incipit.html.markdown;

import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.data.MutableDataSet;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import dev.incipit.compute.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.nodes.Entities;

/**
 * Converts a Markdown response to HTML, so that one reader serves both: flexmark parses it, and its front matter becomes the
 * head. Excessive nesting is flattened or kept as text, because flexmark renders recursively.
 */
public final class MarkdownSource {
    /** Deeper quotes and lists are read at this depth. */
    private static final int NESTING_MAX = 32;

    /** Marks of emphasis and links in one paragraph; prose has fewer. */
    private static final int MARKS_MAX = 1_000;

    /** Lines of a paragraph with more marks; each mark costs flexmark a step for every line. */
    private static final int ESCAPED_LINES_MAX = 100;

    /** Link reference definitions; flexmark takes quadratic time for them. */
    private static final int REFERENCES_MAX = 2_000;

    /** At most so many characters of HTML, twice what is parsed of a page. */
    private static final int HTML_MAX = 8 * 1024 * 1024;

    private static final int INDENT_MAX = 64;

    /** A longer paragraph above a row of signs is no heading: plain texts frame notices so. */
    private static final int HEADING_LINES_MAX = 2;

    private static final Pattern UNDERLINE = Pattern.compile(" {0,3}(?:=++|-++)\\s*+");

    /** What may hold code, in which such a row stays as it is. */
    private static final List<String> CODE = List.of("```", "~~~", "<pre", "<PRE");

    private static final int FRONT_MATTER_LINES_MAX = 200;
    private static final MutableDataSet OPTIONS =
            new MutableDataSet().set(Parser.EXTENSIONS, List.of(TablesExtension.create()));
    private static final Parser PARSER = Parser.builder(OPTIONS).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder(OPTIONS).build();

    private MarkdownSource() {}

    public static String html(String markdown) {
        var lines = new ArrayList<>(markdown.lines().toList());
        var facts = takeFrontMatter(lines);
        var tamed = tame(lines);
        var language = facts.getOrDefault("lang", facts.getOrDefault("language", ""));
        var description = facts.getOrDefault("description", facts.getOrDefault("summary", ""));
        return "<!doctype html><html" + (language.isEmpty() ? "" : " lang=\"" + Entities.escape(language) + "\"")
                + "><head><title>" + Entities.escape(facts.getOrDefault("title", ""))
                + "</title><meta name=\"description\" content=\"" + Entities.escape(description)
                + "\"></head><body><main>" + body(tamed) + "</main></body></html>";
    }

    private static String body(String markdown) {
        var html = new StringBuilder();
        for (var part : MarkdownParts.of(markdown)) {
            if (html.length() > HTML_MAX) {
                break;
            }
            html.append(rendered(part));
            // Flexmark itself has no budget.
            Budget.steps(part.length());
        }
        return html.toString();
    }

    /** Flexmark's output, or plain paragraphs if flexmark cannot cope with the text. */
    private static String rendered(String markdown) {
        try {
            return RENDERER.render(PARSER.parse(BasedSequence.of(new MeteredText(markdown))));
        } catch (StackOverflowError | MeteredText.TooManyLooks tooMuch) {
            // Its regular expressions recurse per character of an unclosed comment, its renderer per nested block.
            return markdown.lines()
                    .map(line -> line.isBlank() ? "<p>" : Entities.escape(line))
                    .collect(Collectors.joining("\n"));
        }
    }

    /** Removes a leading block between lines of three dashes and returns its simple key-value pairs. */
    private static Map<String, String> takeFrontMatter(List<String> lines) {
        var facts = new LinkedHashMap<String, String>();
        if (lines.isEmpty() || !lines.getFirst().stripTrailing().equals("---")) {
            return facts;
        }
        int end = 1;
        while (end < lines.size()
                && end < FRONT_MATTER_LINES_MAX
                && !lines.get(end).stripTrailing().equals("---")) {
            end++;
        }
        // Two rules with text between them are not front matter.
        if (end == lines.size()
                || end == FRONT_MATTER_LINES_MAX
                || (end > 1 && lines.subList(1, end).stream().noneMatch(MarkdownSource::isPair))) {
            return facts;
        }
        for (var line : lines.subList(1, end)) {
            if (isPair(line)) {
                int colon = line.indexOf(':');
                facts.putIfAbsent(
                        line.substring(0, colon).strip().toLowerCase(Locale.ROOT), unquoted(line.substring(colon + 1)));
            }
        }
        lines.subList(0, end + 1).clear();
        return facts;
    }

    /** Whether the line is a one-word key, a colon, and an optional value. */
    private static boolean isPair(String line) {
        int colon = line.indexOf(':');
        return colon > 0
                && line.chars()
                        .limit(colon)
                        .allMatch(c -> Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.')
                && (colon + 1 == line.length() || Character.isWhitespace(line.charAt(colon + 1)));
    }

    private static String unquoted(String value) {
        var text = value.strip();
        boolean quoted = text.length() > 1
                && (text.charAt(0) == '"' || text.charAt(0) == '\'')
                && text.charAt(text.length() - 1) == text.charAt(0);
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    private static String tame(List<String> lines) {
        var text = new StringBuilder();
        var paragraph = new ArrayList<String>();
        int references = 0;
        boolean code = lines.stream().anyMatch(line -> CODE.stream().anyMatch(line::contains));
        for (var line : lines) {
            var shallow = shallow(line);
            boolean reference = shallow.startsWith("[") && shallow.contains("]:");
            references += reference ? 1 : 0;
            if (reference && references > REFERENCES_MAX) {
                continue;
            }
            if (shallow.isBlank() || shallow.startsWith("|")) {
                append(text, paragraph);
                append(text, List.of(shallow));
                paragraph.clear();
            } else if (!code && isFrame(shallow, paragraph.size())) {
                append(text, paragraph);
                append(text, List.of(""));
                paragraph.clear();
            } else {
                paragraph.add(shallow);
                if (UNDERLINE.matcher(shallow).matches() || shallow.startsWith("#")) {
                    append(text, paragraph);
                    paragraph.clear();
                }
            }
        }
        append(text, paragraph);
        return text.toString();
    }

    /** Whether a row of signs is no heading's: it stands above a text, or below a long one. */
    private static boolean isFrame(String line, int linesAbove) {
        return UNDERLINE.matcher(line).matches()
                && (linesAbove > HEADING_LINES_MAX || (linesAbove == 0 && line.indexOf('=') >= 0));
    }

    private static void append(StringBuilder text, List<String> paragraph) {
        long marks = paragraph.stream()
                .mapToLong(line -> line.chars().filter(MarkdownSource::isMark).count())
                .sum();
        int lines = 0;
        for (var line : paragraph) {
            if (marks <= MARKS_MAX) {
                text.append(line);
            } else {
                line.chars().forEach(c -> text.append(isMark(c) ? "\\" : "").append((char) c));
                text.append(++lines % ESCAPED_LINES_MAX == 0 ? "\n" : "");
            }
            text.append('\n');
        }
    }

    private static boolean isMark(int c) {
        return c == '*' || c == '_' || c == '[' || c == '<' || c == '~';
    }

    /** Removes quote and list marks beyond the maximum depth. */
    private static String shallow(String line) {
        int indent = line.length() - line.stripLeading().length();
        if (indent > INDENT_MAX) {
            return line.substring(indent - INDENT_MAX);
        }
        int marks = 0;
        int at = 0;
        while (at < line.length() && " \t>-+*0123456789.)".indexOf(line.charAt(at)) >= 0) {
            marks += ">-+*.)".indexOf(line.charAt(at)) >= 0 ? 1 : 0;
            if (marks > NESTING_MAX) {
                int rest = at;
                while (rest < line.length() && " \t>-+*.)".indexOf(line.charAt(rest)) >= 0) {
                    rest++;
                }
                boolean rule = rest == line.length();
                return rule ? line.substring(0, at) : line.substring(0, at) + line.substring(rest);
            }
            at++;
        }
        return line;
    }
}
