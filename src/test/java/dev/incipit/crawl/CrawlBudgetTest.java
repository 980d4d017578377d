package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CrawlBudgetTest {
    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "PT-1S"})
    void aCrawlWithoutTimeIsRefusedByTheNameOfItsSetting(String deadline) {
        var time = Duration.parse(deadline);
        var refused = assertThrows(IllegalArgumentException.class, () -> new CrawlBudget(1, 1, time, 1));
        assertEquals("crawl.deadline must be more than nothing", refused.getMessage());
    }

    @Test
    void timeGrowsWithMorePagesAndDoesNotShrinkWithFewer() {
        assertEquals(Duration.ofMinutes(4), CrawlBudget.DEFAULTS.forPages(400).deadline());
        assertEquals(Duration.ofMinutes(2), CrawlBudget.DEFAULTS.forPages(1).deadline());
    }
}
