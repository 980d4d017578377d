package dev.incipit.people;

import dev.incipit.people.OneTimeLink.Purpose;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Transaction;
import java.util.Optional;

/** Changes passwords, also forgotten ones, and addresses; a new address is confirmed at the old and at the new one. */
public record Recovery(Logins logins, Passwords passwords, Links links) {
    /** Whether there are mails, without which only the operator helps. */
    public boolean mails() {
        return logins.mails();
    }

    /** Has a link mailed, if the address has a user; nothing tells the caller. False if this client asked too often. */
    public boolean askForReset(EmailAddress address, String clientAddress) {
        if (!logins.admits(Limit.ASK_BY_CLIENT, clientAddress)) {
            return false;
        }
        logins.mail(
                () -> whoMaySignIn(address),
                (letters, user) -> letters.reset(user.address(), links.make(Purpose.RESET, user)));
        return true;
    }

    /**
     * Makes a link for a new password, for the operator to hand on; returns its path with query.
     *
     * @throws InvalidInput for an unknown or disabled user
     */
    public String resetLink(EmailAddress address) {
        var user = whoMaySignIn(address)
                .orElseThrow(() -> new InvalidInput(
                        "There is no user " + address.text() + " who may sign in: 'incipit users list' shows all."));
        return Letters.path(Purpose.RESET, links.make(Purpose.RESET, user));
    }

    private Optional<User> whoMaySignIn(EmailAddress address) {
        return logins.row(address.text())
                .map(User::of)
                .filter(user -> user.disabledAt().isEmpty());
    }

    /** The address of the user whose password a link resets; empty if the link is no longer valid. Looking does not use it up. */
    public Optional<String> addressOf(String link) {
        return links.look(link)
                .filter(known -> known.purpose() == Purpose.RESET)
                .map(OneTimeLink::address);
    }

    /**
     * Sets a password by a link, ends all sessions of the user and begins a new one; empty if the link is no longer valid.
     *
     * @throws Passwords.Busy if too many are trying
     */
    public Optional<Secret> reset(String link, String password, String userAgent) {
        if (addressOf(link).isEmpty()) {
            return Optional.empty();
        }
        var hash = passwords.hash(password);
        return logins.database()
                .transact(transaction -> links.use(transaction, link)
                        .flatMap(used -> logins.users().byId(transaction, used.userId()))
                        .filter(user -> user.disabledAt().isEmpty())
                        .map(user -> {
                            // Whoever has the mail has the address.
                            logins.users().verify(transaction, user.address());
                            return setPassword(transaction, user, hash, userAgent);
                        }));
    }

    /**
     * Changes the password of a user, ends all their sessions and begins a new one; empty if the old one is wrong.
     *
     * @throws Passwords.Busy if too many are trying
     */
    public Optional<Secret> changePassword(long userId, String old, String password, String userAgent) {
        var user = logins.byId(userId).orElseThrow();
        if (!isRight(user, old)) {
            return Optional.empty();
        }
        var hash = passwords.hash(password);
        return Optional.of(logins.database().transact(transaction -> setPassword(transaction, user, hash, userAgent)));
    }

    /**
     * Whether this is the password of a signed-in user.
     *
     * @throws Passwords.Busy if too many are trying
     */
    boolean isOwn(long userId, String password) {
        return isRight(logins.byId(userId).orElseThrow(), password);
    }

    /** Checks a signed-in user's own password; counted like a sign-in, since a session may be in the wrong hands. */
    private boolean isRight(User user, String password) {
        if (!logins.throttle().admits(Limit.SIGN_IN_BY_ADDRESS, user.address())) {
            return false;
        }
        var right = passwords.matches(password, logins.row(user.address()).map(row -> row.text("password_hash")));
        if (right) {
            logins.throttle().forgive(Limit.SIGN_IN_BY_ADDRESS, user.address());
        }
        return right;
    }

    private Secret setPassword(Transaction transaction, User user, String hash, String userAgent) {
        transaction.change("update app_user set password_hash = ? where id = ?", hash, user.id());
        Sessions.endAll(transaction, user.id());
        links.dropAll(transaction, user.id());
        logins.mail(letters -> letters.passwordChanged(user.address()));
        return logins.begin(transaction, user, userAgent);
    }

    /**
     * Has both addresses asked to confirm a change; false if the password is wrong. Whether another user has the new address
     * already is not told; then it gets no link.
     *
     * @throws Passwords.Busy if too many are trying
     */
    public boolean askForAddress(long userId, String password, EmailAddress wanted) {
        var user = logins.byId(userId).orElseThrow();
        if (!isRight(user, password)) {
            return false;
        }
        var to = wanted.text();
        logins.database().transact(transaction -> {
            links.drop(transaction, user.id(), Purpose.OLD_ADDRESS);
            links.drop(transaction, user.id(), Purpose.NEW_ADDRESS);
            return true;
        });
        logins.mail(letters -> letters.oldAddress(user.address(), to, links.make(Purpose.OLD_ADDRESS, user, to)));
        logins.mail(letters -> logins.row(to).isPresent()
                ? letters.alreadyThere(to)
                : letters.newAddress(to, links.make(Purpose.NEW_ADDRESS, user, to)));
        return true;
    }

    public enum Confirmed {
        /** The link is unknown, used or expired. */
        GONE,
        /** The other address is still to confirm. */
        HALF,
        CHANGED,
        /** The user's first address is confirmed. */
        VERIFIED
    }

    /** Looks at a link that confirms an address; empty if it is unknown, used or expired. */
    public Optional<OneTimeLink> look(String link) {
        return links.look(link).filter(Recovery::confirms);
    }

    private static boolean confirms(OneTimeLink link) {
        return switch (link.purpose()) {
            case OLD_ADDRESS, NEW_ADDRESS, VERIFY -> true;
            case SIGN_UP, INVITE, RESET -> false;
        };
    }

    public Confirmed confirm(String link) {
        if (look(link).isEmpty()) {
            return Confirmed.GONE;
        }
        return logins.database()
                .transact(transaction -> links.use(transaction, link)
                        .map(used -> confirm(transaction, used))
                        .orElse(Confirmed.GONE));
    }

    private Confirmed confirm(Transaction transaction, OneTimeLink link) {
        if (link.purpose() == Purpose.VERIFY) {
            logins.users().verify(transaction, link.address());
            return Confirmed.VERIFIED;
        }
        // Locks the user, so that of both links used at once the second sees the first.
        transaction.change("update app_user set disabled_at = disabled_at where id = ?", link.userId());
        var other = link.purpose() == Purpose.OLD_ADDRESS ? Purpose.NEW_ADDRESS : Purpose.OLD_ADDRESS;
        if (!links.wasUsed(transaction, other, link.userId(), link.address())) {
            return Confirmed.HALF;
        }
        if (logins.users().row(transaction, link.address()).isPresent()) {
            return Confirmed.GONE;
        }
        transaction.change("update app_user set address = ? where id = ?", link.address(), link.userId());
        links.dropAll(transaction, link.userId());
        return Confirmed.CHANGED;
    }
}
