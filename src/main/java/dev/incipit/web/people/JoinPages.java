package dev.incipit.web.people;

import dev.incipit.people.EmailAddress;
import dev.incipit.people.Joining;
import dev.incipit.people.OneTimeLink;
import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;

/** Signing up: an address, a mail, a password; or an invitation and a password. Also the confirmation of addresses. */
record JoinPages(People people) {
    private static final String VERIFY = "/verify";
    private static final String INVITE = "/invite";
    private static final String SIGN_UP = "/signup";

    List<PageRoute> routes() {
        return List.of(
                PageRoute.get(SIGN_UP, Access.ANYBODY, this::show),
                PageRoute.post(SIGN_UP, Access.ANYBODY, this::signUp),
                PageRoute.get(VERIFY, Access.ANYBODY, request -> open(request, VERIFY)),
                PageRoute.post(VERIFY, Access.ANYBODY, request -> use(request, VERIFY)),
                PageRoute.get(INVITE, Access.ANYBODY, request -> open(request, INVITE)),
                PageRoute.post(INVITE, Access.ANYBODY, request -> use(request, INVITE)));
    }

    private AddressForm addressForm() {
        return new AddressForm(
                SIGN_UP,
                "Sign up",
                "A link goes to this address; there you choose a password.",
                people.joining()::signUp);
    }

    private WebAnswer show(PageRequest request) {
        if (!people.joining().isOpen()) {
            return Messages.beforeSignIn(
                    request, "Sign up", "Logins are by invitation here: ask whoever runs this service for one.");
        }
        return addressForm().show(request);
    }

    private WebAnswer signUp(PageRequest request) {
        return people.joining().isOpen() ? addressForm().send(request) : show(request);
    }

    /** Shows what a link leads to; only its form uses it up, since mail scanners open links too. */
    private WebAnswer open(PageRequest request, String path) {
        var link = request.query().text("link");
        return people.joining()
                .look(link)
                .map(known -> choose(
                        request,
                        Status.OK_200,
                        path,
                        link,
                        known,
                        asked(""),
                        Messages.newPassword("password", "Password")))
                .or(() -> people.recovery().look(link).map(known -> confirm(request, link, known)))
                .orElseGet(() -> Messages.gone(request));
    }

    private WebAnswer use(PageRequest request, String path) {
        if (!people.admitsLink(request.clientAddress())) {
            return Messages.tooMany(request);
        }
        var link = request.form().text("link");
        return people.joining()
                .look(link)
                .map(known -> join(request, path, link, known))
                .orElseGet(() -> confirmed(request, link));
    }

    private WebAnswer join(PageRequest request, String path, String link, OneTimeLink known) {
        var form = request.form();
        var typed = known.address().isEmpty() ? form.text("address") : known.address();
        var address = EmailAddress.parse(typed);
        var password = form.exact("password");
        var fault = Passwords.fault(password, address.map(EmailAddress::text).orElse(""));
        var asked = address.isEmpty() ? asked(typed).wrong(EmailAddress.WHAT_IS_RIGHT) : asked(typed);
        var chosen = Messages.newPassword("password", "Password").wrongIf(fault);
        if (address.isEmpty() || fault.isPresent()) {
            return choose(request, WebAnswer.UNPROCESSABLE, path, link, known, asked, chosen);
        }
        return switch (people.joining().join(link, address.get(), password, request.userAgent())) {
            case Joining.Joined(var session) -> {
                request.notice("Welcome. Make a key for programs, or try it right here.");
                yield LoginPages.begun(people, request, session, "/app");
            }
            case Joining.Taken _ ->
                choose(
                        request,
                        WebAnswer.UNPROCESSABLE,
                        path,
                        link,
                        known,
                        asked.wrong("This address has a login already: sign in instead."),
                        chosen);
            case Joining.Gone _ -> Messages.gone(request);
        };
    }

    private static Field asked(String typed) {
        return Field.of("address", "E-mail address", typed);
    }

    private static WebAnswer choose(
            PageRequest request,
            Status status,
            String path,
            String link,
            OneTimeLink known,
            Field asked,
            Field password) {
        var view = new ChooseView(
                path,
                link,
                known.account().isEmpty() ? "" : "You join the account '" + known.account() + "'.",
                known.address(),
                known.address().isEmpty() || asked.error().isPresent() ? Optional.of(asked) : Optional.empty(),
                password,
                "Create my login");
        return Messages.choose(request, status, "Choose a password", view);
    }

    private static WebAnswer confirm(PageRequest request, String link, OneTimeLink known) {
        var sentence = switch (known.purpose()) {
            case OLD_ADDRESS -> "Your login moves from your present address to " + known.address() + ".";
            case NEW_ADDRESS, VERIFY -> "The address " + known.address() + " is yours.";
            case SIGN_UP, INVITE, RESET -> "";
        };
        var frame = request.frame("Confirm the address");
        return WebAnswer.html((out, forms) -> JteconfirmGenerated.render(out, forms, frame, link, sentence));
    }

    private WebAnswer confirmed(PageRequest request, String link) {
        var outcome = people.recovery().confirm(link);
        return switch (outcome) {
            case GONE -> Messages.gone(request);
            case HALF ->
                Messages.page(
                        request,
                        "Half done",
                        "This side is confirmed. Now open the link in the mail to the other address.",
                        "/app/account",
                        "Account");
            case CHANGED ->
                Messages.page(
                        request,
                        "Address changed",
                        "From now on you sign in with the new address.",
                        "/app/account",
                        "Account");
            case VERIFIED -> Messages.beforeSignIn(request, "Address confirmed", "You can sign in now.");
        };
    }
}
