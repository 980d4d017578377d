package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.Stores;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PageKeysTest {
    private Replica replica;
    private PageKeys keys;

    @BeforeEach
    void open() {
        replica = Replica.on(Stores.H2.fresh(), Instant.parse("2026-11-21T12:00:00Z"));
        keys = new PageKeys(replica.database(), replica.clock());
    }

    @AfterEach
    void close() {
        replica.close();
    }

    @Test
    void anAccountHasOneKeyHoweverManyAskForItAtOnce() throws InterruptedException {
        long acme = replica.account("acme");
        assertTrue(keys.id(acme).isEmpty());
        var start = new CyclicBarrier(8);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var asked = IntStream.range(0, 8)
                    .mapToObj(_ -> (Callable<Optional<String>>) () -> {
                        start.await();
                        return keys.hash(acme);
                    })
                    .toList();
            var hashes = threads.invokeAll(asked).stream()
                    .map(Future::resultNow)
                    .distinct()
                    .toList();
            assertEquals(1, hashes.size());
            assertTrue(hashes.getFirst().isPresent());
        }
        assertEquals(1, replica.database().rows("select id from api_key").size());
        assertTrue(keys.id(acme).isPresent());
    }

    @Test
    void eachAccountHasItsOwnAndAnUnknownOneHasNone() {
        assertNotEquals(keys.hash(replica.account("acme")), keys.hash(replica.account("other")));
        assertEquals(Optional.empty(), keys.hash(-1));
        assertTrue(keys.id(-1).isEmpty());
    }
}
