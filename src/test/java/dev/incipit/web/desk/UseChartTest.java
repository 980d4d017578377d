package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.history.DayUse;
import java.time.LocalDate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UseChartTest {
    private static final LocalDate FIRST = LocalDate.parse("2026-11-01");

    @ParameterizedTest
    @CsvSource({"0,5", "5,5", "6,10", "11,20", "21,50", "51,100", "101,200", "1999,2000", "2147483647,2147483647"})
    void theHeightStandsForARoundNumber(int most, int round) {
        assertEquals(round, UseChart.roundAbove(most));
    }

    @Test
    void barsStandInTheDrawingAndAreAsHighAsTheirCount() {
        var days = IntStream.range(0, 30)
                .mapToObj(i -> new DayUse(FIRST.plusDays(i), i == 3 ? 10 : 0, i == 4 ? 1000 : 1))
                .toList();
        var generations = UseChart.of("Generations", days, DayUse::generations);
        assertEquals(10, generations.total());
        assertEquals(100, generations.bars().get(3).height());
        assertEquals(0, generations.bars().get(4).height());
        var validations = UseChart.of("Validations", days, DayUse::validations);
        assertEquals(1029, validations.total());
        assertEquals(2, validations.bars().getFirst().height());
        assertEquals("1 Nov", validations.firstDay());
        assertEquals("30 Nov", validations.lastDay());
        validations.bars().forEach(bar -> {
            assertTrue(bar.x() >= 0 && bar.x() + bar.width() <= UseChart.WIDTH);
            assertEquals(UseChart.HEIGHT, bar.y() + bar.height());
        });
    }
}
