package dev.incipit.web.serve;

import dev.incipit.api.GrowingBody;
import dev.incipit.problem.LimitReached;
import dev.incipit.web.layout.Asset;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/** One answer on its way: made whole before the first byte is sent, so that an error can still become a page. */
final class Sending {
    private static final System.Logger LOG = System.getLogger(Sending.class.getName());
    private static final Header HTML = HeaderValues.create(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8");
    private static final HeaderName HX_REDIRECT = HeaderNames.create("HX-Redirect");
    private static final HeaderName HX_REQUEST = HeaderNames.create("HX-Request");

    private final ServerRequest request;
    private final ServerResponse response;
    private final boolean secure;
    private byte[] body = {};
    private Optional<Runnable> growing = Optional.empty();

    Sending(ServerRequest request, ServerResponse response, boolean secure) {
        this.request = request;
        this.response = response;
        this.secure = secure;
    }

    /** Prepares a page without a form. */
    void prepare(WebAnswer answer) {
        prepare(answer, () -> "");
    }

    void prepare(WebAnswer answer, Supplier<String> token) {
        switch (answer) {
            case WebAnswer.Html(var status, var template) -> {
                var out = new StringOutput();
                template.write(new OwaspHtmlTemplateOutput(out), new FormTokens(token));
                body = out.toString().getBytes(StandardCharsets.UTF_8);
                response.status(status).header(HTML);
            }
            case WebAnswer.Growing(var template) -> {
                // Made now: a cookie for it must be set before the first part is sent.
                var made = token.get();
                var forms = new FormTokens(() -> made);
                growing = Optional.of(() -> grow(template, forms));
            }
            case WebAnswer.SeeOther(var path) -> {
                // Htmx would follow a redirection by itself and put the page into a part of this one.
                if (request.headers().contains(HX_REQUEST)) {
                    response.status(Status.OK_200).header(HX_REDIRECT, path);
                } else {
                    response.status(Status.SEE_OTHER_303).header(HeaderNames.LOCATION, path);
                }
            }
            case WebAnswer.Leave(var to, var page) -> {
                prepare(page, token);
                response.header(HeaderNames.REFRESH, "0; url=" + to.toASCIIString());
            }
            case WebAnswer.Download(var name, var mediaType, var content) -> {
                body = content;
                response.status(Status.OK_200)
                        .header(HeaderNames.CONTENT_TYPE, mediaType)
                        .header(
                                HeaderNames.CONTENT_DISPOSITION,
                                "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]", "_") + "\"");
            }
            case WebAnswer.NotFound _ -> prepare(ErrorPages.notFound(), token);
        }
    }

    void send(Cookies cookies) {
        cookies.writeTo(response.headers());
        response.header(SecurityHeaders.NO_STORE);
        send();
    }

    void asset(Asset asset) {
        body = asset.content();
        response.header(HeaderNames.CONTENT_TYPE, asset.mediaType()).header(SecurityHeaders.KEPT_FOR_EVER);
        send();
    }

    private void grow(WebAnswer.GrowingTemplate template, FormTokens forms) {
        var written = new StringOutput();
        var growth = new Growth(GrowingBody.of(request, response, HTML.get()), forms, written);
        try {
            template.write(new OwaspHtmlTemplateOutput(written), forms, growth);
        } catch (CloseConnectionException left) {
            throw left;
        } catch (LimitReached refused) {
            growth.send((out, _) -> {
                out.writeContent("<p role=\"alert\">");
                out.writeUserContent(refused.getMessage());
                out.writeContent("</p>");
            });
        } catch (RuntimeException bug) {
            LOG.log(System.Logger.Level.ERROR, "A page broke off", bug);
            growth.send((out, _) -> out.writeContent("<p role=\"alert\">Something went wrong on our side.</p>"));
        }
        growth.close();
    }

    private void send() {
        SecurityHeaders.of(secure).forEach(response::header);
        if (growing.isPresent() && !request.prologue().method().equals(Method.HEAD)) {
            growing.get().run();
            return;
        }
        try {
            if (request.prologue().method().equals(Method.HEAD)) {
                response.header(HeaderValues.create(HeaderNames.CONTENT_LENGTH, body.length));
                response.send();
            } else {
                response.send(body);
            }
        } catch (UncheckedIOException | ServerConnectionException gone) {
            throw new CloseConnectionException("the client left before the answer was complete", gone);
        }
    }
}
