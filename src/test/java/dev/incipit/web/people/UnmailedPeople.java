package dev.incipit.web.people;

import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.people.PeopleConfig;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.people.QuickUsers;
import dev.incipit.people.Role;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.time.InstantSource;
import java.util.Optional;

/** The people of a fresh store whose service sends no mails, in the account {@code acme}. */
record UnmailedPeople(Database database, Accounts accounts, People people) implements AutoCloseable {
    static final String PASSWORD = "four words in a row";

    static UnmailedPeople with(Registration registration) {
        var database = new Database(Stores.H2.fresh());
        Migrations.run(database);
        var accounts = new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system());
        accounts.create("acme", "free");
        var people = People.over(
                database,
                accounts,
                new Passwords(),
                new PeopleConfig(registration, Optional.empty(), Optional.empty()),
                Optional.empty(),
                InstantSource.system());
        return new UnmailedPeople(database, accounts, people);
    }

    void create(String address) {
        QuickUsers.create(database, accounts, address, Role.MEMBER, PASSWORD);
    }

    @Override
    public void close() {
        database.close();
    }
}
