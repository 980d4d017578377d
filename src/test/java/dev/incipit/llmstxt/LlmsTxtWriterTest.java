package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.read.Departures;
import dev.incipit.llmstxt.write.NormalForm;
import dev.incipit.llmstxt.write.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

final class LlmsTxtWriterTest {
    private static final Pattern REFERENCE_LINK = Pattern.compile("-\\s*\\[([^\\]]+)\\]\\(([^)]+)\\)(?::\\s*(.*))?");

    private final LlmsTxtWriter writer = new LlmsTxtWriter();
    private final LlmsTxtParser parser = new LlmsTxtParser();

    @Property(tries = 2000)
    void whatIsWrittenIsReadAsItWas(@ForAll("documents") LlmsTxt document) {
        var normal = NormalForm.of(document);
        assertEquals(normal, parser.parse(writer.write(document)).document());
    }

    @Property(tries = 2000)
    void theNormalFormOfTheNormalFormIsItself(@ForAll("documents") LlmsTxt document) {
        assertEquals(NormalForm.of(document), NormalForm.of(NormalForm.of(document)));
    }

    @Property(tries = 2000)
    void whatIsWrittenKeepsTheFormat(@ForAll("documents") LlmsTxt document) {
        assertEquals(
                List.of(), Departures.of(parser.parse(writer.write(document)).outline()));
    }

    /** The reference grammar of checks.md §9, in the words of its implementation. */
    @Property(tries = 2000)
    void theReferenceGrammarReadsTheSame(@ForAll("documents") LlmsTxt document) {
        var normal = NormalForm.of(document);
        var text = writer.write(document);
        var parts = text.split("(?m)^##\\s*(?=.*$)", -1);
        assertEquals(normal.sections().size() + 1, parts.length);
        assertTrue(parts[0].startsWith("# " + normal.title() + "\n\n"));
        for (int at = 1; at < parts.length; at++) {
            var section = normal.sections().get(at - 1);
            var lines = parts[at].strip().split("\n+");
            assertEquals(section.name(), lines[0]);
            for (int link = 1; link < lines.length; link++) {
                var read = REFERENCE_LINK.matcher(lines[link]);
                assertTrue(read.matches(), lines[link]);
                assertEquals(
                        section.links().get(link - 1),
                        new Link(read.group(1), read.group(2), Optional.ofNullable(read.group(3))));
            }
        }
    }

    @Test
    void markupAndTemplatesAreWrittenAsCode() {
        assertEquals("a `<script>`b`</script>`", PlainText.line("a <script>b</script>"));
        assertEquals("`{{ name }}` `${x}` `<% y %>`", PlainText.line("{{ name }} ${x} <% y %>"));
        assertEquals("`TODO`: write", PlainText.line("TODO: write"));
        assertEquals("x < 5 and `<b`", PlainText.line("x < 5 and <b"));
        assertEquals("`a<b>` stays", PlainText.line("`a<b>` stays"));
    }

    @Test
    void charactersThatAreNotSeenAreDropped() {
        assertEquals("a b c", PlainText.line("a\u202E\u0000 \n\t b\u200B\uD800 \uFEFFc\u00A0"));
    }

    @Test
    void addressesKeepWhatTheyMean() {
        assertEquals("https://x.org/a%28b%29?q=%25zz&r=%41", NormalForm.target("https://x.org/a(b)?q=%zz&r=%41"));
    }

    @Test
    void aSummaryIsFollowedByText() {
        var text = writer.write(new LlmsTxt("T", Optional.of("S"), "", List.of()));
        assertFalse(text.strip().endsWith("S"), text);
    }

    @Provide
    Arbitrary<LlmsTxt> documents() {
        var words = hostileText();
        var links = Combinators.combine(words, words, words.optional()).as(Link::new);
        var sections = Combinators.combine(words, links.list().ofMaxSize(3)).as(Section::new);
        return Combinators.combine(
                        words, words.optional(), words, sections.list().ofMaxSize(3))
                .as(LlmsTxt::new);
    }

    private static Arbitrary<String> hostileText() {
        var pieces = Arbitraries.of(
                "a",
                "Word",
                " ",
                "  ",
                "\n",
                "\r\n",
                "\n\n",
                "[",
                "]",
                "(",
                ")",
                "](",
                "][",
                "]:",
                "`",
                "``",
                "```",
                "~~~",
                "#",
                "# ",
                "## x",
                ">",
                "> ",
                "- ",
                "* ",
                "+ ",
                "-",
                "--",
                "---",
                "===",
                "1. ",
                "<",
                ">",
                "<b>",
                "</b>",
                "<!--",
                "-->",
                "<script>",
                "{{",
                "}}",
                "${",
                "}",
                "<%",
                "%>",
                "TODO",
                "TODO:",
                ":",
                "\\",
                "\\`",
                "*",
                "**",
                "_",
                "%",
                "%41",
                "https://x.org/a",
                "\u202E",
                "\u0000",
                "\uFEFF",
                "\uD83D",
                "é",
                "漢",
                "|",
                "[object Object]",
                "[INST]",
                "!",
                "![",
                "http://",
                "\t",
                "\u2028",
                "[x]",
                "[ ]",
                "Optional",
                "'",
                "\"");
        return Arbitraries.oneOf(
                pieces.list().ofMaxSize(9).map(list -> String.join("", list)),
                Arbitraries.strings().ofMaxLength(40));
    }
}
