package dev.incipit.web.people;

import dev.incipit.people.Passkeys;
import dev.incipit.people.Passkeys.Reason;
import dev.incipit.people.People;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;

/** Signing in by a passkey, and a user's own passkeys. */
record PasskeyPages(People people, Passkeys passkeys) {
    /**
     * The page on which the browser asks for a passkey, or makes one.
     *
     * @param back where whoever has none goes back
     * @param challenge what the device signs, in base64url
     * @param party the relying party's id
     * @param make for a new one
     */
    record View(String action, String back, String challenge, String party, Optional<Make> make) {
        /**
         * What a new passkey is made from.
         *
         * @param userHandle what the device calls the user, in base64url
         * @param known the user's passkeys, in base64url with spaces between
         * @param label what the user calls the new one
         */
        record Make(String userHandle, String address, String known, String label) {}
    }

    private static final String SIGN_IN = "/login/passkey";
    private static final String OWN = WaysPages.PATH + "/passkeys";
    /** Signatures, and attestations with certificates although none is asked for. */
    private static final long ANSWER_BYTES = 32 * 1024;

    List<PageRoute> routes() {
        return List.of(
                PageRoute.post(SIGN_IN, Access.ANYBODY, this::begin),
                PageRoute.post(SIGN_IN + "/answer", Access.ANYBODY, this::finish)
                        .reading(ANSWER_BYTES),
                PageRoute.post(OWN, Access.SIGNED_IN, this::add),
                PageRoute.post(OWN + "/answer", Access.SIGNED_IN, this::added).reading(ANSWER_BYTES),
                PageRoute.post(OWN + "/remove", Access.SIGNED_IN, this::remove));
    }

    private WebAnswer begin(PageRequest request) {
        return asked(
                request,
                passkeys.begin(request.attempt(), LoginPages.next(request.form().text("to")), request.clientAddress()),
                "");
    }

    private WebAnswer add(PageRequest request) {
        var label = request.form().text("label");
        var field = WaysPages.label(label);
        if (label.isEmpty() || label.chars().anyMatch(Character::isISOControl)) {
            return WaysPages.wrong(people, request, field.wrong("Give it a name, such as the device it is in."));
        }
        var start = passkeys.add(
                request.signedIn().userId(),
                request.form().exact("passkey-password"),
                request.attempt(),
                request.clientAddress());
        return start instanceof Passkeys.Failed(var reason) && reason == Reason.WRONG_PASSWORD
                ? WaysPages.wrong(
                        people,
                        request,
                        field,
                        WaysPages.password("passkey-password").wrong(Messages.WRONG_PASSWORD))
                : asked(request, start, label);
    }

    private WebAnswer asked(PageRequest request, Passkeys.Start start, String label) {
        return switch (start) {
            case Passkeys.Ask(var challenge, var browser) -> {
                request.attempt(browser.text());
                yield page(
                        request,
                        "Sign in by passkey",
                        new View(SIGN_IN + "/answer", "/login", challenge, passkeys.party(), Optional.empty()));
            }
            case Passkeys.Make(var challenge, var browser, var userHandle, var known) -> {
                request.attempt(browser.text());
                var make = new View.Make(userHandle, request.signedIn().address(), String.join(" ", known), label);
                yield page(
                        request,
                        "Add a passkey",
                        new View(OWN + "/answer", WaysPages.PATH, challenge, passkeys.party(), Optional.of(make)));
            }
            case Passkeys.Failed(var reason) -> failed(request, reason);
        };
    }

    private static WebAnswer page(PageRequest request, String title, View view) {
        var frame = request.frame(title);
        return WebAnswer.html((out, forms) -> JtepasskeyGenerated.render(out, forms, frame, view));
    }

    private WebAnswer finish(PageRequest request) {
        var form = request.form();
        var outcome = passkeys.finish(
                new Passkeys.Signature(
                        form.text("challenge"),
                        form.text("id"),
                        form.text("user"),
                        form.text("client"),
                        form.text("authenticator"),
                        form.text("signature")),
                request.attempt(),
                request.userAgent());
        return ended(request, outcome);
    }

    private WebAnswer added(PageRequest request) {
        var form = request.form();
        var outcome = passkeys.added(
                new Passkeys.NewKey(form.text("challenge"), form.text("client"), form.text("attestation")),
                request.attempt(),
                request.signedIn().userId(),
                form.text("label"));
        return ended(request, outcome);
    }

    private WebAnswer ended(PageRequest request, Passkeys.Outcome outcome) {
        return switch (outcome) {
            case Passkeys.Begun(var session, var next) -> LoginPages.begun(people, request, session, next);
            case Passkeys.Added _ -> {
                request.notice("From now on you can sign in by this passkey.");
                yield WebAnswer.seeOther(WaysPages.PATH);
            }
            case Passkeys.Failed(var reason) -> failed(request, reason);
        };
    }

    private WebAnswer remove(PageRequest request) {
        passkeys.remove(request.signedIn().userId(), request.form().text("passkey"));
        request.notice("The passkey does not sign you in any more. Remove it from your device, too.");
        return WebAnswer.seeOther(WaysPages.PATH);
    }

    private static WebAnswer failed(PageRequest request, Reason reason) {
        var sentence = switch (reason) {
            case TOO_MANY -> Messages.TOO_MANY;
            case WRONG_PASSWORD -> Messages.WRONG_PASSWORD;
            case FULL -> "You have " + Passkeys.COUNT_MAX + " passkeys, which is the limit. Remove one first.";
            case OVER ->
                "This attempt is over: it took longer than five minutes, was used already, or was begun in another browser."
                        + " Begin again.";
            case REFUSED -> "This passkey is not known here, or its answer is not right. Sign in another way.";
            case COPIED ->
                "This passkey seems to have been copied, so it is not accepted. Sign in by password and remove it.";
        };
        var signedIn = request.user().isPresent();
        return Messages.page(
                request,
                reason == Reason.TOO_MANY ? Status.TOO_MANY_REQUESTS_429 : WebAnswer.UNPROCESSABLE,
                signedIn ? "No passkey was added" : "Nobody was signed in",
                sentence,
                signedIn ? WaysPages.PATH : "/login",
                signedIn ? "Ways to sign in" : "Sign in");
    }
}
