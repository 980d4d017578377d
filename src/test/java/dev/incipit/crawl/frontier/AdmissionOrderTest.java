package dev.incipit.crawl.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.Visit;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AdmissionOrderTest {
    private final AdmissionOrder order = new AdmissionOrder(2, Duration.ZERO);

    private static PageAnswer answer(int number) {
        var url = WebUrl.parse("https://example.org/" + number).orElseThrow();
        var visit = new Visit(url, Visit.Result.MISSING, "status 404", 0, Duration.ZERO);
        return new PageAnswer(url, visit, Optional.empty(), List.of(), Optional.empty(), number, false);
    }

    @Test
    void answersAreSettledInTheOrderOfAdmission() {
        order.admit(true);
        order.admit(true);
        order.arrive(1, answer(1));
        assertTrue(order.settle().isEmpty());
        order.arrive(0, answer(0));
        assertEquals(0, order.settle().orElseThrow().bytes());
        assertEquals(1, order.settle().orElseThrow().bytes());
    }

    @Test
    void whoIsAWindowAheadIsBehindWithHisAnswers() {
        order.admit(true);
        order.admit(true);
        assertFalse(order.isBehind());
        order.admit(true);
        assertTrue(order.isBehind());
    }

    @Test
    void itIsQuietWhenAllThatIsAwaitedIsSettled() {
        assertTrue(order.isQuiet());
        order.admit(true);
        order.admit(false);
        assertFalse(order.isQuiet());
        order.arrive(0, answer(0));
        assertFalse(order.isQuiet());
        order.settle();
        assertTrue(order.isQuiet());
    }

    @Test
    void anAnswerThatHoldsOthersUpIsOvertakenAndSettledLate() {
        order.admit(true);
        order.lookAround(false);
        order.lookAround(false);
        assertFalse(order.isQuiet());
        order.lookAround(true);
        order.lookAround(true);
        assertTrue(order.isQuiet());
        order.arrive(0, answer(0));
        assertEquals(0, order.settle().orElseThrow().bytes());
    }
}
