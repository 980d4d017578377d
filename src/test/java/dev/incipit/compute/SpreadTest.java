package dev.incipit.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SpreadTest {
    private static final List<Integer> NUMBERS = IntStream.range(0, 500).boxed().toList();

    @Test
    void theResultsAreInTheOrderOfTheElements() throws InterruptedException {
        var expected = NUMBERS.stream().map(number -> number * 2).toList();
        assertEquals(expected, Spread.over(NUMBERS, number -> number * 2));
        assertEquals(
                expected,
                ComputePool.ofCommand()
                        .run(0, Duration.ofSeconds(30), () -> Spread.over(NUMBERS, number -> number * 2)));
    }

    @Test
    void noElementsHaveNoResults() throws InterruptedException {
        assertEquals(
                List.of(),
                ComputePool.ofCommand()
                        .run(0, Duration.ofSeconds(30), () -> Spread.over(List.<Integer>of(), number -> number)));
    }

    @Test
    void theFirstFailureEndsAll() {
        var failure = assertThrows(
                IllegalArgumentException.class,
                () -> ComputePool.ofCommand()
                        .run(0, Duration.ofSeconds(30), () -> Spread.over(NUMBERS, SpreadTest::failing)));
        assertEquals("seven", failure.getMessage());
    }

    private static int failing(int number) {
        if (number == 7) {
            throw new IllegalArgumentException("seven");
        }
        return number;
    }
}
