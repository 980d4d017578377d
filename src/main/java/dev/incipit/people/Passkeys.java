package dev.incipit.people;

import dev.incipit.people.Attempts.Kind;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.people.webauthn.Ceremonies;
import dev.incipit.people.webauthn.CeremonyFailed;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/** Keys in the devices of users, by which they sign in without address and password (Web Authentication). */
public final class Passkeys {
    /** Of one user. */
    public static final int COUNT_MAX = 20;
    /** The longest name, in characters. */
    public static final int LABEL_MAX = 60;

    private static final System.Logger LOG = System.getLogger(Passkeys.class.getName());

    /** IPv4 and IPv6, as an authority spells them. */
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[.*]");

    private final Logins logins;
    private final PasskeyRows rows;
    private final String party;
    private final URI origin;
    /** Made when first used: it is large, and few use it. */
    private final AtomicReference<Optional<Ceremonies>> ceremonies = new AtomicReference<>(Optional.empty());

    private final Attempts attempts;
    private final Recovery recovery;

    Passkeys(Logins logins, PasskeyRows rows, URI origin, Attempts attempts, Recovery recovery) {
        this.logins = logins;
        this.rows = rows;
        this.party = origin.getHost();
        this.origin = origin;
        this.attempts = attempts;
        this.recovery = recovery;
    }

    /** Whether browsers make keys for pages at an origin: by TLS or on this machine, and under a name, not an IP address. */
    static boolean areFor(URI origin) {
        var host = origin.getHost();
        return host.equals("localhost")
                || ("https".equalsIgnoreCase(origin.getScheme())
                        && !ADDRESS.matcher(host).matches());
    }

    /** The relying party's id: the host of the pages. */
    public String party() {
        return party;
    }

    /** How a beginning ended. */
    public sealed interface Start {}

    /**
     * The browser asks the device and keeps its secret until the device has answered.
     *
     * @param challenge what the device signs, in base64url
     */
    public record Ask(String challenge, Secret browser) implements Start {}

    /**
     * The browser has a new key made.
     *
     * @param userHandle what the device calls the user, in base64url
     * @param known the keys that the user has, in base64url: a device makes no second one
     */
    public record Make(String challenge, Secret browser, String userHandle, List<String> known) implements Start {}

    /** How an answer ended. */
    public sealed interface Outcome {}

    /** The browser may have this session and goes on there, which is empty if it said nothing. */
    public record Begun(Secret session, String next) implements Outcome {}

    public record Added() implements Outcome {}

    /** Nobody is signed in, and no key added. */
    public record Failed(Reason reason) implements Start, Outcome {}

    public enum Reason {
        TOO_MANY,
        WRONG_PASSWORD,
        /** The user has {@link #COUNT_MAX} keys. */
        FULL,
        /** The attempt is unknown, over, of another browser or used. */
        OVER,
        /** The answer is not that of a known key; or its user may not sign in. */
        REFUSED,
        /** The key counted back: there is a copy of it. */
        COPIED
    }

    /** A key as its user sees it; named by {@code id} where it is removed. */
    public record Entry(String id, String label, Instant createdAt, Optional<Instant> usedAt) {}

    /** What a new key answered, in base64url. */
    public record NewKey(String challenge, String clientData, String attestation) {}

    /** What a known key answered, in base64url. */
    public record Signature(
            String challenge,
            String credentialId,
            String userHandle,
            String clientData,
            String authenticatorData,
            String signature) {}

    /**
     * Begins to sign in.
     *
     * @param held the browser's secret from an earlier beginning
     * @param next where to go on afterwards
     */
    public Start begin(Optional<String> held, String next, String clientAddress) {
        if (!logins.admits(Limit.ATTEMPT_BY_CLIENT, clientAddress)) {
            return new Failed(Reason.TOO_MANY);
        }
        var begun = attempts.begin(Kind.PASSKEY_SIGN_IN, held, 0, next, Attempts.PASSKEY_LIFE);
        return new Ask(begun.handle().text(), begun.browser());
    }

