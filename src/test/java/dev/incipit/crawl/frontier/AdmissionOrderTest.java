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
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class AdmissionOrderTest {
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final AtomicLong clock = new AtomicLong();
    private final AdmissionOrder order = new AdmissionOrder(2, PATIENCE, clock::get);

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }

    /** Whether the next answer is overtaken when it has held up the others that long. */
    private boolean isOvertakenAfter(Duration time) {
        order.lookAround(true);
        pass(time);
        order.lookAround(true);
        return order.isQuiet();
    }

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
        pass(PATIENCE.multipliedBy(2));
        order.lookAround(false);
        assertFalse(order.isQuiet());
        assertTrue(isOvertakenAfter(PATIENCE.plusNanos(1)));
        order.arrive(0, answer(0));
        assertEquals(0, order.settle().orElseThrow().bytes());
    }

    @Test
    void noAnswerIsLateBeforeThePatienceEnds() {
        order.admit(true);
        assertFalse(isOvertakenAfter(PATIENCE));
    }

    @Test
    void whereAllAnswersTakeLongNoneIsLateSoSoon() {
        order.admit(true);
        order.admit(false);
        pass(PATIENCE);
        order.arrive(1, answer(1));
        assertFalse(isOvertakenAfter(PATIENCE.multipliedBy(3)));
        assertTrue(isOvertakenAfter(Duration.ofNanos(1)));
    }

    @Test
    void patienceEndsHoweverLongTheOthersTook() {
        order.admit(true);
        order.admit(false);
        pass(PATIENCE.multipliedBy(100));
        order.arrive(1, answer(1));
        assertTrue(isOvertakenAfter(PATIENCE.multipliedBy(4).plusNanos(1)));
    }

    @Test
    void aQuickSiteWaitsNoLonger() {
        order.admit(true);
        order.admit(false);
        order.arrive(1, answer(1));
        assertTrue(isOvertakenAfter(PATIENCE.plusNanos(1)));
    }
}
