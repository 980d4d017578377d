package dev.incipit.web.people;

import dev.incipit.people.EmailAddress;
import dev.incipit.people.Passwords;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;

/** Pages that several steps of signing up and of resetting share. */
final class Messages {
    static final String TOO_MANY = "Too many attempts: wait a quarter of an hour.";
    static final String WRONG_PASSWORD = "This is not your password.";

    private Messages() {}

    static WebAnswer page(PageRequest request, String title, String sentence, String next, String label) {
        return page(request, Status.OK_200, title, sentence, next, label);
    }

    /** From which the reader goes on to sign in. */
    static WebAnswer beforeSignIn(PageRequest request, String title, String sentence) {
        return page(request, title, sentence, "/login", "Sign in");
    }

    static WebAnswer page(
            PageRequest request, Status status, String title, String sentence, String next, String label) {
        var frame = request.frame(title);
        return WebAnswer.html(
                status, (out, forms) -> JtemessageGenerated.render(out, forms, frame, sentence, next, label));
    }

    /** The same for every address, known or not. */
    static WebAnswer mailed(PageRequest request, EmailAddress address) {
        return beforeSignIn(
                request,
                "Look into your mail",
                "If " + address.text()
                        + " can have one, a mail with a link is on its way. It may take a minute, and may lie"
                        + " among the unwanted. The link works once, within 24 hours.");
    }

    /** For a link that is no longer valid. */
    static WebAnswer gone(PageRequest request) {
        return page(
                request,
                Status.GONE_410,
                "This link is used up",
                "It was used already, is older than 24 hours, or was replaced by a newer one. Ask for a new one: to sign up,"
                        + " for a new password, or from whoever invited you.",
                "/reset",
                "Ask for a new link");
    }

    static WebAnswer tooMany(PageRequest request) {
        return page(
                request,
                Status.TOO_MANY_REQUESTS_429,
                "Too many attempts",
                "Wait a quarter of an hour, then open the link again.",
                "/login",
                "Sign in");
    }

    /** The field for a password that is to be set. */
    static Field newPassword(String name, String label) {
        return Field.of(name, label, "").hinting("At least " + Passwords.LENGTH_MIN + " characters.");
    }

    static WebAnswer choose(PageRequest request, Status status, String title, ChooseView view) {
        var frame = request.frame(title);
        return WebAnswer.html(status, (out, forms) -> JtechooseGenerated.render(out, forms, frame, view));
    }
}
