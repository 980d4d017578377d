package dev.incipit.web.people;

import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.people.ProviderSignIn;
import dev.incipit.people.Secret;
import dev.incipit.people.SignIn;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Signing in and out. */
record LoginPages(People people) {
    /**
     * The form to sign in.
     *
     * @param to where to go on afterwards
     * @param problem why nobody was signed in
     * @param reset whether a new password can be mailed
     * @param provider name of the OpenID provider, if one is set
     */
    record View(
            Field address,
            Field password,
            String to,
            Optional<String> problem,
            boolean signUp,
            boolean reset,
            Optional<String> provider,
            boolean passkeys) {}

    private static final String START = "/app";
    /** Pages of ours behind the sign-in; nothing that a browser might take for another host. */
    private static final Pattern OURS = Pattern.compile("/app(?:/[A-Za-z0-9._~-]++)*+");

    List<PageRoute> routes() {
        return List.of(
                PageRoute.get("/login", Access.ANYBODY, this::show),
                PageRoute.post("/login", Access.ANYBODY, this::signIn),
                PageRoute.post("/logout", Access.ANYBODY, this::signOut));
    }

    private WebAnswer show(PageRequest request) {
        var to = next(request.query().text("to"));
        return request.user().isPresent() ? WebAnswer.seeOther(to) : page(request, Status.OK_200, to, Optional.empty());
    }

    private WebAnswer signIn(PageRequest request) {
        var form = request.form();
        var to = next(form.text("to"));
        SignIn.Outcome outcome;
        try {
            outcome = people.signIn()
                    .signIn(form.text("address"), form.exact("password"), request.clientAddress(), request.userAgent());
        } catch (Passwords.Busy busy) {
            return page(request, Status.SERVICE_UNAVAILABLE_503, to, Optional.of(busy.getMessage()));
        }
        return switch (outcome) {
            case SignIn.Begun(var session) -> begun(people, request, session, to);
            case SignIn.Wrong _ -> refused(request, to, "This address and this password do not belong together.");
            case SignIn.Unverified(var mailed) ->
                refused(
                        request,
                        to,
                        mailed
                                ? "Your address is not confirmed yet: open the link in the mail that was just sent to it."
                                : "Your address is not confirmed yet: ask whoever runs this service to confirm it.");
            case SignIn.TooMany _ ->
                page(
                        request,
                        Status.TOO_MANY_REQUESTS_429,
                        to,
                        Optional.of("Too many attempts: wait a quarter of an hour, or ask for a new password."));
        };
    }

    private WebAnswer refused(PageRequest request, String to, String problem) {
        return page(request, WebAnswer.UNPROCESSABLE, to, Optional.of(problem));
    }

    private WebAnswer signOut(PageRequest request) {
        request.session().ifPresent(people.sessions()::end);
        request.end();
        return WebAnswer.seeOther("/login");
    }

    private WebAnswer page(PageRequest request, Status status, String to, Optional<String> problem) {
        var view = new View(
                Field.of("address", "E-mail address", request.form().text("address")),
                Field.of("password", "Password", ""),
                to,
                problem,
                people.joining().isOpen(),
                people.recovery().mails(),
                people.provider().map(ProviderSignIn::name),
                people.passkeys().isPresent());
        var frame = request.frame("Sign in");
        return WebAnswer.html(status, (out, forms) -> JteloginGenerated.render(out, forms, frame, view));
    }

    /** Ends the session that the browser had, gives it a new one, and sends it on. */
    static WebAnswer begun(People people, PageRequest request, Secret session, String wanted) {
        request.session().ifPresent(people.sessions()::end);
        request.begin(session.text());
        return WebAnswer.seeOther(next(wanted));
    }

    /** A wanted page if it is ours, else the start. */
    static String next(String wanted) {
        return OURS.matcher(wanted).matches() && !wanted.contains("..") ? wanted : START;
    }
}
