package dev.incipit.people;

import dev.incipit.mail.Letter;
import dev.incipit.mail.Outbox;
import dev.incipit.people.OneTimeLink.Purpose;
import dev.incipit.people.Throttle.Limit;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The mails to users: at most five an hour to one recipient. Without a mail server, none is sent.
 *
 * @param origin what links begin with; empty if it is not set
 */
record Letters(Optional<Outbox> outbox, Throttle throttle, String origin) {
    boolean areOn() {
        return outbox.isPresent();
    }

    /** Has a mail written by the outbox's thread, which the caller does not wait for. */
    void post(Supplier<Optional<Letter>> letter) {
        outbox.ifPresent(box ->
                box.post(() -> letter.get().filter(written -> throttle.admits(Limit.MAIL_BY_ADDRESS, written.to()))));
    }

    /** Where a link leads, within this service. */
    static String path(Purpose purpose, Secret secret) {
        var page = switch (purpose) {
            case SIGN_UP, OLD_ADDRESS, NEW_ADDRESS, VERIFY -> "/verify";
            case INVITE -> "/invite";
            case RESET -> "/reset";
        };
        return page + "?link=" + secret.text();
    }

    Letter signUp(String to, Secret link) {
        return letter(
                to,
                "Confirm your address",
                "Somebody, probably you, signs up with this address. Open this link to confirm it and to choose a password:",
                path(Purpose.SIGN_UP, link));
    }

    /** To an address that has a user: the page says the same as to others, the mail tells the owner. */
    Letter alreadyThere(String to) {
        return signed(
                to,
                "You have a login already",
                "Somebody, probably you, tried to sign up with this address, which has a login already. Sign in, or ask for"
                        + " a new password, at " + origin + "/login\n\nIf it was not you, do nothing.");
    }

    Letter invitation(String to, String account, Secret link) {
        return letter(
                to,
                "You are invited",
                "You are invited to " + (account.isEmpty() ? "an account of your own" : "the account '" + account + "'")
                        + ". Open this link to choose a password:",
                path(Purpose.INVITE, link));
    }

    Letter reset(String to, Secret link) {
        return letter(
                to,
                "Choose a new password",
                "Somebody, probably you, asked for a new password. Open this link to choose one:",
                path(Purpose.RESET, link));
    }

    Letter verification(String to, Secret link) {
        return letter(
                to,
                "Confirm your address",
                "Open this link to confirm that this address is yours; then you can sign in:",
                path(Purpose.VERIFY, link));
    }

    Letter oldAddress(String to, String newAddress, Secret link) {
        return letter(
                to,
                "Confirm your new address",
                "Your login is to move from this address to " + newAddress
                        + ". Open this link to agree; a second mail went there:",
                path(Purpose.OLD_ADDRESS, link));
    }

    Letter newAddress(String to, Secret link) {
        return letter(
                to,
                "Confirm your new address",
                "A login is to move to this address. Open this link to confirm that it is yours; a second mail went to the"
                        + " old address:",
                path(Purpose.NEW_ADDRESS, link));
    }

    Letter passwordChanged(String to) {
        return signed(
                to,
                "Your password was changed",
                "The password of your login was changed, and all its other sessions were ended. If it was not you, ask for a"
                        + " new one at once: " + origin + "/reset");
    }

    /** @param sentence what is new */
    Letter waysChanged(String to, String sentence) {
        return signed(
                to,
                "How you sign in has changed",
                sentence + " If it was not you, look at " + origin + "/app/account/sign-in, and choose a new password: "
                        + origin + "/reset");
    }

    private Letter letter(String to, String subject, String sentence, String path) {
        return signed(
                to,
                subject,
                sentence + "\n\n" + origin + path
                        + "\n\nThe link works once, within 24 hours. If you did not ask for this mail, do nothing: without the"
                        + " link nothing happens.");
    }

    private Letter signed(String to, String subject, String text) {
        return new Letter(to, subject, text + "\n\nIncipit at " + origin + "\n");
    }
}
