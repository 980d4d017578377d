package dev.incipit.people;

import dev.incipit.account.Accounts;
import dev.incipit.mail.Outbox;
import dev.incipit.store.Database;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;

/** Everything about users, over one store. Shared by threads; throws StoreFailed when the store fails. */
public final class People {
    private final Throttle throttle;
    private final Links links;
    private final Users users;
    private final Sessions sessions;
    private final SignIn signIn;
    private final Joining joining;
    private final Recovery recovery;

    /**
     * Needs a store whose tables are up to date.
     *
     * @param outbox where mails go, if there are mails
     */
    public People(
            Database database,
            Accounts accounts,
            Passwords passwords,
            PeopleConfig config,
            Optional<Outbox> outbox,
            SecureRandom random,
            InstantSource clock) {
        this.throttle = new Throttle(database, clock);
        this.links = new Links(database, random, clock);
        this.sessions = new Sessions(database, random, clock);
        this.users = new Users(database, accounts, passwords, clock);
        var letters = new Letters(outbox, throttle, config.origin());
        this.signIn = new SignIn(database, users, passwords, sessions, throttle, links, letters);
        this.joining = new Joining(database, config, users, passwords, sessions, throttle, links, letters);
        this.recovery = new Recovery(database, users, passwords, sessions, throttle, links, letters);
    }

    public Users users() {
        return users;
    }

    public Sessions sessions() {
        return sessions;
    }

    public SignIn signIn() {
        return signIn;
    }

    public Joining joining() {
        return joining;
    }

    public Recovery recovery() {
        return recovery;
    }

    /** Drops sessions, links and counts that are over. Safe to repeat, and on several replicas at once. */
    public void sweep() {
        sessions.sweep();
        links.sweep();
        throttle.sweep();
    }

    /** Whether this client may send another form of a link. */
    public boolean admitsLink(String clientAddress) {
        return throttle.admits(Throttle.Limit.LINK_BY_CLIENT, dev.incipit.client.ClientNetwork.of(clientAddress));
    }
}
