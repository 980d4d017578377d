package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RepeatedControlsTest {
    @ParameterizedTest
    @CsvSource({
        "'Abs Bib PDF', 4, true",
        "'Abs Bib', 4, true",
        "'Abs Bib #', 4, false",
        "'Abs Bib PDF', 3, false",
        "'Abstracts', 4, false",
        "'Abs Bib of a paper that everybody wants to read', 4, false"
    })
    void aShortRowThatBeginsLikeThreeOthersIsOneOfButtons(String row, int times, boolean control) {
        var passages = Passages.of(IntStream.range(0, times)
                .mapToObj(i -> "Tides of the north\n\n" + row.replace("#", "of " + i) + "\n\n")
                .collect(Collectors.joining()));
        assertEquals(control, RepeatedControls.of(passages).has(passages.get(1)));
    }
}
