package dev.incipit.app;

import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.Keys;
import dev.incipit.app.settings.Settings;
import dev.incipit.history.RunHistory;
import dev.incipit.mail.Mailer;
import dev.incipit.mail.Outbox;
import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import java.time.InstantSource;
import java.util.Optional;

/** The database and the services over it: accounts, keys, admission, which records their use, and people with their mails. */
public record AccountStore(
        Database database,
        Accounts accounts,
        Keys keys,
        Admission admission,
        People people,
        Optional<Outbox> outbox,
        RunHistory history)
        implements AutoCloseable {
    /** Opens the database and migrates its tables to this version. */
    public static AccountStore open(Settings settings, InstantSource clock) {
        var database = Migrations.open(settings.store());
        var accounts = new Accounts(database, settings.plans(), clock);
        var outbox = settings.mail().isOn()
                ? Optional.of(Outbox.start(new Mailer(settings.mail(), clock)))
                : Optional.<Outbox>empty();
        return new AccountStore(
                database,
                accounts,
                new Keys(database, clock),
                new Admission(database, settings.plans(), settings.admission(), clock),
                People.over(database, accounts, new Passwords(), settings.people(), outbox, clock),
                outbox,
                new RunHistory(database, settings.desk().history(), clock));
    }

    /** Refunds runs that were cut off, and drops what is kept no longer. For startup and now and then; safe to repeat. */
    public void sweep() {
        admission.sweep();
        history.sweep();
        people.sweep();
    }

    @Override
    public void close() {
        outbox.ifPresent(Outbox::close);
        database.close();
    }
}
