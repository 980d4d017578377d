package dev.incipit.llmstxt;

import dev.incipit.llmstxt.Line.Kind;
import dev.incipit.llmstxt.read.OutlineReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Parses llms.txt leniently and in one pass: lists with other markers, links without notes and sections with prose are read as
 * far as possible. Never fails because of content; linear in its length.
 */
public final class LlmsTxtParser {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    public ParsedLlmsTxt parse(String text) {
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        var outline = OutlineReader.read(marked ? text.substring(1) : text);
        return new ParsedLlmsTxt(document(outline), outline);
    }

    private static LlmsTxt document(FileOutline outline) {
        var preamble = outline.preamble();
        var quote = firstQuote(preamble);
        return new LlmsTxt(
                outline.title().map(Heading::text).orElse(""),
                summary(quote),
                details(preamble, quote),
                outline.sections().stream().map(LlmsTxtParser::section).toList());
    }

    static List<Line> firstQuote(List<Line> preamble) {
        return preamble.stream()
                .dropWhile(line -> line.kind() != Kind.QUOTE)
                .takeWhile(line -> line.kind() == Kind.QUOTE)
                .toList();
    }

    private static Optional<String> summary(List<Line> quote) {
        var words = quote.stream().map(line -> unquoted(line.text())).collect(Collectors.joining(" "));
        return Optional.of(words.strip()).filter(summary -> !summary.isEmpty());
    }

    private static String unquoted(String line) {
        var text = line.strip();
        return text.substring(CharacterRuns.end(text, 0, here -> here == '>' || here == ' '));
    }

    private static String details(List<Line> preamble, List<Line> quote) {
        var details = new StringBuilder();
        int from = quote.isEmpty() ? 0 : quote.getFirst().number();
        int to = quote.isEmpty() ? 0 : quote.getLast().number();
        boolean gap = false;
        for (var line : preamble) {
            boolean left = line.kind() == Kind.COMMENT || (line.number() >= from && line.number() <= to);
            if (line.kind() == Kind.BLANK || left) {
                gap = true;
            } else {
                details.append(details.isEmpty() ? "" : gap ? "\n\n" : "\n")
                        .append(line.text().stripTrailing());
                gap = false;
            }
        }
        return details.toString();
    }

    private static Section section(FileSection section) {
        return new Section(
                section.name(),
                section.entries().stream()
                        .filter(Entry::hasTarget)
                        .flatMap(entry -> entry.link().stream())
                        .toList());
    }
}
