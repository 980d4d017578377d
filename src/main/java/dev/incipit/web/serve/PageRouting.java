package dev.incipit.web.serve;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.people.Passwords;
import dev.incipit.problem.LimitReached;
import dev.incipit.problem.Problem;
import dev.incipit.store.StoreFailed;
import dev.incipit.web.SignedIn;
import dev.incipit.web.WebConfig;
import dev.incipit.web.layout.Asset;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpMediaType;
import io.helidon.http.Method;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Mounts pages on the server's routing: finds who asks, checks what a page's declaration demands, reads its form, and turns
 * whatever a page throws into an error page.
 *
 * @param users finds the user of a session by its id, as the browser sent it; empty if there is none, or no more
 */
public record PageRouting(
        Function<String, Optional<SignedIn>> users, ClientAddress addresses, ClientScheme schemes, WebConfig config) {
    private static final System.Logger LOG = System.getLogger(PageRouting.class.getName());
    private static final HeaderName REQUEST_ID = HeaderNames.create("X-Request-Id");
    private static final String LOGIN = "/login";
    private static final List<Method> READING = List.of(Method.GET, Method.HEAD);

    /** Paths of programs, whose errors are JSON whatever the client would accept. */
    private static final Pattern PROGRAMS = Pattern.compile("(?s)/(?:api|mcp|openapi)(?:[/.].*)?");

    /**
     * Mounts the pages, the files of their style and script, and the page for what a browser does not find.
     *
     * @param bodies the memory for large forms
     */
    public void mount(HttpRouting.Builder routing, List<PageRoute> pages, BodyMemoryLimit bodies) {
        var methods = new LinkedHashMap<String, TreeSet<String>>();
        for (var page : pages) {
            var allowed = methods.computeIfAbsent(page.path(), _ -> new TreeSet<>());
            for (var method : page.method().equals(Method.GET) ? READING : List.of(page.method())) {
                allowed.add(method.text());
                routing.route(method, page.path(), (request, response) -> serve(page, bodies, request, response));
            }
        }
        methods.forEach((path, allowed) -> routing.any(path, (request, response) -> {
            response.header(HeaderNames.ALLOW, String.join(", ", allowed));
            answer(request, response, _ -> ErrorPages.wrongMethod());
        }));
        for (var asset : Asset.all()) {
            for (var method : READING) {
                routing.route(method, asset.path(), (request, response) -> send(asset, request, response));
            }
        }
        routing.any((request, response) -> {
            if (isForReader(request)) {
                answer(request, response, _ -> ErrorPages.notFound());
            } else {
                response.next();
            }
        });
    }

    private static boolean isForReader(ServerRequest request) {
        var path = request.prologue().uriPath().path();
        return request.headers().first(HeaderNames.ACCEPT).orElse("").contains("text/html")
                && !PROGRAMS.matcher(path).matches();
    }

    private void serve(PageRoute page, BodyMemoryLimit bodies, ServerRequest request, ServerResponse response) {
        answer(request, response, asked -> {
            if (page.access() != Access.ANYBODY && asked.user().isEmpty()) {
                return WebAnswer.seeOther(LOGIN
                        + (page.method().equals(Method.GET)
                                ? "?to=" + URLEncoder.encode(asked.path(), StandardCharsets.UTF_8)
                                : ""));
            }
            if (page.access() == Access.OPERATOR && !asked.signedIn().isOperator()) {
                return ErrorPages.notFound();
            }
            if (!page.method().equals(Method.GET)) {
                if (!new SameOrigin(config.origin()).holds(request.headers())) {
                    return ErrorPages.forged();
                }
                var form = form(request, asked.user().map(SignedIn::accountId), page.formBytesMax(), bodies);
                if (form.isEmpty()) {
                    return ErrorPages.busy("Too many large forms are on their way: try again in a minute.");
                }
                asked.form(form.get());
                if (asked.expectedToken()
                        .filter(expected -> FormTokens.equal(asked.form().exact(FormTokens.FIELD), expected))
                        .isEmpty()) {
                    return ErrorPages.forged();
                }
            }
            return page.handler().answer(asked);
        });
    }

    /** Makes the answer and sends it; what goes wrong on the way becomes an error page. */
    private void answer(ServerRequest request, ServerResponse response, PageRoute.Handler handler) {
        var peer = request.remotePeer().host();
        var secure = config.isSecure() || schemes.isSecure(peer, request.headers());
        var cookies = new Cookies(request.headers(), secure);
        var sending = new Sending(request, response, secure);
        try {
            var asked = new PageRequest(
                    request,
                    addresses.of(peer, request.headers()),
                    secure,
                    cookies,
                    cookies.value(Cookies.SESSION).flatMap(users),
                    Form.parse(request.prologue().query().rawValue()));
            sending.prepare(handler.answer(asked), asked::formToken);
        } catch (CloseConnectionException left) {
            throw left;
        } catch (LimitReached | Passwords.Busy refused) {
            sending.prepare(ErrorPages.busy(refused.getMessage()));
        } catch (BadForm | Problem refused) {
            sending.prepare(ErrorPages.bad(refused.getMessage()));
        } catch (FormTooLarge refused) {
            response.header(HeaderValues.CONNECTION_CLOSE);
            sending.prepare(ErrorPages.tooLarge(refused.bytesMax()));
        } catch (StoreFailed lost) {
            LOG.log(System.Logger.Level.ERROR, "request_id=" + requestId(response), lost);
            sending.prepare(ErrorPages.storeLost());
        } catch (RuntimeException bug) {
            LOG.log(System.Logger.Level.ERROR, "request_id=" + requestId(response), bug);
            sending.prepare(ErrorPages.bug(requestId(response)));
        }
        sending.send(cookies);
    }

    private static String requestId(ServerResponse response) {
        return response.headers().first(REQUEST_ID).orElse("");
    }

    /** The form; empty if large forms have no memory left. */
    private static Optional<Form> form(
            ServerRequest request, Optional<Long> accountId, long bytesMax, BodyMemoryLimit bodies) {
        if (request.headers()
                .contentType()
                .map(HttpMediaType::text)
                .filter(type -> type.startsWith("application/x-www-form-urlencoded"))
                .isEmpty()) {
            throw new BadForm("Forms are read as application/x-www-form-urlencoded only.");
        }
        var announced = request.headers().contentLength().orElse(bytesMax);
        if (announced > bytesMax) {
            throw new FormTooLarge(bytesMax);
        }
        // Not closed here: closing would read the rest.
        var body = request.content().inputStream();
        return bodies.read(accountId, announced, count -> bytes(body, count), bytes -> {
            if (bytes.length > bytesMax) {
                throw new FormTooLarge(bytesMax);
            }
            return Form.parse(new String(bytes, StandardCharsets.UTF_8));
        });
    }

    private static byte[] bytes(InputStream body, int bytesMax) {
        try {
            return body.readNBytes(bytesMax);
        } catch (IOException | UncheckedIOException | RequestException broken) {
            throw new BadForm("The form did not arrive whole, or not in time.");
        }
    }

    private void send(Asset asset, ServerRequest request, ServerResponse response) {
        new Sending(request, response, config.isSecure()).asset(asset);
    }
}
