package dev.incipit.html.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MarkdownPartsTest {
    private static final String LINE = "A line about the harbour, its quays and its ships.\n";

    private static String chapters(int count, String chapter) {
        return IntStream.range(0, count)
                .mapToObj(i -> "## Chapter " + i + "\n\n" + chapter + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void aShortTextIsOnePart() {
        var text = chapters(3, LINE);
        assertEquals(List.of(text), MarkdownParts.of(text));
    }

    @Test
    void partsBeginAtHeadings() {
        var text = chapters(100, LINE.repeat(20));
        var parts = MarkdownParts.of(text);
        assertTrue(parts.size() > 3, parts.size() + " parts");
        assertTrue(parts.stream().allMatch(part -> part.startsWith("## Chapter ")));
        assertEquals(text, String.join("", parts));
    }

    @Test
    void aHeadingInACodeBlockIsNone() {
        var text = "```sh\n" + ("# comment\n\n" + LINE).repeat(800) + "```\n\n" + chapters(40, LINE.repeat(20));
        assertTrue(MarkdownParts.of(text).stream()
                .allMatch(part -> part.startsWith("## Chapter ") || part.startsWith("```sh\n")));
    }

    @Test
    void aCodeBlockThatIsCutGoesOn() {
        var parts = MarkdownParts.of("~~~text\n" + LINE.repeat(3_000) + "~~~\n");
        assertTrue(parts.size() > 1);
        assertTrue(parts.stream().allMatch(part -> part.startsWith("~~~text\n") && part.endsWith("\n~~~\n")));
        assertEquals(
                3_000,
                parts.stream()
                        .mapToInt(part -> part.split("harbour", -1).length - 1)
                        .sum());
    }

    @Test
    void aDefinitionCountsInAllParts() {
        var text = chapters(100, LINE.repeat(20) + "See [the Port] and [more][2].\n")
                + "\n[the port]: /port\n[2]: /more\n[3]: /x\n";
        var parts = MarkdownParts.of(text);
        assertTrue(parts.size() > 3);
        assertTrue(
                parts.stream().allMatch(part -> part.contains("[the port]: /port\n") && part.contains("[2]: /more\n")));
        assertEquals(1, parts.stream().filter(part -> part.contains("[3]: /x")).count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\n", "|\n", "- a\n", "> ", "x", "```\n", "[a]: /b\n[a]\n", " \n", "# a\n\n", "~~~ a\n"})
    void noPartIsLongerThanFlexmarkCanBear(String unit) {
        for (var part : MarkdownParts.of(unit.repeat(600_000 / unit.length()))) {
            assertTrue(part.length() <= 2 * MarkdownParts.CHARACTERS_MAX, part.length() + " characters");
        }
    }
}
