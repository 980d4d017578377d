package dev.incipit.people;

import dev.incipit.client.ClientNetwork;
import dev.incipit.mail.Letter;
import dev.incipit.people.Throttle.Limit;
import dev.incipit.store.Database;
import dev.incipit.store.Row;
import dev.incipit.store.Statements;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** What every way to sign in works with: the users of a store, their sessions, the limits on attempts, and the mails. */
record Logins(Database database, Users users, Sessions sessions, Throttle throttle, Letters letters) {
    /** Counts one more attempt of a client; false if it made too many. */
    boolean admits(Limit limit, String clientAddress) {
        return throttle.admits(limit, ClientNetwork.of(clientAddress));
    }

    /** The user's row with the hash of the password, if the address has a user. */
    Optional<Row> row(String address) {
        return users.row(database, address);
    }

    Optional<User> byId(long id) {
        return users.byId(database, id);
    }

    Secret begin(User user, String userAgent) {
        return begin(database, user, userAgent);
    }

    Secret begin(Statements store, User user, String userAgent) {
        return sessions.begin(store, user.id(), userAgent);
    }

    boolean mails() {
        return letters.areOn();
    }

    /** Has a mail written and sent, if there are mails; the caller does not wait. */
    void mail(Function<Letters, Letter> letter) {
        letters.post(() -> Optional.of(letter.apply(letters)));
    }

    /** The same, if a search for the recipient, for which the caller does not wait either, finds one. */
    void mail(Supplier<Optional<User>> recipient, BiFunction<Letters, User, Letter> letter) {
        letters.post(() -> recipient.get().map(user -> letter.apply(letters, user)));
    }

    /** Mails a user what became of their ways to sign in. */
    void tellOfWays(long userId, String sentence) {
        mail(() -> byId(userId), (letters, user) -> letters.waysChanged(user.address(), sentence));
    }
}
