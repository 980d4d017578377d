package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DatedPathsTest {
    @ParameterizedTest
    @CsvSource({
        "news/2025/05/12, true, true",
        "news/2025/05, false, true",
        "news/2025/05/12/oboe, false, true",
        "entry/2025/05/083000, false, true",
        "news/2025/14387, false, false",
        "1/2/3, false, false"
    })
    void aDateHasAYearAndAMonthAndMayEndInADay(String path, boolean day, boolean dated) {
        var segments = List.of(path.split("/"));
        assertEquals(day, DatedPaths.endInDay(segments));
        assertEquals(dated, DatedPaths.areDated(segments));
    }
}
