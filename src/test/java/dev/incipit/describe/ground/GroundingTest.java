package dev.incipit.describe.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.incipit.describe.model.PageExcerpt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What of a model's lines is kept, by a table of pages and lines. */
final class GroundingTest {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

    @TestFactory
    Stream<DynamicTest> linesAreKeptWhereThePageBearsThemOut() {
        return rows().map(row -> DynamicTest.dynamicTest(row[4] + ": " + row[3], () -> {
            var page = new PageExcerpt("", row[1], List.of(row[2].split("\\|")));
            assertEquals(row[0].equals("kept"), Grounding.note(page, row[3]).isPresent());
        }));
    }

    @Test
    void whatThePageSaysOfItselfIsKept() {
        var said = "The parser reads every line of a file and reports what it does not know.";
        assertEquals(Optional.of(said), Grounding.note(new PageExcerpt("Parser", "en", List.of(said)), said));
    }

    @Test
    void aSummaryMayBeLongerThanANote() {
        var said = "The parser reads every line of a file and reports what it does not know. "
                .repeat(3)
                .strip();
        var page = new PageExcerpt("Parser", "en", List.of(said));
        assertEquals(Optional.of(said), Grounding.summary(page, said));
        assertEquals(Optional.empty(), Grounding.note(page, said));
    }

    @Test
    void linesOfAnyKindAreJudgedInNoTime() {
        var page = new PageExcerpt("x", "en", List.of("a-/'".repeat(300), "1,000.".repeat(400), "不".repeat(800)));
        for (var unit : List.of("a-", "1,", "'", "no ", "A b", "&#", "不", "\ud800", "_", "1 000 ", "é/", "the ")) {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(5), () -> Grounding.note(page, unit.repeat(160 / unit.length())));
            assertTimeoutPreemptively(Duration.ofSeconds(5), () -> Grounding.note(page, unit.repeat(1_000_000)));
        }
    }

    private static Stream<String[]> rows() {
        try (var table = GroundingTest.class.getResourceAsStream("/describe/grounding.tsv")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(line -> unescaped(line).split("\t"))
                            .toList()
                            .stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String unescaped(String line) {
        return ESCAPE.matcher(line).replaceAll(found -> Character.toString(Integer.parseInt(found.group(1), 16)));
    }
}
