package dev.incipit.people;

import dev.incipit.client.ClientNetwork;
import dev.incipit.people.OneTimeLink.Purpose;
import dev.incipit.people.Throttle.Limit;

/**
 * Begins sessions for addresses and passwords. Takes the same time and gives the same answer whether the address is unknown, the
 * password wrong, or the user disabled. Attempts are counted by address and by client.
 */
public record SignIn(Logins logins, Passwords passwords, Links links) {
    public sealed interface Outcome {}

    public record Begun(Secret session) implements Outcome {}

    public record Wrong() implements Outcome {}

    /** Both are right, but the address is not confirmed; a mail is on its way, if there are mails. */
    public record Unverified(boolean mailed) implements Outcome {}

    /** Too many attempts; not even looked at. */
    public record TooMany() implements Outcome {}

    /**
     * Signs in.
     *
     * @param clientAddress who tries
     * @param userAgent what the browser says it is
     * @throws Passwords.Busy if too many are trying
     */
    public Outcome signIn(String typedAddress, String password, String clientAddress, String userAgent) {
        var address = EmailAddress.parse(typedAddress).map(EmailAddress::text).orElse("");
        var client = ClientNetwork.of(clientAddress);
        if (!logins.throttle().admits(Limit.SIGN_IN_BY_CLIENT, client)
                || !logins.throttle().admits(Limit.SIGN_IN_BY_ADDRESS, address)) {
            return new TooMany();
        }
        var row = logins.row(address);
        var right = passwords.matches(password, row.map(known -> known.text("password_hash")));
        var user = row.map(User::of).filter(known -> right && known.disabledAt().isEmpty());
        if (user.isEmpty()) {
            return new Wrong();
        }
        logins.throttle().forgive(Limit.SIGN_IN_BY_CLIENT, client);
        logins.throttle().forgive(Limit.SIGN_IN_BY_ADDRESS, address);
        if (user.get().verifiedAt().isEmpty()) {
            logins.mail(letters -> letters.verification(user.get().address(), links.make(Purpose.VERIFY, user.get())));
            return new Unverified(logins.mails());
        }
        return new Begun(logins.begin(user.get(), userAgent));
    }
}
