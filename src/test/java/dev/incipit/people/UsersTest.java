package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What {@link PeopleContract} does not show: the edges, of users and of the recovery of their access, without mails. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class UsersTest {
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private static final String PASSWORD = "four words in a row";

    private final AtomicReference<Instant> time = new AtomicReference<>(NOON);
    private Database database;
    private Accounts accounts;
    private People people;
    private Users users;

    @BeforeAll
    void open() {
        database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        InstantSource clock = time::get;
        accounts = new Accounts(database, PlanCatalog.DEFAULTS, clock);
        people = People.over(
                database,
                accounts,
                new Passwords(QuickUsers.ROUNDS, 4),
                new PeopleConfig(Registration.CLOSED, Optional.empty(), Optional.empty()),
                Optional.empty(),
                clock);
        users = people.users();
    }

    @AfterAll
    void close() {
        database.close();
    }

    private User create(String address) {
        return users.create(address, "", Role.MEMBER, PASSWORD);
    }

    @Test
    void anAccountIsNamedAfterItsUserOrWithTheNextFreeNumberUpToTwenty() {
        var address = "a".repeat(60) + "@" + "b".repeat(35) + ".org";
        accounts.create(address, "free");
        assertEquals(address.substring(0, 95) + "-2", create(address).account());
        for (int i = 3; i <= 20; i++) {
            accounts.create("ann@example.org-" + i, "free");
        }
        accounts.create("ann@example.org", "free");
        accounts.create("ann@example.org-2", "free");
        assertThrows(InvalidInput.class, () -> create("ann@example.org"));
    }

    @Test
    void aDisabledAccountTakesNoUser() {
        accounts.create("closed", "free");
        accounts.disable("closed");
        assertThrows(InvalidInput.class, () -> users.create("bob@example.org", "closed", Role.MEMBER, PASSWORD));
    }

    @Test
    void whatWasConfirmedOrDisabledOnceKeepsItsTime() {
        create("cleo@example.org");
        users.verify("cleo@example.org");
        users.disable("cleo@example.org");
        time.set(NOON.plusSeconds(60));
        users.verify("cleo@example.org");
        var user = users.disable("cleo@example.org");
        time.set(NOON);
        assertEquals(Optional.of(NOON), user.verifiedAt());
        assertEquals(Optional.of(NOON), user.disabledAt());
    }

    @Test
    void aUserWithoutAPasswordHasNone() {
        var with = create("dan@example.org");
        assertTrue(users.hasPassword(with.id()));
        database.change("update app_user set password_hash = ? where id = ?", Passwords.NONE, with.id());
        assertFalse(users.hasPassword(with.id()));
        assertFalse(users.hasPassword(-1));
    }

    private String link(String address) {
        return people.recovery()
                .resetLink(EmailAddress.parse(address).orElseThrow())
                .replaceFirst(".*=", "");
    }

    @Test
    void aResetConfirmsTheAddressToo() {
        create("eve@example.org");
        var link = link("eve@example.org");
        assertEquals(Recovery.Confirmed.GONE, people.recovery().confirm(link), "a link is good for its purpose only");
        assertTrue(people.recovery().look(link).isEmpty());
        assertTrue(people.recovery().reset(link, "another four words", "test").isPresent());
        assertTrue(users.list().stream()
                .anyMatch(user -> user.address().equals("eve@example.org")
                        && user.verifiedAt().isPresent()));
    }

    @Test
    void whoWasDisabledMeanwhileResetsNothing() {
        create("fay@example.org");
        var link = link("fay@example.org");
        users.disable("fay@example.org");
        assertTrue(people.recovery().reset(link, "another four words", "test").isEmpty());
        assertThrows(InvalidInput.class, () -> link("fay@example.org"));
        assertThrows(InvalidInput.class, () -> link("nobody@example.org"));
    }

    @Test
    void whoGuessesTheirOwnPasswordIsStoppedAsAtSigningIn() {
        var user = create("gus@example.org");
        assertTrue(people.recovery().isOwn(user.id(), PASSWORD), "what is right is not counted");
        for (int i = 0; i < Throttle.Limit.SIGN_IN_BY_ADDRESS.attemptsMax; i++) {
            assertFalse(people.recovery().isOwn(user.id(), "wrong words " + i));
        }
        assertFalse(people.recovery().isOwn(user.id(), PASSWORD));
    }
}
