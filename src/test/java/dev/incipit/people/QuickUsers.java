package dev.incipit.people;

import dev.incipit.account.Accounts;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.store.Database;
import java.time.InstantSource;
import java.util.Optional;

/** Makes users whose passwords take a moment to check, not a fifth of a second: a hash says itself how many rounds it took. */
public final class QuickUsers {
    static final int ROUNDS = 1_000;

    private QuickUsers() {}

    /** Makes a user, in an account of their own, who may sign in. */
    public static void create(Database database, Accounts accounts, String address, Role role, String password) {
        var users = People.over(
                        database,
                        accounts,
                        new Passwords(ROUNDS, 4),
                        new PeopleConfig(Registration.CLOSED, Optional.empty(), Optional.empty()),
                        Optional.empty(),
                        InstantSource.system())
                .users();
        users.create(address, "", role, password);
        users.verify(address);
    }
}
