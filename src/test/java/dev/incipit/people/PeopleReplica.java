package dev.incipit.people;

import com.icegreen.greenmail.util.GreenMail;
import dev.incipit.account.Accounts;
import dev.incipit.account.PlanCatalog;
import dev.incipit.mail.MailConfig;
import dev.incipit.mail.Mailer;
import dev.incipit.mail.Outbox;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** One service's worth of the room people on a store, with a real mail server and a clock that tests move. */
record PeopleReplica(
        DatabaseConfig config,
        Database database,
        AtomicReference<Instant> time,
        Accounts accounts,
        Outbox outbox,
        Throttle throttle,
        People people)
        implements AutoCloseable {

    static MailConfig to(GreenMail server) {
        return new MailConfig(
                "127.0.0.1", server.getSmtp().getPort(), MailConfig.Tls.NONE, "", "", "incipit@example.org");
    }

    static PeopleReplica on(DatabaseConfig config, AtomicReference<Instant> time, GreenMail mails) {
        var database = new Database(config);
        Migrations.run(database);
        InstantSource clock = time::get;
        var accounts = new Accounts(database, PlanCatalog.DEFAULTS, clock);
        var outbox = Outbox.start(new Mailer(to(mails), clock));
        var people = People.over(
                database,
                accounts,
                new Passwords(QuickUsers.ROUNDS, 4),
                new PeopleConfig(
                        Registration.OPEN, Optional.of(URI.create("https://incipit.example.org")), Optional.empty()),
                Optional.of(outbox),
                clock);
        return new PeopleReplica(config, database, time, accounts, outbox, new Throttle(database, clock), people);
    }

    /** Another on the same store and clock. */
    PeopleReplica twin(GreenMail mails) {
        return on(config, time, mails);
    }

    @Override
    public void close() {
        outbox.close();
        database.close();
    }
}
