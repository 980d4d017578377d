package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the tables {@code ·} stands for a space at the start. */
final class FenceTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"```js, 3", "~~~~, 4", "``, 0", "```a`b, 0", "~~~a`b, 3", "'', 0", "a```, 0"})
    void threeMarksOpenABlockWhereNoCodeFollows(String line, int length) {
        assertEquals(length, Fence.opening(line, 0).map(Fence::length).orElse(0));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "```, 0, true",
        "`````  , 0, true",
        "``, 0, false",
        "~~~, 0, false",
        "``` a, 0, false",
        "···```, 0, true",
        "····```, 0, false",
        "····```, 2, true"
    })
    void itIsClosedByAsManyOfItsMarksAlone(String line, int base, boolean closed) {
        assertEquals(closed, new Fence('`', 3).closedBy(line.replace('·', ' '), base));
    }
}
