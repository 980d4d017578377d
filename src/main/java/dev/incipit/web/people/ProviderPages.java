package dev.incipit.web.people;

import dev.incipit.people.People;
import dev.incipit.people.ProviderSignIn;
import dev.incipit.people.ProviderSignIn.Reason;
import dev.incipit.web.SignedIn;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;

/** Signing in by an OpenID provider: on the way there, and back. */
record ProviderPages(People people, ProviderSignIn provider) {
    List<PageRoute> routes() {
        return List.of(
                PageRoute.post("/login/openid", Access.ANYBODY, this::begin),
                PageRoute.get(People.RETURN_PATH, Access.ANYBODY, this::finish),
                PageRoute.post(WaysPages.PATH + "/openid", Access.SIGNED_IN, this::connect),
                PageRoute.post(WaysPages.PATH + "/openid/remove", Access.SIGNED_IN, this::disconnect));
    }

    private WebAnswer begin(PageRequest request) {
        return left(
                request,
                provider.begin(request.attempt(), LoginPages.next(request.form().text("to")), request.clientAddress()));
    }

    private WebAnswer connect(PageRequest request) {
        var start = provider.connect(
                request.signedIn().userId(),
                request.form().exact("password"),
                request.attempt(),
                request.clientAddress());
        return start instanceof ProviderSignIn.Failed(var reason) && reason == Reason.WRONG_PASSWORD
                ? WaysPages.wrong(
                        people, request, WaysPages.password("password").wrong(Messages.WRONG_PASSWORD))
                : left(request, start);
    }

    private WebAnswer left(PageRequest request, ProviderSignIn.Start start) {
        return switch (start) {
            case ProviderSignIn.Leave(var to, var browser) -> {
                request.attempt(browser.text());
                yield new WebAnswer.Leave(
                        to,
                        Messages.page(
                                request,
                                "On to " + provider.name(),
                                provider.name() + " asks you who you are and sends you back here.",
                                to.toString(),
                                "Go on to " + provider.name()));
            }
            case ProviderSignIn.Failed(var reason) -> failed(request, reason);
        };
    }

    private WebAnswer finish(PageRequest request) {
        var query = request.query();
        var outcome = provider.finish(
                new ProviderSignIn.Answer(
                        query.text("state"), query.text("code"), query.text("error"), query.value("iss")),
                request.attempt(),
                request.user().stream().mapToLong(SignedIn::userId).findFirst(),
                request.userAgent());
        return switch (outcome) {
            case ProviderSignIn.Begun(var session, var next) -> LoginPages.begun(people, request, session, next);
            case ProviderSignIn.Connected _ -> {
                request.notice("From now on you can sign in by " + provider.name() + ".");
                yield WebAnswer.seeOther(WaysPages.PATH);
            }
            case ProviderSignIn.Failed(var reason) -> failed(request, reason);
        };
    }

    private WebAnswer disconnect(PageRequest request) {
        if (!provider.disconnect(request.signedIn().userId())) {
            return Messages.page(
                    request,
                    WebAnswer.UNPROCESSABLE,
                    "You need a password first",
                    "Without " + provider.name()
                            + " you could not sign in any more, since you have no password. Have a link"
                            + " mailed to choose one.",
                    "/reset",
                    "Choose a password");
        }
        request.notice(provider.name() + " does not sign you in any more.");
        return WebAnswer.seeOther(WaysPages.PATH);
    }

    private WebAnswer failed(PageRequest request, Reason reason) {
        boolean signedIn = request.user().isPresent();
        return Messages.page(
                request,
                status(reason),
                signedIn ? provider.name() + " was not connected" : "Nobody was signed in by " + provider.name(),
                sentence(reason),
                signedIn ? WaysPages.PATH : "/login",
                signedIn ? "Ways to sign in" : "Sign in");
    }

    private String sentence(Reason reason) {
        var name = provider.name();
        return switch (reason) {
            case TOO_MANY -> Messages.TOO_MANY;
            case WRONG_PASSWORD -> Messages.WRONG_PASSWORD;
            case OVER ->
                "This attempt is over: it took longer than ten minutes, was used already, or was begun in another browser."
                        + " Begin again.";
            case DENIED -> name + " did not confirm who you are.";
            case UNREACHABLE ->
                name + " does not answer at this moment. Try again in a minute, or sign in another way.";
            case WRONG ->
                "The answer of " + name
                        + " could not be trusted. Whoever runs this service finds the reason in its log.";
            case UNKNOWN ->
                "No login here is connected with what you are at " + name
                        + ". If you have a login, sign in and connect it"
                        + " on the page Account; otherwise ask whoever runs this service for one.";
            case TAKEN ->
                "There is a login with your address, but it is not connected with " + name
                        + ". Sign in with your password, then connect it on the page Account.";
            case UNCONFIRMED ->
                name + " does not confirm an e-mail address of yours, so you cannot sign up by it. Sign up by mail.";
            case OTHERS ->
                "This login of " + name
                        + " belongs to another user here, or you are connected with another one already.";
        };
    }

    private static Status status(Reason reason) {
        return switch (reason) {
            case TOO_MANY -> Status.TOO_MANY_REQUESTS_429;
            case UNREACHABLE -> Status.SERVICE_UNAVAILABLE_503;
            case WRONG -> Status.BAD_GATEWAY_502;
            case WRONG_PASSWORD, OVER, DENIED, UNKNOWN, TAKEN, UNCONFIRMED, OTHERS -> WebAnswer.UNPROCESSABLE;
        };
    }
}
