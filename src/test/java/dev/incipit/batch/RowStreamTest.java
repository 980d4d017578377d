package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
final class RowStreamTest {
    private static RowStream<Integer, String> named(Iterator<Integer> numbers) {
        return new RowStream<>(numbers, (input, rows) -> {
            for (var number = input.next(); number.isPresent(); number = input.next()) {
                rows.accept("site" + number.get());
            }
        });
    }

    @Test
    void rowsComeInTheirOrderHoweverManyThereAre() {
        var stream = named(IntStream.range(0, 1_000).iterator());
        var sites = new ArrayList<String>();
        stream.forEachRemaining(sites::add);
        assertEquals(1_000, sites.size());
        assertEquals("site999", sites.getLast());
        assertThrows(NoSuchElementException.class, stream::next);
    }

    @Test
    void aFailureOfTheRunsComesAfterTheRowsBeforeIt() {
        var stream = new RowStream<Integer, String>(List.<Integer>of().iterator(), (input, rows) -> {
            rows.accept("site1");
            throw new IllegalStateException("broken");
        });
        assertTrue(stream.hasNext());
        assertEquals("site1", stream.next());
        var failure = assertThrows(IllegalStateException.class, stream::hasNext);
        assertEquals("broken", failure.getCause().getMessage());
        assertFalse(stream.hasNext());
    }

    @Test
    void theInputIsReadByTheTakersThreadAndItsFailureIsTheTakersOwn() {
        var lost = new IllegalArgumentException("an executor was lost");
        var taker = Thread.currentThread();
        var stream = named(new Iterator<>() {
            @Override
            public boolean hasNext() {
                assertSame(taker, Thread.currentThread());
                return true;
            }

            @Override
            public Integer next() {
                throw lost;
            }
        });
        assertSame(lost, assertThrows(IllegalArgumentException.class, stream::hasNext));
    }
}
