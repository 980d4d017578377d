package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.OwnKeys.OwnKey;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What users can do with the keys of their account on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
final class OwnKeysTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final int MAX = 3;

    private final Stores store;
    private Replica replica;
    private OwnKeys keys;
    private long acme;
    private long other;

    OwnKeysTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        replica = Replica.on(store.fresh(), NOON);
        keys = new OwnKeys(replica.database(), replica.plans(), replica.clock());
        acme = replica.account("acme");
        other = replica.account("other");
    }

    @AfterEach
    void close() {
        replica.close();
    }

    @Test
    void aKeyIsShownOnceAndListedWithItsUse() {
        var key = keys.create(acme, " laptop ", MAX).reveal();
        replica.spent(key, Operation.GENERATE);
        var listed = keys.list(acme);
        assertEquals(1, listed.size());
        var only = listed.getFirst();
        assertEquals("laptop", only.label());
        assertEquals(key.substring(0, 8), only.firstCharacters());
        assertEquals(9, only.generations().remaining());
        assertEquals(100, only.validations().remaining());
        assertEquals(NOON, only.lastUsedAt().orElseThrow());
        assertTrue(keys.list(other).isEmpty());
    }

    @Test
    void aRevokedKeyIsRefusedAndTakesItsPlaceUntilTheMonthEnds() {
        var key = keys.create(acme, "", MAX).reveal();
        keys.create(acme, "", MAX);
        keys.create(acme, "", MAX);
        var id = keys.list(acme).getFirst().id();
        assertFalse(keys.revoke(other, id), "another account's key is not ours to revoke");
        assertTrue(keys.revoke(acme, id));
        assertFalse(keys.revoke(acme, id));
        replica.turned(key);
        assertThrows(InvalidInput.class, () -> keys.create(acme, "", MAX));
        assertEquals(3, keys.list(acme).size());
        replica.clock().advance(Duration.ofDays(10));
        keys.create(acme, "next month", MAX);
        assertEquals(3, keys.list(acme).stream().filter(OwnKey::isLive).count());
    }

    @Test
    void manyRequestsAtOnceMakeNoMoreKeysThanTheLimit() {
        var made = new AtomicInteger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 12; i++) {
                threads.submit(() -> keys.create(acme, "", MAX) != null ? made.incrementAndGet() : 0);
            }
        }
        assertEquals(MAX, made.get());
    }

    @Test
    void theKeyOfThePagesIsListedButCountsNotAndCannotBeRevoked() {
        assertInstanceOf(Admission.Admitted.class, replica.admission().admitAccount(acme, Replica.ADDRESS));
        var ofPages = keys.list(acme).getFirst();
        assertTrue(ofPages.ofPages());
        assertFalse(keys.revoke(acme, ofPages.id()));
        for (int i = 0; i < MAX; i++) {
            keys.create(acme, "", MAX);
        }
        assertThrows(InvalidInput.class, () -> keys.create(acme, "", MAX));
    }

    @Test
    void aDisabledAccountMakesNoKeys() {
        replica.accounts().disable("acme");
        assertThrows(InvalidInput.class, () -> keys.create(acme, "", MAX));
    }
}
