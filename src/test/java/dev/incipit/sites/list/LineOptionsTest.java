package dev.incipit.sites.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.WrittenOptions;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class LineOptionsTest {
    @Test
    void everyOptionOfARunHasAMemberUnlessItIsAList() {
        var written = Stream.of(WrittenOptions.Member.values())
                .map(WrittenOptions.Member::written)
                // A list of sections with pages is more than a line can show.
                .filter(name -> !name.equals("sections"))
                .collect(Collectors.toCollection(TreeSet::new));
        written.addAll(Set.of("site", "file-type", "instructions"));
        var mistake = assertThrows(BadLine.class, () -> LineOptions.parse("{\"sight\":\"a.example\"}"));
        var named = String.valueOf(mistake.getMessage())
                .replaceFirst(".*may have ", "")
                .replaceFirst("\\.$", "");
        assertEquals(written, new TreeSet<>(List.of(named.split(", "))));
    }

    @Test
    void aTextStandsForAListOfOneAndNullForNothing() throws BadLine {
        var line = LineOptions.parse(
                "{\"site\":\"a.example\",\"exclude\":\"/blog/**\",\"include\":[\"/a\",\"/b\"],\"title\":null,\"max-pages\":3}");
        assertEquals(List.of("/blog/**"), line.options().exclude());
        assertEquals(List.of("/a", "/b"), line.options().include());
        assertTrue(line.options().title().isEmpty());
        assertEquals(OptionalInt.of(3), line.options().maxPages());
    }

    @Test
    void aNumberThatIsTooLargeIsToldAsSuch() {
        var mistake = assertThrows(
                BadLine.class, () -> LineOptions.parse("{\"site\":\"a.example\",\"max-pages\":99999999999}"));
        assertEquals("max-pages is too large: 99999999999.", mistake.getMessage());
    }

    @Test
    void nestedAndDeepTextsAreRefused() {
        for (var line :
                List.of("{\"site\":[\"a\"]}", "{\"site\":" + "[".repeat(5_000), "[]", "1", "", "{\"site\":\"a\"}x")) {
            assertThrows(BadLine.class, () -> LineOptions.parse(line), line);
        }
    }
}
