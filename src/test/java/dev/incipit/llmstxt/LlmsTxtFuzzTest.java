package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.Fuzz;
import dev.incipit.llmstxt.read.Departures;
import dev.incipit.llmstxt.write.NormalForm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Whatever stands in a file called llms.txt, it is read, and what was read can be written. */
final class LlmsTxtFuzzTest {
    private final LlmsTxtParser parser = new LlmsTxtParser();
    private final LlmsTxtWriter writer = new LlmsTxtWriter();

    @Property(shrinking = ShrinkingMode.OFF)
    void everyFileIsRead(@ForAll("files") String file) {
        Fuzz.swiftly(file, text -> {
            var lines = text.lines().count() + 1;
            var parsed = parser.parse(text);
            Departures.of(parsed.outline())
                    .forEach(departure -> assertEquals(
                            Math.clamp(departure.line(), 1, lines), departure.line(), departure::toString));
            var document = parsed.document();
            assertEquals(
                    NormalForm.of(document),
                    parser.parse(writer.write(document)).document());
        });
    }

    @Example
    void whatOnceBrokeIsRead() throws IOException {
        for (var file : Fuzz.broken("llmstxt")) {
            everyFileIsRead(new String(file, StandardCharsets.UTF_8));
        }
    }

    @Provide
    Arbitrary<String> files() {
        return Fuzz.texts(
                "# ",
                "## ",
                "### ",
                "#",
                "Title",
                "\n",
                "\r\n",
                "\r",
                "\n\n",
                "> ",
                ">",
                "- ",
                "* ",
                "+ ",
                "1. ",
                "  ",
                "    ",
                "\t",
                "[",
                "]",
                "](",
                ")",
                "[Docs](https://example.org/a.md)",
                ": note",
                ":",
                "<https://example.org>",
                "<",
                ">",
                "[ref]",
                "[ref]: /x",
                "```",
                "~~~",
                "`",
                "``",
                "---",
                "===",
                "***",
                "|",
                "<!--",
                "-->",
                "<div>",
                "</div>",
                "&amp;",
                "\\",
                "\\[",
                "(",
                "%20",
                "%zz",
                "https://",
                "javascript:",
                "//",
                "?q=a b",
                "Optional",
                "**Instructions**",
                "TODO",
                "{{ x }}",
                "${x}",
                "\u0000",
                "\ufeff",
                "\u202e",
                "\u200b",
                "\ud800",
                "\u2028",
                "\u0085",
                "文",
                "é",
                "word ");
    }
}
