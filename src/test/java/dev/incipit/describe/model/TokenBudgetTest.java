package dev.incipit.describe.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.ModelConfig;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class TokenBudgetTest {
    private final TokenBudget budget =
            new TokenBudget(new ModelConfig("https://model.example/v1", "", "m", 2, 100, Duration.ofSeconds(1), 0));

    @Test
    void noMoreIsTakenThanIsLeft() {
        assertFalse(budget.take(101));
        assertTrue(budget.take(100));
        assertFalse(budget.take(1));
    }

    @Test
    void noMoreCallsAreMadeThanAreLeft() {
        assertTrue(budget.take(1));
        assertTrue(budget.take(1));
        assertFalse(budget.take(1));
    }

    @Test
    void theTrueCostTakesThePlaceOfWhatWasTaken() {
        assertTrue(budget.take(80));
        budget.settle(80, OptionalLong.of(10));
        assertTrue(budget.take(90));
    }

    @Test
    void whereTheCostIsNotSaidWhatWasTakenIsSpent() {
        assertTrue(budget.take(80));
        budget.settle(80, OptionalLong.empty());
        assertFalse(budget.take(21));
    }

    @Test
    void whatEndsForAnotherReasonIsNotExhausted() {
        budget.stop();
        budget.exhaust();
        assertFalse(budget.take(1));
        assertFalse(budget.exhausted());
        var other = new TokenBudget(ModelConfig.DEFAULTS);
        other.exhaust();
        assertTrue(other.exhausted());
    }
}
