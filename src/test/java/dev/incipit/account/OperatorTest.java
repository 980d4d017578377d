package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Stores;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the operator's commands do and show (decisions §7). */
@ParameterizedClass
@EnumSource(Stores.class)
final class OperatorTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

    private final Stores store;
    private Replica replica;

    OperatorTest(Stores store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        replica = Replica.on(store.fresh(), NOON);
    }

    @AfterEach
    void close() {
        replica.close();
    }

    @Test
    void anEmptyStoreGetsOneFirstKeyOfALocalBusiness() {
        var key = replica.accounts().firstKey().orElseThrow();
        assertEquals("business", replica.admitted(key.reveal()).plan().name());
        assertEquals(Optional.empty(), replica.accounts().firstKey());
        assertEquals("local", replica.keys().list(Optional.empty()).getFirst().account());
    }

    @Test
    void aStoreWithAnAccountGetsNoFirstKey() {
        replica.accounts().create("acme", "free");
        assertEquals(Optional.empty(), replica.accounts().firstKey());
        assertEquals(List.of(), replica.keys().list(Optional.empty()));
    }

    @Test
    void replicasThatStartTogetherGetOneFirstKey() throws InterruptedException {
        try (var other = replica.twin()) {
            var keys = new ConcurrentLinkedQueue<ApiKey>();
            Storm.of(Storm.THREADS, request -> {
                var accounts = request % 2 == 0 ? replica.accounts() : other.accounts();
                return accounts.firstKey().map(keys::add).orElse(false);
            });
            assertEquals(1, keys.size());
            assertEquals(1, replica.keys().list(Optional.empty()).size());
            replica.admitted(keys.element().reveal());
        }
    }

    @Test
    void accountsAreListedByNameWithTheirUseOfTheMonth() {
        var key = replica.key("beta", "free");
        replica.clock().advance(Duration.ofDays(1));
        replica.key("acme", "starter");
        replica.spent(key, Operation.VALIDATE);
        replica.admission().settle(replica.spent(key, Operation.GENERATE), false);
        replica.spent(replica.keys().create("beta", "").key().reveal(), Operation.GENERATE);
        var later = NOON.plus(Duration.ofDays(1));
        assertEquals(
                List.of(
                        new Accounts.Account("acme", "starter", later, Optional.empty(), 1, 0, 0),
                        new Accounts.Account("beta", "free", NOON, Optional.empty(), 2, 2, 1)),
                replica.accounts().list());
        replica.clock().advance(Duration.ofMinutes(2));
        assertEquals(2, replica.accounts().list().getLast().generationsThisMonth(), "a list changes nothing");
        replica.admission().sweep();
        assertEquals(1, replica.accounts().list().getLast().generationsThisMonth(), "one run was cut off");
        replica.clock().set(Instant.parse("2026-12-01T00:00:00Z"));
        assertEquals(0, replica.accounts().list().getLast().generationsThisMonth());
    }

    @Test
    void keysAreListedWithoutTheirSecrets() {
        var created = replica.create("acme", "free");
        var labelled = replica.keys().create("acme", "  nightly build ");
        replica.clock().advance(Duration.ofSeconds(10));
        replica.admitted(created.key().reveal());
        replica.keys().revoke(labelled.entry().id());
        replica.clock().advance(Duration.ofSeconds(10));
        replica.keys().revoke(labelled.entry().id());
        var later = Optional.of(NOON.plusSeconds(10));
        assertEquals(
                List.of(
                        new Keys.Entry(
                                created.entry().id(),
                                created.key().reveal().substring(0, 8),
                                "",
                                "acme",
                                NOON,
                                later,
                                Optional.empty()),
                        new Keys.Entry(
                                labelled.entry().id(),
                                labelled.key().reveal().substring(0, 8),
                                "nightly build",
                                "acme",
                                NOON,
                                Optional.empty(),
                                later)),
                replica.keys().list(Optional.of("acme")));
        assertEquals(replica.keys().list(Optional.of("acme")), replica.keys().list(Optional.empty()));
    }

    @Test
    void aChangedPlanAndADisabledAccountAreShown() {
        replica.accounts().create("acme", "free");
        assertEquals("pro", replica.accounts().changePlan("acme", "pro").plan());
        assertEquals(Optional.of(NOON), replica.accounts().disable("acme").disabledAt());
        replica.clock().advance(Duration.ofDays(1));
        assertEquals(Optional.of(NOON), replica.accounts().disable("acme").disabledAt());
    }

    @Test
    void mistakesAreAnsweredWithWhatWouldBeRight() {
        replica.accounts().create("acme", "free");
        assertMistake("already", () -> replica.accounts().create(" acme ", "free"));
        assertMistake("free, starter, pro, business", () -> replica.accounts().create("beta", "gold"));
        assertMistake("free, starter, pro, business", () -> replica.accounts().changePlan("acme", "gold"));
        assertMistake("accounts list", () -> replica.accounts().changePlan("beta", "pro"));
        assertMistake("accounts list", () -> replica.accounts().disable("beta"));
        assertMistake("accounts list", () -> replica.keys().create("beta", ""));
        assertMistake("accounts list", () -> replica.keys().list(Optional.of("beta")));
        assertMistake("keys list", () -> replica.keys().revoke(4711));
        assertMistake("empty", () -> replica.accounts().create("  ", "free"));
        assertMistake("100 printable", () -> replica.accounts().create("x".repeat(101), "free"));
        assertMistake("100 printable", () -> replica.keys().create("acme", "a\u0000b"));
        assertMistake("100 printable", () -> replica.keys().create("acme", "a\u202eb"));
        replica.accounts().disable("acme");
        assertMistake("disabled", () -> replica.keys().create("acme", ""));
    }

    private static void assertMistake(String hint, Executable mistake) {
        var message = assertThrows(InvalidInput.class, mistake).getMessage();
        assertTrue(message.contains(hint), message);
    }

    @Test
    void aHundredCharactersOfAnyScriptMakeAName() {
        var name = "𝔘".repeat(100);
        assertEquals(name, replica.accounts().create(name, "free").name());
        assertEquals(1, replica.accounts().list().size());
    }

    @Test
    void aKeyMadeElsewhereWorksHereAtOnce() {
        try (var other = replica.twin()) {
            replica.admitted(other.key("acme", "free"));
        }
    }
}