    /**
     * Ends a sign-in with what the device said.
     *
     * @param browser the browser's secret
     */
    public Outcome finish(Signature said, Optional<String> browser, String userAgent) {
        var attempt = attempts.end(Kind.PASSKEY_SIGN_IN, said.challenge(), browser);
        if (attempt.isEmpty()) {
            return new Failed(Reason.OVER);
        }
        var held = rows.find(said.credentialId())
                .filter(known -> known.userHandle().equals(said.userHandle()));
        var user = held.flatMap(known -> logins.byId(known.userId())).filter(User::maySignIn);
        if (user.isEmpty()) {
            return new Failed(Reason.REFUSED);
        }
        try {
            var known = held.get().credential();
            long count = ceremonies()
                    .authenticate(
                            said.challenge(), known, said.clientData(), said.authenticatorData(), said.signature());
            return rows.count(known, count)
                    ? new Begun(
                            logins.begin(user.get(), userAgent), attempt.get().next())
                    : copied(user.get());
        } catch (CeremonyFailed failed) {
            return failed.isOfCopy() ? copied(user.get()) : new Failed(Reason.REFUSED);
        }
    }

    private static Outcome copied(User user) {
        LOG.log(
                System.Logger.Level.WARNING,
                "A passkey of the user " + user.id() + " has counted back: was it copied?");
        return new Failed(Reason.COPIED);
    }

    /**
     * Begins to add a key for a signed-in user, who says their password again, since a session may be in the wrong hands.
     *
     * @throws Passwords.Busy if too many are trying
     */
    public Start add(long userId, String password, Optional<String> held, String clientAddress) {
        if (!logins.admits(Limit.ATTEMPT_BY_CLIENT, clientAddress)) {
            return new Failed(Reason.TOO_MANY);
        }
        if (!recovery.isOwn(userId, password)) {
            return new Failed(Reason.WRONG_PASSWORD);
        }
        var keys = rows.list(userId);
        if (keys.size() >= COUNT_MAX) {
            return new Failed(Reason.FULL);
        }
        var handle = keys.stream()
                .findFirst()
                .map(PasskeyRows.Held::userHandle)
                .orElseGet(() -> Secret.generate().text());
        // The handle travels with the attempt, so that the browser cannot choose one.
        var begun = attempts.begin(Kind.PASSKEY_ADD, held, userId, handle, Attempts.PASSKEY_LIFE);
        return new Make(
                begun.handle().text(),
                begun.browser(),
                handle,
                keys.stream().map(key -> key.credential().id()).toList());
    }

    /**
     * Adds the key that a device made.
     *
     * @param browser the browser's secret
     * @param label what its user calls it
     */
    public Outcome added(NewKey made, Optional<String> browser, long userId, String label) {
        var attempt = attempts.end(Kind.PASSKEY_ADD, made.challenge(), browser)
                .filter(returned -> returned.userId() == userId);
        if (attempt.isEmpty()) {
            return new Failed(Reason.OVER);
        }
        try {
            var credential = ceremonies().register(made.challenge(), made.clientData(), made.attestation());
            if (rows.list(userId).size() >= COUNT_MAX) {
                return new Failed(Reason.FULL);
            }
            if (!rows.add(credential, userId, attempt.get().next(), shortened(label))) {
                return new Failed(Reason.REFUSED);
            }
            logins.tellOfWays(userId, "A passkey was added to your login.");
            return new Added();
        } catch (CeremonyFailed failed) {
            return new Failed(Reason.REFUSED);
        }
    }

    private static String shortened(String label) {
        int length = Math.min(label.codePointCount(0, label.length()), LABEL_MAX);
        return label.substring(0, label.offsetByCodePoints(0, length));
    }

    /** The keys of a user, the oldest first. */
    public List<Entry> list(long userId) {
        return rows.list(userId).stream().map(PasskeyRows.Held::entry).toList();
    }

    /** Removes a key of a user; has no effect if it is not theirs. */
    public void remove(long userId, String id) {
        if (rows.remove(userId, id)) {
            logins.tellOfWays(userId, "A passkey was removed from your login.");
        }
    }

    private Ceremonies ceremonies() {
        return ceremonies
                .updateAndGet(made -> made.or(() -> Optional.of(new Ceremonies(origin.toString(), party))))
                .orElseThrow();
    }
}
