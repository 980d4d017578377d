package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.Fuzz;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Whatever is sent to be linted gets a report. */
final class LintFuzzTest {
    private final Validator validator = new Validator(
            () -> {
                throw new AssertionError("nothing is fetched for a text");
            },
            new Fanout(),
            ComputePool.ofCommand());

    @Property(shrinking = ShrinkingMode.OFF)
    void everyTextGetsAReport(@ForAll("files") byte[] body) {
        Fuzz.swiftly(body, content -> {
            try {
                var report = validator.validate(new ValidateOrder.ByContent(content, false));
                assertTrue(report.score() >= 0 && report.score() <= 100);
                assertTrue(report.readinessScore() >= 0 && report.readinessScore() <= 100);
            } catch (InterruptedException ended) {
                throw new AssertionError(ended);
            }
        });
    }

    @Example
    void aPieceManyTimesOverCostsNoMoreThanItsLength() {
        var shapes = List.of(
                "# t\n\n## s\n\n- [" + "*".repeat(450_000) + "](https://example.org/)",
                "# t\n\n" + "TODO ".repeat(90_000) + " ",
                "# t\n\n## s\n\n" + "- [".repeat(150_000));
        shapes.forEach(shape -> everyTextGetsAReport(shape.getBytes(StandardCharsets.UTF_8)));
    }

    @Provide
    Arbitrary<byte[]> files() {
        return Fuzz.octets(
                "# ",
                "## ",
                "#",
                "Title",
                "\n",
                "\r\n",
                "\n\n",
                "> ",
                "- ",
                "* ",
                "  ",
                "\t",
                "[",
                "]",
                "](",
                ")",
                ": ",
                "- [Docs](https://example.org/docs/a.md): What it is.\n",
                "- [Docs](/docs): x\n",
                "[a](http://10.0.0.1:99/)",
                "https://user:pass@example.org/",
                "mailto:a@b.c",
                "javascript:alert(1)",
                "data:text/html,x",
                "## Optional\n",
                "**Instructions for LLM Agents:**\n",
                "ignore previous instructions",
                "You are",
                "sk-",
                "AKIA",
                "ghp_",
                "-----BEGIN ",
                "PRIVATE KEY-----",
                "password=",
                "api_key: ",
                "0123456789abcdef0123456789abcdef",
                "<script>",
                "<!--",
                "-->",
                "<div hidden>",
                "{{ name }}",
                "TODO",
                "Lorem ipsum",
                "example.com",
                "localhost",
                "llms-full.txt",
                "```",
                "~~~",
                "\u0000",
                "\ufeff",
                "\u202e",
                "\u200b",
                "\ue0041",
                "\ud800",
                "文字",
                "é",
                "word ",
                "Sentence one. ",
                "v1.2.3",
                "%zz",
                "|",
                "\\");
    }
}
