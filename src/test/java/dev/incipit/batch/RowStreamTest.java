package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
final class RowStreamTest {
    @Test
    void rowsComeInTheirOrderHoweverManyThereAre() {
        var stream = new RowStream<String>(rows -> {
            for (int i = 0; i < 1_000; i++) {
                rows.accept("site" + i);
            }
        });
        var sites = new ArrayList<String>();
        stream.forEachRemaining(sites::add);
        assertEquals(1_000, sites.size());
        assertEquals("site999", sites.getLast());
        assertThrows(NoSuchElementException.class, stream::next);
    }

    @Test
    void aFailureComesAfterTheRowsBeforeIt() {
        var stream = new RowStream<String>(rows -> {
            rows.accept("site1");
            throw new IllegalStateException("broken");
        });
        assertTrue(stream.hasNext());
        assertEquals("site1", stream.next());
        var failure = assertThrows(IllegalStateException.class, stream::hasNext);
        assertEquals("broken", failure.getCause().getMessage());
    }
}
