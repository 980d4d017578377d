package dev.incipit.web.attempt;

import dev.incipit.api.PageRuns;
import dev.incipit.api.PageRuns.Caller;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.Problem;
import dev.incipit.validate.ValidationReport;
import dev.incipit.web.layout.Field;
import dev.incipit.web.serve.Access;
import dev.incipit.web.serve.Form;
import dev.incipit.web.serve.PageRequest;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.WebAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Lints an address or a text. Users lint on their account; visitors without one on the account that the operator named for them,
 * if any.
 *
 * @param visitors finds the account that pays for visitors' tries, if the settings name one
 */
public record ValidatePage(PageRuns runs, Optional<Supplier<OptionalLong>> visitors) {
    private static final String PATH = "/app/validate";
    /** For visitors. */
    public static final String OPEN_PATH = "/validate";

    /** 512 000 bytes of text, of which each may be escaped as three. */
    private static final long FORM_BYTES_MAX = 2L << 20;

    public List<PageRoute> routes() {
        var routes = new ArrayList<PageRoute>();
        routes.add(PageRoute.get(PATH, Access.SIGNED_IN, request -> show(request, PATH)));
        routes.add(PageRoute.post(PATH, Access.SIGNED_IN, this::ofUser).reading(FORM_BYTES_MAX));
        visitors.ifPresent(account -> {
            routes.add(PageRoute.get(OPEN_PATH, Access.ANYBODY, request -> show(request, OPEN_PATH)));
            routes.add(PageRoute.post(OPEN_PATH, Access.ANYBODY, request -> ofVisitor(request, account))
                    .reading(FORM_BYTES_MAX));
        });
        return routes;
    }

    public static Field url(String typed) {
        return Field.of("url", "Address of a site or of its file", typed).hinting("As in docs.example.org");
    }

    private static Field content(String typed) {
        return Field.of("content", "Or the text of a file", typed);
    }

    private static WebAnswer show(PageRequest request, String action) {
        var view = new ValidateView(
                action, url(request.query().text("url")), content(""), true, Optional.empty(), Optional.empty());
        return WebAnswer.html(template(request, view));
    }

    private static WebAnswer.Template template(PageRequest request, ValidateView view) {
        var frame = request.frame("Validate");
        return (out, forms) -> JtevalidateGenerated.render(out, forms, frame, view);
    }

    private WebAnswer ofUser(PageRequest request) {
        var user = request.signedIn();
        return lint(request, PATH, new Caller(user.accountId(), user.address(), request.clientAddress()));
    }

    private WebAnswer ofVisitor(PageRequest request, Supplier<OptionalLong> account) {
        var paying = account.get();
        if (paying.isEmpty()) {
            return WebAnswer.wrong(template(
                    request,
                    typed(OPEN_PATH, request.form())
                            .refusing("Tries without an account are not possible at the moment.")));
        }
        return lint(request, OPEN_PATH, new Caller(paying.getAsLong(), "", request.clientAddress()));
    }

    private WebAnswer lint(PageRequest request, String action, Caller caller) {
        var form = request.form();
        var typed = typed(action, form);
        try {
            var report = report(request, caller, form);
            return WebAnswer.html(template(request, typed.with(ReportView.of(report))));
        } catch (InvalidInput wrong) {
            var atContent = form.text("url").isEmpty() && !form.exact("content").isBlank();
            return WebAnswer.wrong(template(
                    request, atContent ? typed.wrongContent(wrong.getMessage()) : typed.wrongUrl(wrong.getMessage())));
        } catch (ContentTooLarge wrong) {
            return WebAnswer.wrong(template(request, typed.wrongContent(wrong.getMessage())));
        } catch (Problem refused) {
            return WebAnswer.wrong(template(request, typed.refusing(refused.getMessage())));
        }
    }

    private ValidationReport report(PageRequest request, Caller caller, Form form) {
        var url = form.text("url");
        var content = form.exact("content");
        if (url.isEmpty() && content.isBlank()) {
            throw new InvalidInput("Give an address, or a text below.");
        }
        if (!url.isEmpty() && !content.isBlank()) {
            throw new InvalidInput("Give either an address or a text, not both.");
        }
        var links = form.isTicked("links");
        return url.isEmpty()
                ? runs.validateText(request.server(), caller, content, links)
                : runs.validateUrl(request.server(), caller, url, links);
    }

    private static ValidateView typed(String action, Form form) {
        return new ValidateView(
                action,
                url(form.text("url")),
                content(form.exact("content")),
                form.isTicked("links"),
                Optional.empty(),
                Optional.empty());
    }
}
