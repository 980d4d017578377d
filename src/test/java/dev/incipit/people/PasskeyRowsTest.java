package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.people.webauthn.Credential;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PasskeyRowsTest {
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private static final long ANN = 1;
    private static final long BEN = 2;

    private final AtomicReference<Instant> time = new AtomicReference<>(NOON);
    private Database database;
    private PasskeyRows rows;

    @BeforeEach
    void open() {
        database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        var accounts = new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system());
        for (var address : List.of("ann@example.org", "ben@example.org")) {
            QuickUsers.create(database, accounts, address, Role.MEMBER, "four words in a row");
        }
        rows = new PasskeyRows(database, time::get);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static Credential key(String id, long count) {
        return new Credential(id, "attested " + id, count, true);
    }

    @Test
    void aKeyIsFoundAsItWasKept() {
        assertTrue(rows.add(key("one", 3), ANN, "handle", "Telephone"));
        var held = rows.find("one").orElseThrow();
        assertEquals(key("one", 3), held.credential());
        assertEquals(ANN, held.userId());
        assertEquals("handle", held.userHandle());
        assertEquals("Telephone", held.entry().label());
        assertEquals(NOON, held.entry().createdAt());
        assertEquals(Optional.empty(), held.entry().usedAt());
        assertEquals(Optional.empty(), rows.find("two"));
    }

    @Test
    void noSecondKeyHasItsId() {
        assertTrue(rows.add(key("one", 0), ANN, "handle", "Telephone"));
        assertFalse(rows.add(key("one", 0), BEN, "other", "Copy"));
        assertEquals(ANN, rows.find("one").orElseThrow().userId());
    }

    @Test
    void theKeysOfAUserComeOldestFirst() {
        rows.add(key("one", 0), ANN, "handle", "Old");
        time.set(NOON.plusSeconds(1));
        rows.add(key("two", 0), ANN, "handle", "New");
        rows.add(key("three", 0), BEN, "other", "Of another");
        assertEquals(
                List.of("Old", "New"),
                rows.list(ANN).stream().map(held -> held.entry().label()).toList());
    }

    @ParameterizedTest(name = "{0} then {1}")
    @CsvSource({"3, 4, true", "3, 3, false", "3, 2, false", "3, 0, false", "0, 0, true", "0, 1, true"})
    void aCountThatDoesNotRiseIsThatOfACopy(long before, long now, boolean counted) {
        rows.add(key("one", before), ANN, "handle", "Telephone");
        time.set(NOON.plusSeconds(5));
        assertEquals(counted, rows.count(key("one", before), now));
        var held = rows.find("one").orElseThrow();
        assertEquals(counted ? now : before, held.credential().signCount());
        assertEquals(
                counted ? Optional.of(time.get()) : Optional.empty(),
                held.entry().usedAt());
    }

    @Test
    void onlyItsUserRemovesAKey() {
        rows.add(key("one", 0), ANN, "handle", "Telephone");
        var id = rows.find("one").orElseThrow().entry().id();
        assertFalse(rows.remove(BEN, id));
        assertTrue(rows.remove(ANN, id));
        assertFalse(rows.remove(ANN, id));
        assertEquals(List.of(), rows.list(ANN));
    }
}
