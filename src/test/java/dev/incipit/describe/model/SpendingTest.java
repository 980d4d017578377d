package dev.incipit.describe.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.ModelConfig;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class SpendingTest {
    private final Spending spending =
            new Spending(new ModelConfig("https://model.example/v1", "", "m", 2, 100, Duration.ofSeconds(1), 0));

    @Test
    void noMoreIsTakenThanIsLeft() {
        assertFalse(spending.take(101));
        assertTrue(spending.take(100));
        assertFalse(spending.take(1));
    }

    @Test
    void noMoreCallsAreMadeThanAreLeft() {
        assertTrue(spending.take(1));
        assertTrue(spending.take(1));
        assertFalse(spending.take(1));
    }

    @Test
    void theTrueCostTakesThePlaceOfWhatWasTaken() {
        assertTrue(spending.take(80));
        spending.settle(80, OptionalLong.of(10));
        assertTrue(spending.take(90));
    }

    @Test
    void whereTheCostIsNotSaidWhatWasTakenIsSpent() {
        assertTrue(spending.take(80));
        spending.settle(80, OptionalLong.empty());
        assertFalse(spending.take(21));
    }

    @Test
    void whatEndsForAnotherReasonIsNotExhausted() {
        spending.stop();
        spending.exhaust();
        assertFalse(spending.take(1));
        assertFalse(spending.exhausted());
        var other = new Spending(ModelConfig.DEFAULTS);
        other.exhaust();
        assertTrue(other.exhausted());
    }
}
