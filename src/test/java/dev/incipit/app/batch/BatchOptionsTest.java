package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.problem.InvalidInput;
import dev.incipit.sites.Shard;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

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

    @ParameterizedTest
    @ValueSource(strings = {"--column=site", "--jsonl", "--resume", "--shard=0/4", "--fail-on=any", "--fail-on=all"})
    void whatIsAboutAListNeedsOne(String option) {
        var alone = parsed(option);
        var refused = assertThrows(InvalidInput.class, alone::refuseWithoutList);
        assertEquals("--column, --jsonl, --resume, --shard and --fail-on go with --batch.", refused.getMessage());
    }

    @Test
    void aListFailsIfNoneOfItsSitesHasFiles() {
        assertEquals(BatchOptions.FailOn.ALL, parsed("--batch=sites.txt").failOn());
        assertEquals(
                BatchOptions.FailOn.ANY,
                parsed("--batch=sites.txt", "--fail-on=any").failOn());
        parsed().refuseWithoutList();
    }

    private static BatchOptions parsed(String... options) {
        var parsed = new BatchOptions();
        new CommandLine(parsed).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(options);
        return parsed;
    }
}
