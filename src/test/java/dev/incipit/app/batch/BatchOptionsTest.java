package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.Shard;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BatchOptionsTest {
    @Test
    void aShardIsWrittenWithItsIndexOrTakesThatOfTheJob() {
        assertEquals(new Shard(0, 4), BatchOptions.shard("0/4", Optional.empty()));
        assertEquals(new Shard(1, 4), BatchOptions.shard("1/4", Optional.of("3")));
        assertEquals(new Shard(3, 4), BatchOptions.shard("4", Optional.of("3")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"4/4", "-1/4", "1/0", "a/4", "1/4/2", "", "4", "1/999999999", "99999999999/4"})
    void whatIsNoShardIsAMistake(String text) {
        assertThrows(InvalidInput.class, () -> BatchOptions.shard(text, Optional.empty()));
    }

    @Test
    void anIndexOfTheJobThatIsNoneOfTheShardsIsAMistake() {
        assertThrows(InvalidInput.class, () -> BatchOptions.shard("4", Optional.of("4")));
        assertThrows(InvalidInput.class, () -> BatchOptions.shard("4", Optional.of("x")));
    }
}
