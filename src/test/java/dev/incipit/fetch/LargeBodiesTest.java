package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class LargeBodiesTest {
    private static final int MORE_THAN_THERE_ARE_PLACES = 2_000;

    @Test
    void whoHasReadItsAnswerGivesItsPlaceBack() throws Exception {
        int read = 0;
        for (int i = 0; i < MORE_THAN_THERE_ARE_PLACES; i++) {
            read += LargeBodies.during(() -> {
                enter();
                enter();
                return 1;
            });
        }
        assertEquals(MORE_THAN_THERE_ARE_PLACES, read);
    }

    @Test
    void anAnswerThatNobodyCountsNeedsNoPlace() throws Exception {
        for (int i = 0; i < MORE_THAN_THERE_ARE_PLACES; i++) {
            LargeBodies.enter();
        }
    }

    private static void enter() {
        try {
            LargeBodies.enter();
        } catch (FetchFailure refused) {
            throw new AssertionError(refused);
        }
    }
}
