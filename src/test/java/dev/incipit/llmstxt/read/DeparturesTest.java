package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class DeparturesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "# T↵↵> a↵↵b↵↵## S↵↵- [a](/a): b         ; ''",
                "a                                       ; 1 no title",
                "a↵↵# T                                  ; 1 text before the title",
                "<!-- a -->↵# T                          ; ''",
                "# T↵# U                                 ; 2 second title",
                "# T↵### a                               ; 2 heading of level 3",
                "T↵=                                     ; 1 underlined heading",
                "# T↵##                                  ; 2 heading without words",
                "# T↵##a                                 ; 2 no space after #",
                "# T↵```                                 ; 2 code fence never closed",
                "# T↵## S↵a↵↵| b |                       ; 3 text between list items, 5 text between list items",
                "# T↵## S↵```↵a↵```                      ; 3 code between list items, 4 code between list items,"
                        + " 5 code between list items",
                "# T↵## S↵- [a](/a)↵  - [b](/b)          ; 4 nested item",
                "# T↵## S↵* [a](/a)                      ; 3 list marker *",
                "# T↵## S↵[a](/a)                        ; 3 no marker",
                "# T↵## S↵- [a](/a) - b                  ; 3 no colon before the notes",
                "# T↵## S↵- **[a](/a)** b                ; 3 emphasized, 3 no colon before the notes",
                "# T↵- no link                           ; ''"
            })
    void whereAFileLeavesTheFormatIsTold(String text, String departures) {
        var found = Departures.of(OutlineReader.read(text.replace("↵", "\n"))).stream()
                .map(departure -> departure.line() + " " + departure.what())
                .collect(Collectors.joining(", "));
        assertEquals(departures, found);
    }
}
