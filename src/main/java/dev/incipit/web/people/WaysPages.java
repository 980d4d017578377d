package dev.incipit.web.people;

import dev.incipit.people.Passkeys;
import dev.incipit.people.People;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;

/** The page on which users see and change how they can sign in besides by password. */
record WaysPages(People people) {
    /**
     * How a user can sign in besides by password.
     *
     * @param hasPassword without one nothing can be added
     */
    record View(boolean hasPassword, Optional<ProviderView> provider, Optional<PasskeysView> passkeys) {
        /**
         * @param connected what it calls the user; empty if it is not connected
         * @param password the field of the form that connects it
         */
        record ProviderView(String name, Optional<String> connected, Field password) {}

        /** The passkeys, and the fields of the form that adds one. */
        record PasskeysView(List<Passkeys.Entry> entries, Field label, Field password) {}
    }

    static final String PATH = "/app/account/sign-in";

    /** Whether there are any such ways. */
    static boolean areFor(People people) {
        return people.provider().isPresent() || people.passkeys().isPresent();
    }

    List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.SIGNED_IN, request -> page(request, Status.OK_200, view(people, request))));
    }

    /** Asks for the password again, as whoever changes how to sign in must know it. */
    static Field password(String name) {
        return Field.of(name, "Your password", "");
    }

    static Field label(String typed) {
        return Field.of("label", "Name of the new passkey", typed).hinting("Such as the device it is in.");
    }

    /** The page once more, with these fields that are wrong. */
    static WebAnswer wrong(People people, PageRequest request, Field... typed) {
        return page(request, WebAnswer.UNPROCESSABLE, view(people, request, typed));
    }

    private static View view(People people, PageRequest request, Field... typed) {
        long user = request.signedIn().userId();
        return new View(
                people.users().hasPassword(user),
                people.provider()
                        .map(provider -> new View.ProviderView(
                                provider.name(),
                                provider.connected(user),
                                password("password").orOf(typed))),
                people.passkeys()
                        .map(passkeys -> new View.PasskeysView(
                                passkeys.list(user),
                                label("").orOf(typed),
                                password("passkey-password").orOf(typed))));
    }

    private static WebAnswer page(PageRequest request, Status status, View view) {
        var frame = request.frame("Ways to sign in");
        return WebAnswer.html(status, (out, forms) -> JtewaysGenerated.render(out, forms, frame, view));
    }
}
