package dev.incipit.web.people;

import dev.incipit.people.EmailAddress;
import dev.incipit.people.Passwords;
import dev.incipit.people.People;
import dev.incipit.people.Role;
import dev.incipit.people.Sessions;
import dev.incipit.problem.InvalidInput;
import dev.incipit.web.SignedIn;
import dev.incipit.web.layout.BrowserName;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A user's own address, password and sessions, and invitations to their account. */
record ProfilePages(People people) {
    /**
     * A user's own page.
     *
     * @param mails whether an address can be changed, which takes mails
     * @param invitation whether others may be invited, and the form for it
     * @param ways whether there are ways to sign in besides the password
     * @param invited the link that was just made, if it must be handed on
     */
    record View(
            SignedIn user,
            boolean mails,
            boolean ways,
            Field newAddress,
            Field addressPassword,
            Field oldPassword,
            Field newPassword,
            List<SessionRow> sessions,
            Optional<Field> invitation,
            Optional<String> invited) {
        /**
         * @param seen when it was last used
         */
        record SessionRow(String id, String client, Instant seen, boolean current) {}
    }

    private static final String PATH = "/app/account";

    List<PageRoute> routes() {
        return List.of(
                PageRoute.get(
                        PATH,
                        Access.SIGNED_IN,
                        request -> page(request, Status.OK_200, view(request, Optional.empty()))),
                PageRoute.post(PATH + "/address", Access.SIGNED_IN, this::changeAddress),
                PageRoute.post(PATH + "/password", Access.SIGNED_IN, this::changePassword),
                PageRoute.post(PATH + "/sessions", Access.SIGNED_IN, this::endSession),
                PageRoute.post(PATH + "/sign-out-everywhere", Access.SIGNED_IN, this::endAllSessions),
                PageRoute.post(PATH + "/invitations", Access.SIGNED_IN, this::invite));
    }

    private WebAnswer changeAddress(PageRequest request) {
        var typed = request.form().text("new-address");
        var field = newAddress(typed);
        var wanted = EmailAddress.parse(typed);
        if (wanted.isEmpty()) {
            return wrong(request, field.wrong(EmailAddress.WHAT_IS_RIGHT));
        }
        if (wanted.get().text().equals(request.signedIn().address())) {
            return wrong(request, field.wrong("That is your address already."));
        }
        if (!people.recovery().mails()) {
            return WebAnswer.notFound();
        }
        if (!people.recovery()
                .askForAddress(request.signedIn().userId(), request.form().exact("address-password"), wanted.get())) {
            return wrong(request, field, WaysPages.password("address-password").wrong(Messages.WRONG_PASSWORD));
        }
        request.notice("Two mails are on their way: open the link in each, at the old address and at the new one.");
        return WebAnswer.seeOther(PATH);
    }

    private WebAnswer changePassword(PageRequest request) {
        var chosen = request.form().exact("new-password");
        var fault = Passwords.fault(chosen, request.signedIn().address());
        if (fault.isPresent()) {
            return wrong(request, newPassword().wrongIf(fault));
        }
        var session = people.recovery()
                .changePassword(
                        request.signedIn().userId(), request.form().exact("old-password"), chosen, request.userAgent());
        if (session.isEmpty()) {
            return wrong(request, oldPassword().wrong(Messages.WRONG_PASSWORD));
        }
        request.begin(session.get().text());
        request.notice("Your password is changed, and all other sessions are ended.");
        return WebAnswer.seeOther(PATH);
    }

    private WebAnswer endSession(PageRequest request) {
        people.sessions().endListed(request.signedIn().userId(), request.form().text("session"));
        request.notice("The session is ended.");
        return WebAnswer.seeOther(PATH);
    }

    private WebAnswer endAllSessions(PageRequest request) {
        people.sessions().endAll(request.signedIn().userId());
        request.end();
        request.notice("You are signed out everywhere.");
        return WebAnswer.seeOther("/login");
    }

    private WebAnswer invite(PageRequest request) {
        var user = request.signedIn();
        if (!people.joining().mayInvite(user.role())) {
            return WebAnswer.notFound();
        }
        var typed = request.form().text("invited");
        var address = EmailAddress.parse(typed);
        if (address.isEmpty()) {
            return wrong(request, invited(typed).wrong(EmailAddress.WHAT_IS_RIGHT));
        }
        try {
            var link = people.joining().invite(address.get(), user.account(), Role.MEMBER, user.account());
            if (people.recovery().mails()) {
                request.notice("An invitation is on its way to " + address.get().text() + ".");
                return WebAnswer.seeOther(PATH);
            }
            return page(
                    request,
                    Status.OK_200,
                    view(request, Optional.of(people.joining().whole(link, request.origin()))));
        } catch (InvalidInput refused) {
            return wrong(request, invited(typed).wrong(refused.getMessage()));
        }
    }

    private WebAnswer wrong(PageRequest request, Field... typed) {
        return page(request, WebAnswer.UNPROCESSABLE, view(request, Optional.empty(), typed));
    }

    /**
     * @param link the invitation that was just made, if it must be handed on
     */
    private View view(PageRequest request, Optional<String> link, Field... typed) {
        var user = request.signedIn();
        return new View(
                user,
                people.recovery().mails(),
                WaysPages.areFor(people),
                newAddress("").orOf(typed),
                WaysPages.password("address-password").orOf(typed),
                oldPassword().orOf(typed),
                newPassword().orOf(typed),
                people.sessions().list(user.userId()).stream()
                        .map(entry -> row(entry, request))
                        .toList(),
                people.joining().mayInvite(user.role())
                        ? Optional.of(invited("").orOf(typed))
                        : Optional.empty(),
                link);
    }

    private static View.SessionRow row(Sessions.Entry entry, PageRequest request) {
        return new View.SessionRow(
                entry.hash(),
                BrowserName.of(entry.client()),
                entry.seenAt(),
                request.session().filter(own -> Sessions.isSame(entry, own)).isPresent());
    }

    private static Field newAddress(String typed) {
        return Field.of("new-address", "New e-mail address", typed);
    }

    private static Field oldPassword() {
        return Field.of("old-password", "Present password", "");
    }

    private static Field newPassword() {
        return Messages.newPassword("new-password", "New password");
    }

    private static Field invited(String typed) {
        return Field.of("invited", "E-mail address of whom you invite", typed);
    }

    private static WebAnswer page(PageRequest request, Status status, View view) {
        var frame = request.frame("Account");
        return WebAnswer.html(status, (out, forms) -> JteprofileGenerated.render(out, forms, frame, view));
    }
}
