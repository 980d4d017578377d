package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.FileOutline;
import dev.incipit.llmstxt.Heading;
import dev.incipit.llmstxt.Line;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ↵} stands for the end of a line and {@code ·} for a space at its start. */
final class OutlineReaderTest {
    private static FileOutline read(String text) {
        return OutlineReader.read(text.replace("↵", "\n").replace("·", " "));
    }

    private static String kinds(String text) {
        return read(text).lines().stream()
                .map(line -> line.kind().name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    private static List<String> texts(String text) {
        return read(text).lines().stream().map(Line::text).toList();
    }

    @Test
    void splitsAtAllThreeLineEnds() {
        assertEquals(List.of("a", "", "b", "c", "d"), texts("a\n\nb\r\nc\rd"));
        assertEquals(List.of("a"), texts("a\r\n"));
        assertEquals(List.of(), texts(""));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "# T↵↵> a↵b                       ; heading blank quote text",
                "#T                               ; text",
                "····# T                          ; text",
                "a↵===                            ; heading heading",
                "a↵↵===                           ; text blank text",
                "a↵---                            ; heading heading",
                "---                              ; rule",
                "- a↵---                          ; entry rule",
                "- a↵··b                          ; entry continuation",
                "- a↵b                            ; entry text",
                "- a↵··- b                        ; entry nested_item",
                "- a↵·- b                         ; entry entry",
                "1. a                             ; entry",
                "| a |                            ; table",
                "[a]: /b                          ; definition",
                "[a]b: /b                         ; text",
                "```↵# a↵```↵b                    ; code code code text",
                "- a↵··```↵··b↵··```              ; entry code code code",
                "<!-- a↵# b↵--> c                 ; comment comment text",
                "<!-- a↵# b                       ; text heading",
                "`<!--` a↵# b↵-->                 ; text heading text",
                "---↵a: b↵---↵# T                 ; front_matter front_matter front_matter heading",
                "---↵a: b                         ; rule text",
                "[a](/b)                          ; text",
                "# a↵↵····- [b](/c)↵↵····d        ; heading blank code blank code",
                "# a↵····b                        ; heading code",
                "# a↵b↵····c                      ; heading text text",
                "# a↵> b↵····c                    ; heading quote text",
                "- a↵↵····b                       ; entry blank continuation",
                "## S↵↵····[a](/b)                ; heading blank entry",
                "## S↵[a](/b)                     ; heading entry",
                "## S↵https://a.example/          ; heading entry",
                "## S↵a https://a.example/        ; heading text"
            })
    void aLineIsOfAKind(String text, String kinds) {
        assertEquals(kinds, kinds(text));
    }

    @Test
    void frontMatterEndsWithinSixtyLines() {
        assertEquals(60, read("---↵" + "a: b↵".repeat(58) + "---↵").frontMatterLines());
        assertEquals(0, read("---↵" + "a: b↵".repeat(59) + "---↵").frontMatterLines());
    }

    @Test
    void aFenceThatIsNeverClosedIsRemembered() {
        assertEquals(2, read("a↵~~~↵b").openFence());
        assertEquals(0, read("a↵~~~↵b↵~~~").openFence());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "##Data ; 1",
                "#Data ; 1",
                "#data ; 1",
                "# T↵↵#data is our channel ; 0",
                "# T↵↵#Data is our channel. ; 0",
                "# T↵↵Join us at↵#Data ; 0",
                "# T↵↵#Data ; 1",
                "# T↵↵##data ; 1",
                "# T↵↵#数据 ; 1",
                "#1 ; 0",
                "##1 ; 1",
                "#!/bin/sh ; 0",
                "####### x ; 0",
                "···#Data ; 1",
                "····#Data ; 0"
            })
    void aHeadingMeantAndWrittenWithoutASpaceIsRemembered(String line, int count) {
        assertEquals(count, read(line).unspaced().size());
    }

    @Test
    void anUnderlinedHeadingIsItsWholeParagraph() {
        var heading = read("x↵↵a↵b↵---").headings().getFirst();
        assertEquals(new Heading(3, 2, "a b", Heading.Form.UNDERLINED), heading);
    }

    @Test
    void closingMarksAreNoWordsOfAHeading() {
        assertEquals(
                List.of("a", "b", "c#", ""),
                read("# a #↵## b ##  ↵## c#↵##").headings().stream()
                        .map(Heading::text)
                        .toList());
    }

    @Test
    void entriesOutsideOfSectionsAreLoose() {
        var outline = read("- [a](/a)↵## S↵- [b](/b)↵# U↵- [c](/c)");
        assertEquals(
                List.of(1, 5), outline.looseEntries().stream().map(Entry::line).toList());
        assertEquals(1, outline.sections().getFirst().entries().size());
    }
}
