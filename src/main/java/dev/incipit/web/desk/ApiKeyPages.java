package dev.incipit.web.desk;

import dev.incipit.account.OwnKeys;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.Words;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.util.List;
import java.util.Optional;

/**
 * The keys of an account: made, shown once, revoked.
 *
 * @param keysMax see {@link OwnKeys#create}
 */
public record ApiKeyPages(OwnKeys keys, int keysMax) {
    private static final String PATH = "/app/keys";
    private static final int LABEL_MAX = 100;

    public List<PageRoute> routes() {
        return List.of(
                PageRoute.get(PATH, Access.SIGNED_IN, this::show),
                PageRoute.post(PATH, Access.SIGNED_IN, this::make),
                PageRoute.post(PATH + "/{id}/revoke", Access.SIGNED_IN, this::revoke));
    }

    private static Field label(String typed) {
        return Field.of("label", "Name", typed)
                .hinting("For you, to tell your keys apart: the machine or the program that will use it.");
    }

    private WebAnswer show(PageRequest request) {
        return WebAnswer.html(page(request, label(""), Optional.empty()));
    }

    private WebAnswer.Template page(PageRequest request, Field label, Optional<String> secret) {
        var view = new KeysView(keys.list(request.signedIn().accountId()), label, keysMax, secret, request.origin());
        var frame = request.frame("Keys");
        return (out, forms) -> JtekeysGenerated.render(out, forms, frame, view);
    }

    private WebAnswer make(PageRequest request) {
        var typed = request.form().text("label");
        if (typed.isEmpty()) {
            return WebAnswer.wrong(
                    page(request, label(typed).wrong("Give the key a name, such as the program's."), Optional.empty()));
        }
        try {
            var key = keys.create(request.signedIn().accountId(), typed, keysMax);
            return WebAnswer.html(page(request, label(""), Optional.of(key.reveal())));
        } catch (InvalidInput refused) {
            var cut = Words.beginning(typed, LABEL_MAX);
            return WebAnswer.wrong(page(request, label(cut).wrong(refused.getMessage()), Optional.empty()));
        }
    }

    private WebAnswer revoke(PageRequest request) {
        var id = Numbers.id(request.id());
        if (id.isEmpty()) {
            return WebAnswer.notFound();
        }
        var revoked = keys.revoke(request.signedIn().accountId(), id.getAsLong());
        request.notice(revoked ? "The key was revoked: it is refused from now on." : "That key was revoked before.");
        return WebAnswer.seeOther(PATH);
    }
}
