package dev.incipit.people;

import dev.incipit.people.Attempts.Kind;
import dev.incipit.people.Attempts.Returned;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.people.openid.OpenIdProvider;
import dev.incipit.people.openid.Person;
import dev.incipit.people.openid.ProviderFailed;
import java.net.URI;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Signing in by an OpenID provider. The provider's subject signs in the user who connected it while signed in otherwise; an e-mail
 * address never does, since who has it at the provider need not be who has it here (RFC 9700 §4, OWASP Authentication). Where
 * everybody may sign up, an address that the provider vouches for and that has no user here makes one.
 *
 * @param open whether everybody may sign up
 */
public record ProviderSignIn(
        Logins logins,
        ProviderConfig config,
        boolean open,
        OpenIdProvider provider,
        Attempts attempts,
        Identities identities,
        Recovery recovery) {
    private static final System.Logger LOG = System.getLogger(ProviderSignIn.class.getName());
    private static final int CODE_MAX = 4_096;

    public sealed interface Start {}

    public sealed interface Outcome {}

    /** The browser goes there and keeps this secret until it comes back. */
    public record Leave(URI to, Secret browser) implements Start {}

    /** The browser may have this session and goes on there, which is empty if it said nothing. */
    public record Begun(Secret session, String next) implements Outcome {}

    /** The user may sign in by the provider from now on. */
    public record Connected() implements Outcome {}

    /** Nobody is signed in or connected. */
    public record Failed(Reason reason) implements Start, Outcome {}

    public enum Reason {
        TOO_MANY,
        WRONG_PASSWORD,
        /** The attempt is unknown, over, of another browser or used. */
        OVER,
        /** The person said no at the provider, or the provider did. */
        DENIED,
        UNREACHABLE,
        /** What the provider said cannot be trusted; the reason is in the log. */
        WRONG,
        /** No user who may sign in is connected. */
        UNKNOWN,
        /** The address has a user who has not connected the provider. */
        TAKEN,
        /** The provider does not vouch for an address, without which nobody can sign up. */
        UNCONFIRMED,
        /** The provider's login is connected with another user, or this user with another login. */
        OTHERS
    }

    /**
     * What the provider sent back with the browser; empty where it did not say.
     *
     * @param issuer RFC 9207
     */
    public record Answer(String state, String code, String error, Optional<String> issuer) {}

    public String name() {
        return config.name();
    }

    /**
     * Begins to sign in.
     *
     * @param held the browser's secret from an earlier beginning
     * @param next where to go on afterwards
     */
    public Start begin(Optional<String> held, String next, String clientAddress) {
        return logins.admits(Limit.ATTEMPT_BY_CLIENT, clientAddress)
                ? begin(held, 0, next)
                : new Failed(Reason.TOO_MANY);
    }

    /**
     * Begins to connect a signed-in user, who says their password again, since a session may be in the wrong hands.
     *
     * @throws Passwords.Busy if too many are trying
     */
    public Start connect(long userId, String password, Optional<String> held, String clientAddress) {
        if (!logins.admits(Limit.ATTEMPT_BY_CLIENT, clientAddress)) {
            return new Failed(Reason.TOO_MANY);
        }
        return recovery.isOwn(userId, password) ? begin(held, userId, "") : new Failed(Reason.WRONG_PASSWORD);
    }

    private Start begin(Optional<String> held, long userId, String next) {
        var begun = attempts.begin(Kind.PROVIDER, held, userId, next, Attempts.PROVIDER_LIFE);
        var state = begun.handle().text();
        var browser = begun.browser();
        try {
            return new Leave(
                    provider.authorization(
                            state, derived("nonce", browser.text(), state), derived("verifier", browser.text(), state)),
                    browser);
        } catch (ProviderFailed failed) {
            return new Failed(reason(failed));
        }
    }

    /** Made again when the browser comes back, so that the store need not hold it. */
    private static String derived(String what, String browser, String state) {
        return Secret.hash(what + " " + browser + " " + state);
    }

    /**
     * Ends an attempt with the provider's answer.
     *
     * @param browser the browser's secret
     * @param signedIn the user of the browser's session, if any
     */
    public Outcome finish(Answer answer, Optional<String> browser, OptionalLong signedIn, String userAgent) {
        var attempt = attempts.end(Kind.PROVIDER, answer.state(), browser)
                .filter(returned -> returned.userId() == 0 || returned.userId() == signedIn.orElse(0));
        if (attempt.isEmpty()) {
            return new Failed(Reason.OVER);
        }
        if (!answer.error().isEmpty()
                || answer.code().isEmpty()
                || answer.code().length() > CODE_MAX) {
            return new Failed(Reason.DENIED);
        }
        try {
            if (!provider.isFrom(answer.issuer())) {
                return new Failed(Reason.OVER);
            }
            var secret = browser.orElseThrow();
            var person = provider.person(
                    answer.code(),
                    derived("nonce", secret, answer.state()),
                    derived("verifier", secret, answer.state()));
            return attempt.get().userId() == 0
                    ? signIn(person, attempt.get(), userAgent)
                    : connect(person, attempt.get().userId());
        } catch (ProviderFailed failed) {
            return new Failed(reason(failed));
        }
    }

    private Outcome connect(Person person, long userId) {
        if (!identities.connect(logins.database(), person.subject(), userId, shownName(person))) {
            return identities
                    .user(person.subject())
                    .filter(known -> known.id() == userId)
                    .<Outcome>map(_ -> new Connected())
                    .orElseGet(() -> new Failed(Reason.OTHERS));
        }
        logins.tellOfWays(userId, "Your login can be used by signing in at " + config.name() + " from now on.");
        return new Connected();
    }

    private Outcome signIn(Person person, Returned attempt, String userAgent) {
        var known = identities.user(person.subject());
        if (known.isEmpty() && open) {
            return signUp(person, attempt, userAgent);
        }
        return known.filter(User::maySignIn)
                .<Outcome>map(user -> new Begun(logins.begin(user, userAgent), attempt.next()))
                .orElseGet(() -> new Failed(Reason.UNKNOWN));
    }

    private Outcome signUp(Person person, Returned attempt, String userAgent) {
        var address = EmailAddress.parse(person.email()).map(EmailAddress::text).filter(_ -> person.verified());
        if (address.isEmpty()) {
            return new Failed(Reason.UNCONFIRMED);
        }
        return logins.database()
                .transact(transaction -> logins.users()
                        .join(transaction, address.get(), "", Role.MEMBER, Passwords.NONE)
                        .<Outcome>map(user -> {
                            if (!identities.connect(transaction, person.subject(), user.id(), shownName(person))) {
                                throw new IllegalStateException("Somebody else connected this login meanwhile.");
                            }
                            return new Begun(logins.begin(transaction, user, userAgent), attempt.next());
                        })
                        .orElseGet(() -> new Failed(Reason.TAKEN)));
    }

    private static String shownName(Person person) {
        return EmailAddress.parse(person.email()).map(EmailAddress::text).orElse(person.subject());
    }

    /** What the provider calls a user; empty if they are not connected. */
    public Optional<String> connected(long userId) {
        return identities.name(userId);
    }

    /** Ends a connection; false if the user has no password, who could not sign in any more. */
    public boolean disconnect(long userId) {
        if (!logins.users().hasPassword(userId)) {
            return false;
        }
        identities.disconnect(userId);
        logins.tellOfWays(userId, "Your login cannot be used by signing in at " + config.name() + " any more.");
        return true;
    }

    private Reason reason(ProviderFailed failed) {
        if (failed.kind() != ProviderFailed.Kind.STALE) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "Nobody can sign in by " + config.issuer() + ": " + failed.getMessage());
        }
        return switch (failed.kind()) {
            case UNREACHABLE -> Reason.UNREACHABLE;
            case STALE -> Reason.OVER;
            case WRONG -> Reason.WRONG;
        };
    }
}
