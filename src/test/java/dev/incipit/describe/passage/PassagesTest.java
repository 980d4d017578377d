package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PassagesTest {
    private static String read(String markdown) {
        return Passages.of(markdown).stream()
                .map(passage -> passage.kind() + ":" + passage.depth() + ":" + passage.text())
                .collect(Collectors.joining(" | "));
    }

    @Test
    void blocksAreToldApartWithTheirDepth() {
        assertEquals(
                "HEADING:0:Tides | TEXT:0:One line and the next. | ITEM:1:high water | TEXT:1:It comes twice. |"
                        + " ITEM:2:spring | TEXT:1:A quote. | ROW:0:| a | b | | CODE:0:# no heading",
                read("## Tides\n\nOne line\nand the next.\n\n- high water\n\n  It comes twice.\n\n  - spring\n\n"
                        + "> A quote.\n\n| a | b |\n|---|---|\n\n```sh\n# no heading\n```"));
    }

    @Test
    void theNameOfACardIsAHeading() {
        assertEquals(
                "ITEM:1:Belts | HEADING:1:Oak belt | TEXT:1:20 € | HEADING:1:Elm belt | TEXT:1:25 € | ITEM:1:Elm · ash",
                read("- Belts · **[Oak belt](https://example.com/oak)** · 20 €\n- **Elm belt** · 25 €\n- Elm · ash"));
    }

    @Test
    void theNameOfACardIsItsLinkAsInAnyHeading() {
        assertEquals(
                "[Oak belt](https://example.com/oak)",
                Passages.of("- **[Oak belt](https://example.com/oak)** · 20 €")
                        .getFirst()
                        .markdown());
    }

    @Test
    void cellsAreSplitButNotAtAnEscapedBar() {
        var row = Passages.of("| [one](https://example.com/one) | a \\| b |").getFirst();
        assertEquals(List.of("[one](https://example.com/one)", "a \\| b"), row.cells());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a [link](https://example.com/a_(b)) here; a link here",
                "**bold** and *slanted* and `code_with_marks`; bold and slanted and code_with_marks",
                "set_theme() stays, _slanted_ goes; set_theme() stays, slanted goes",
                "5 \\* 3 and \\[no link\\]; 5 * 3 and [no link]",
                "[INST] is no link; [INST] is no link",
                "![a picture](https://example.com/a.png) gone; gone",
                "a note[^1] too; a note too",
                "a <https://example.com/> b; a https://example.com/ b",
                "10<sup>12</sup> m<sup>2</sup> of H<sub>2</sub>O, x<sup>n</sup>; 10¹² m² of H₂O, x^n",
                "[Roast <sup>**<sup>8</sup>**</sup>](/r) and Tea <sup>4</sup>; Roast and Tea",
                "10 <sup>6</sup> m; 10 ⁶ m",
                "10<sup>-6</sup>, x<sup>1.5</sup>, a<sub>i</sub>; 10⁻⁶, x^1.5, ai",
                "a < b and <super> c; a < b and <super> c",
                "never closed `code; never closed code"
            })
    void inlineMarkupIsRemoved(String markdown, String text) {
        assertEquals(text, UnmarkedText.of(markdown));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[", "![", "[^", "<http", "`", "](", "- ", "> ", "| a ", "**`", " · ", "**a", "** · **", "\\"})
    void aTextOfOpeningsCostsItsLength(String unit) {
        var markdown = unit.repeat(Passages.MARKDOWN_MAX / unit.length());
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(5), () -> Passages.of(markdown).size());
    }
}
