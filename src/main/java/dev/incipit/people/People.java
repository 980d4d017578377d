package dev.incipit.people;

import dev.incipit.account.Accounts;
import dev.incipit.client.ClientNetwork;
import dev.incipit.mail.Outbox;
import dev.incipit.people.openid.OpenIdProvider;
import dev.incipit.store.Database;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Everything about users, over one store. Shared by threads; throws StoreFailed when the store fails.
 *
 * @param provider signing in by an OpenID provider, if one is set
 * @param passkeys signing in by passkeys, where browsers make them for the origin
 */
public record People(
        Users users,
        Sessions sessions,
        SignIn signIn,
        Joining joining,
        Recovery recovery,
        Optional<ProviderSignIn> provider,
        Optional<Passkeys> passkeys,
        Links links,
        Attempts attempts,
        Throttle throttle) {
    /** Where the OpenID provider sends people back to, below the origin; its operator must know it. */
    public static final String RETURN_PATH = "/login/openid/return";

    /** How long a browser must keep the secret of a sign-in that goes on elsewhere. */
    public static final Duration ATTEMPT_LIFE = Attempts.PROVIDER_LIFE;

    /**
     * Needs a store whose tables are up to date.
     *
     * @param outbox where mails go, if there are mails
     */
    public static People over(
            Database database,
            Accounts accounts,
            Passwords passwords,
            PeopleConfig config,
            Optional<Outbox> outbox,
            InstantSource clock) {
        var throttle = new Throttle(database, clock);
        var links = new Links(database, clock);
        var sessions = new Sessions(database, clock);
        var users = new Users(database, accounts, passwords, clock);
        var letters =
                new Letters(outbox, throttle, config.origin().map(URI::toString).orElse(""));
        var logins = new Logins(database, users, sessions, throttle, letters);
        var recovery = new Recovery(logins, passwords, links);
        var attempts = new Attempts(database, clock);
        return new People(
                users,
                sessions,
                new SignIn(logins, passwords, links),
                new Joining(logins, config, passwords, links),
                recovery,
                config.provider()
                        .map(settings -> new ProviderSignIn(
                                logins,
                                settings,
                                config.isOpen(),
                                new OpenIdProvider(
                                        settings, URI.create(config.origin().orElseThrow() + RETURN_PATH), clock),
                                attempts,
                                new Identities(database, settings.issuer().toString(), clock),
                                recovery)),
                config.origin()
                        .filter(Passkeys::areFor)
                        .map(origin ->
                                new Passkeys(logins, new PasskeyRows(database, clock), origin, attempts, recovery)),
                links,
                attempts,
                throttle);
    }

    /** Drops sessions, links and counts that are over. Safe to repeat, and on several replicas at once. */
    public void sweep() {
        sessions.sweep();
        links.sweep();
        attempts.sweep();
        throttle.sweep();
    }

    /** Whether this client may send another form of a link. */
    public boolean admitsLink(String clientAddress) {
        return throttle.admits(Throttle.Limit.LINK_BY_CLIENT, ClientNetwork.of(clientAddress));
    }
}
