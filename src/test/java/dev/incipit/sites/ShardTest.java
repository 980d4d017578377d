package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ShardTest {
    @Test
    void everyDomainIsInExactlyOneShardAndTheyAreAboutEqual() {
        int count = 7;
        var sizes = new int[count];
        for (int i = 0; i < 7_000; i++) {
            var domain = "shop" + i + ".example";
            assertEquals(
                    1,
                    IntStream.range(0, count)
                            .filter(index -> new Shard(index, count).has(new ListLine.Bad(domain, "")))
                            .count());
            sizes[Shard.of(domain, count)]++;
        }
        for (int size : sizes) {
            assertTrue(size > 850 && size < 1_150, () -> String.valueOf(size));
        }
    }

    @Test
    void theShardOfADomainStaysTheSameInEveryRelease() {
        assertEquals(0, Shard.of("example.com", 4));
        assertEquals(972, Shard.of("example.org", 1_000));
        assertEquals(0, Shard.of("example.net", 1));
    }

    @Test
    void aShardIsOneOfItsNumber() {
        assertThrows(IllegalArgumentException.class, () -> new Shard(4, 4));
        assertThrows(IllegalArgumentException.class, () -> new Shard(-1, 4));
        assertThrows(IllegalArgumentException.class, () -> new Shard(0, 0));
    }
}
