package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SectionNumberTest {
    private static Optional<SectionNumber> of(String title) {
        return SectionNumber.of(new TestPages().add("/a", title, "").pages().getFirst());
    }

    @ParameterizedTest
    @CsvSource({
        "6. Wells, 0",
        "6.2 Deep wells, 1",
        "6.2.1. Very deep wells, 2",
        "B.3: Tables, 1",
        "Chapter 6. Wells, 0",
        "Kapitel 6: Wells, 0",
        "Appendix A. Tables, 0",
        "Acme 3.0.34 manual, -1",
        "Ubuntu 22.04 LTS, -1",
        "In 6. Wells, -1",
        "6 wells, -1",
        "6. May: the fair, -1",
        "6.2, -1",
        "A. Wells, -1",
        "Wells 6.2, -1"
    })
    void theNumberBeforeAHeadingTellsHowDeepThePageIs(String title, int depth) {
        assertEquals(depth, of(title).map(SectionNumber::depth).orElse(-1));
    }

    @Test
    void sectionsFollowTheirChapterAndAppendicesComeLast() {
        var order = List.of("2. B", "2.9 C", "2.10 D", "10. E", "A.1 F");
        assertEquals(
                order,
                Stream.of("A.1 F", "2.10 D", "10. E", "2. B", "2.9 C")
                        .sorted((one, other) ->
                                of(one).orElseThrow().compareTo(of(other).orElseThrow()))
                        .toList());
    }
}
