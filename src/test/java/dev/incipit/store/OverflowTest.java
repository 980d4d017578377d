package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class OverflowTest {
    private static Database database;

    @BeforeAll
    static void open() {
        database = new Database(Stores.H2.fresh());
    }

    @AfterAll
    static void close() {
        database.close();
    }

    /** The numbers of the rows that leave, of four rows, the newest first. */
    private static List<Long> leaving(long bytesMax, int rowsMax) {
        var rows = database.rows("select id, size from (values (1, 4, 10), (2, 9, 20), (3, 2, 30), (4, 7, 40))"
                + " as t(place, id, size) order by place");
        return Overflow.of(rows, "id", "size", bytesMax, rowsMax);
    }

    @Test
    void theOldestLeaveInTheOrderOfTheirNumbers() {
        assertEquals(List.of(), leaving(100, 4));
        assertEquals(List.of(7L), leaving(99, 4));
        assertEquals(List.of(2L, 7L), leaving(59, 4));
        assertEquals(List.of(2L, 4L, 7L, 9L), leaving(9, 4));
    }

    @Test
    void theNumberOfRowsIsALimitToo() {
        assertEquals(List.of(2L, 7L), leaving(1_000, 2));
        assertEquals(List.of(2L, 4L, 7L, 9L), leaving(1_000, 0));
    }
}
