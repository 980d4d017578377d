package dev.incipit.web.people;

import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;

/** A new password for somebody who forgot theirs. */
record ResetPages(People people) {
    private static final String PATH = "/reset";
    private static final String TITLE = "New password";

    List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.ANYBODY, this::show), PageRoute.post(PATH, Access.ANYBODY, this::send));
    }

    private AddressForm addressForm() {
        return new AddressForm(
                PATH,
                TITLE,
                "A link goes to this address; there you choose a new password.",
                people.recovery()::askForReset);
    }

    private WebAnswer show(PageRequest request) {
        if (request.query().value("link").isPresent()) {
            var link = request.query().text("link");
            return people.recovery()
                    .addressOf(link)
                    .map(address -> choose(request, Status.OK_200, link, address, Optional.empty()))
                    .orElseGet(() -> Messages.gone(request));
        }
        return people.recovery().mails()
                ? addressForm().show(request)
                : Messages.beforeSignIn(
                        request, TITLE, "This service sends no mails: ask whoever runs it for a new password.");
    }

    private WebAnswer send(PageRequest request) {
        return request.form().value("link").isPresent()
                ? reset(request)
                : addressForm().send(request);
    }

    private WebAnswer reset(PageRequest request) {
        if (!people.admitsLink(request.clientAddress())) {
            return Messages.tooMany(request);
        }
        var link = request.form().text("link");
        var address = people.recovery().addressOf(link);
        if (address.isEmpty()) {
            return Messages.gone(request);
        }
        var password = request.form().exact("password");
        var fault = Passwords.fault(password, address.get());
        if (fault.isPresent()) {
            return choose(request, WebAnswer.UNPROCESSABLE, link, address.get(), fault);
        }
        var session = people.recovery().reset(link, password, request.userAgent());
        if (session.isEmpty()) {
            return Messages.gone(request);
        }
        request.notice("Your password is changed, and all other sessions are ended.");
        return LoginPages.begun(people, request, session.get(), "/app");
    }

    private static WebAnswer choose(
            PageRequest request, Status status, String link, String address, Optional<String> fault) {
        var password = Messages.newPassword("password", "New password").wrongIf(fault);
        var view = new ChooseView(
                PATH, link, "All other sessions end.", address, Optional.empty(), password, "Set the password");
        return Messages.choose(request, status, TITLE, view);
    }
}
