package dev.incipit.web.people;

import dev.incipit.people.EmailAddress;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.WebAnswer;
import io.helidon.http.Status;
import java.util.function.BiPredicate;

/**
 * The form that asks for an address, to which a link is then mailed.
 *
 * @param path where it is shown and sent
 * @param sentence what the link is for
 * @param mail has the link mailed to the address; false if this client asked too often
 */
record AddressForm(String path, String title, String sentence, BiPredicate<EmailAddress, String> mail) {
    private static final String ASKED_TOO_OFTEN = "Too many mails were asked for from here: try again in an hour.";

    WebAnswer show(PageRequest request) {
        return show(request, Status.OK_200, field(""));
    }

    /** Answers the same whether the address is known or not. */
    WebAnswer send(PageRequest request) {
        var typed = request.form().text("address");
        var address = EmailAddress.parse(typed);
        if (address.isEmpty()) {
            return show(request, WebAnswer.UNPROCESSABLE, field(typed).wrong(EmailAddress.WHAT_IS_RIGHT));
        }
        if (!mail.test(address.get(), request.clientAddress())) {
            return show(request, Status.TOO_MANY_REQUESTS_429, field(typed).wrong(ASKED_TOO_OFTEN));
        }
        return Messages.mailed(request, address.get());
    }

    private static Field field(String typed) {
        return Field.of("address", "E-mail address", typed);
    }

    private WebAnswer show(PageRequest request, Status status, Field address) {
        var frame = request.frame(title);
        return WebAnswer.html(
                status, (out, forms) -> JteaskGenerated.render(out, forms, frame, path, sentence, address));
    }
}
