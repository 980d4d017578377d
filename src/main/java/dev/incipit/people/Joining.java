package dev.incipit.people;

import dev.incipit.people.OneTimeLink.Purpose;
import dev.incipit.people.PeopleConfig.Registration;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.problem.InvalidInput;
import dev.incipit.store.Transaction;
import java.net.URI;
import java.util.Optional;

/** Creates users: they sign up or are invited, and then choose a password behind a link, which confirms their address. */
public record Joining(Logins logins, PeopleConfig config, Passwords passwords, Links links) {
    public boolean isOpen() {
        return config.isOpen() && logins.mails();
    }

    /** Whether this user may invite others, and then to their own account only unless they are an operator. */
    public boolean mayInvite(Role role) {
        return role == Role.OPERATOR || config.registration() != Registration.CLOSED;
    }

    /**
     * Has a mail sent to a new user, or to an old one who forgot; nothing tells the caller which. False if this client asked too
     * often.
     */
    public boolean signUp(EmailAddress address, String clientAddress) {
        if (!isOpen() || !logins.admits(Limit.ASK_BY_CLIENT, clientAddress)) {
            return false;
        }
        var to = address.text();
        logins.mail(letters -> logins.row(to).isPresent()
                ? letters.alreadyThere(to)
                : letters.signUp(to, links.make(Purpose.SIGN_UP, 0, to, "", Role.MEMBER)));
        return true;
    }

    /**
     * Invites somebody, by mail if there are mails.
     *
     * @param account an account that exists; empty for one of their own
     * @return the path of the link with its query, for whoever hands it on
     * @throws InvalidInput if the address has a user, the account is unknown, or the account invited too many in this hour
     */
    public String invite(EmailAddress address, String account, Role role, String inviter) {
        var to = address.text();
        if (logins.row(to).isPresent()) {
            throw new InvalidInput(to + " has a login already.");
        }
        if (!account.isEmpty()) {
            Users.requireOpen(logins.database(), account);
        }
        if (!logins.throttle().admits(Limit.INVITE_BY_ACCOUNT, inviter)) {
            throw new InvalidInput("Too many invitations at once: go on in an hour.");
        }
        var link = links.make(Purpose.INVITE, 0, to, account, role);
        logins.mail(letters -> letters.invitation(to, account, link));
        return Letters.path(Purpose.INVITE, link);
    }

    /** A link as whoever hands it on needs it; {@code shownOrigin} is where the pages are, as far as their visitor knows. */
    public String whole(String path, String shownOrigin) {
        return config.origin().map(URI::toString).orElse(shownOrigin) + path;
    }

    /** Makes the link by which the first operator chooses address and password; returns its path with query. */
    public String inviteFirstOperator(String account) {
        return Letters.path(Purpose.INVITE, links.make(Purpose.INVITE, 0, "", account, Role.OPERATOR));
    }

    /** Looks at a link that makes a user; empty if it is unknown, used or expired. */
    public Optional<OneTimeLink> look(String link) {
        return links.look(link)
                .filter(known -> known.purpose() == Purpose.SIGN_UP || known.purpose() == Purpose.INVITE);
    }

    public sealed interface Outcome {}

    /** The user is there and signed in. */
    public record Joined(Secret session) implements Outcome {}

    /** The link is unknown, used or expired. */
    public record Gone() implements Outcome {}

    /** The address has a user; the link is not used up. */
    public record Taken() implements Outcome {}

    /**
     * Makes the user of a link and signs them in.
     *
     * @param typedAddress for a link that names none
     * @throws Passwords.Busy if too many are trying
     */
    public Outcome join(String link, EmailAddress typedAddress, String password, String userAgent) {
        if (look(link).isEmpty()) {
            return new Gone();
        }
        var hash = passwords.hash(password);
        return logins.database()
                .transact(transaction -> links.use(transaction, link)
                        .map(used -> join(transaction, used, typedAddress.text(), hash, userAgent))
                        .orElseGet(Gone::new));
    }

    private Outcome join(
            Transaction transaction, OneTimeLink link, String typedAddress, String hash, String userAgent) {
        var address = link.address().isEmpty() ? typedAddress : link.address();
        var user = logins.users().join(transaction, address, link.account(), link.role(), hash);
        if (user.isEmpty()) {
            links.restore(transaction, link);
            return new Taken();
        }
        return new Joined(logins.begin(transaction, user.get(), userAgent));
    }
}
