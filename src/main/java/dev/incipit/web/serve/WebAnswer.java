package dev.incipit.web.serve;

import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import io.helidon.http.Status;
import java.net.URI;

/** The response of a page. */
public sealed interface WebAnswer {
    /** RFC 9110 §15.5.21. */
    Status UNPROCESSABLE = Status.create(422);

    /** Writes a template: {@code (out, forms) -> JteloginGenerated.render(out, forms, frame, view)}. */
    @FunctionalInterface
    interface Template {
        void write(HtmlTemplateOutput out, HtmlInterceptor forms);
    }

    /** A page, or a part of one for htmx. */
    record Html(Status status, Template template) implements WebAnswer {}

    @FunctionalInterface
    interface GrowingTemplate {
        void write(HtmlTemplateOutput out, HtmlInterceptor forms, Growth growth);
    }

    /** A page that is sent in parts while the work for it goes on. Its template must not fail once it has sent a part. */
    record Growing(GrowingTemplate template) implements WebAnswer {}

    /** The browser goes on with GET (303): after each form that did something. */
    record SeeOther(String path) implements WebAnswer {}

    /**
     * A page from which the browser goes on to another host, which the operator trusts, at once, or its reader by a link. A
     * redirection would not do: browsers forbid it after a form, as {@code form-action} of our policy demands.
     */
    record Leave(URI to, WebAnswer page) implements WebAnswer {}

    record Download(String name, String mediaType, byte[] content) implements WebAnswer {}

    /** There is no such thing, or not for this user. */
    record NotFound() implements WebAnswer {}

    static WebAnswer html(Template template) {
        return new Html(Status.OK_200, template);
    }

    /** The form once more, with what is wrong at its fields. */
    static WebAnswer wrong(Template template) {
        return new Html(UNPROCESSABLE, template);
    }

    static WebAnswer html(Status status, Template template) {
        return new Html(status, template);
    }

    /** Goes on with another page of this service; {@code path} is ours, never a visitor's. */
    static WebAnswer seeOther(String path) {
        return new SeeOther(path);
    }

    static WebAnswer notFound() {
        return new NotFound();
    }
}
