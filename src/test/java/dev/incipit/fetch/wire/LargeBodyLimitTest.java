package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.compute.Tenant;
import dev.incipit.fetch.FetchFailure;
import java.lang.ScopedValue.CallableOp;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class LargeBodyLimitTest {
    private final LargeBodyLimit large = new LargeBodyLimit(2, Duration.ZERO);

    /** Work for a tenant of its own, since one tenant has no more than half of the places while another waits. */
    private <T> T during(String tenant, CallableOp<T, InterruptedException> work) throws InterruptedException {
        return new Tenant(tenant).call(() -> large.during(work));
    }

    private String entered() {
        try {
            large.enter();
            large.enter();
            return "held";
        } catch (FetchFailure refused) {
            return refused.kind() + ": " + refused.getMessage();
        }
    }

    @Test
    void aPlaceIsGivenBackWhenTheAnswerHasBeenRead() throws Exception {
        for (int i = 0; i < 5; i++) {
            assertEquals("held", during("one", this::entered));
        }
    }

    @Test
    void aLongAnswerBeyondThePlacesIsRefused() throws Exception {
        var third = during("one", () -> {
            entered();
            return during("two", () -> {
                entered();
                return during("three", this::entered);
            });
        });
        assertEquals("TOO_LARGE: too large to be held beside others", third);
    }

    @Test
    void workThatFailsGivesItsPlaceBack() throws Exception {
        for (int i = 0; i < 5; i++) {
            assertThrows(
                    IllegalStateException.class,
                    () -> during("one", () -> {
                        throw new IllegalStateException(entered());
                    }));
        }
        assertEquals("held", during("one", this::entered));
    }

    @Test
    void anAnswerThatNobodyCountsNeedsNoPlace() throws Exception {
        for (int i = 0; i < 5; i++) {
            large.enter();
        }
        assertEquals("held", during("one", this::entered));
    }
}
