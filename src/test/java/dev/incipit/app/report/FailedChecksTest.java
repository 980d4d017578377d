package dev.incipit.app.report;

import static dev.incipit.validate.Reports.check;
import static dev.incipit.validate.Reports.ofText;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FailedChecksTest {
    private static FailedChecks failed(String... ids) {
        return FailedChecks.of(ofText(
                Status.FAIL,
                50,
                50,
                Stream.concat(
                                Stream.of(check(Status.WARNING, "w", "It is long.")),
                                Stream.of(ids).map(id -> check(Status.FAIL, id, "It fails.")))
                        .toArray(Check[]::new)));
    }

    @Test
    void threeAreNamedAndTheOthersCounted() {
        assertEquals("", failed().inShort());
        assertEquals("a", failed("a").inShort());
        assertEquals("a, b, c", failed("a", "b", "c").inShort());
        assertEquals("a, b, c and 2 more", failed("a", "b", "c", "d", "e").inShort());
        assertEquals(List.of("a", "b"), failed("a", "b").ids());
    }
}
