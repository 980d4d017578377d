package dev.incipit.app.demo;

import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The small website built into the program: documentation and pages of a fictitious product, served on loopback at a free port.
 * Further files can be published on it, as its owner would.
 */
public final class DemoSite implements AutoCloseable {
    /** The address that the site's pages use; a name that nobody can own (RFC 2606). */
    public static final String HOME = "https://wrenbox.example";

    private static final String FOLDER = "/demo";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "txt", "text/plain; charset=utf-8",
            "md", "text/markdown; charset=utf-8",
            "xml", "application/xml",
            "css", "text/css");

    private final Map<String, String> published = new ConcurrentHashMap<>();
    private final boolean shipped;
    private final WebServer server;

    private DemoSite(boolean shipped) {
        this.shipped = shipped;
        this.server = WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .shutdownHook(false)
                .featuresDiscoverServices(false)
                .routing(routing -> routing.get("/*", this::answer).route(Method.HEAD, "/*", this::answer))
                .build();
    }

    public static DemoSite open() {
        return started(new DemoSite(true));
    }

    /** Starts a site that serves only what is published on it. */
    static DemoSite empty() {
        return started(new DemoSite(false));
    }

    private static DemoSite started(DemoSite site) {
        site.server.start();
        return site;
    }

    /** The address of the local server. */
    public String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Serves a text at a path, such as {@code /llms.txt}. */
    public void publish(String path, String text) {
        published.put(path, text);
    }

    @Override
    public void close() {
        server.stop();
    }

    private void answer(ServerRequest request, ServerResponse response) {
        var path = request.path().path();
        var file = path.endsWith("/") ? path + "index.html" : path;
        var body = Optional.ofNullable(published.get(path)).or(() -> shipped ? shipped(file) : Optional.empty());
        if (body.isEmpty()) {
            response.status(Status.NOT_FOUND_404);
        } else {
            response.header(HeaderNames.CONTENT_TYPE, TYPES.getOrDefault(extension(file), TYPES.get("html")));
            response.header(HeaderNames.CACHE_CONTROL, "max-age=3600");
        }
        // Helidon would send the body after a HEAD request too.
        if (request.prologue().method().equals(Method.HEAD)) {
            response.send();
        } else {
            response.send(body.orElse("There is no " + path + ".").getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Optional<String> shipped(String file) {
        if (file.contains("..")) {
            return Optional.empty();
        }
        try (var bytes = DemoSite.class.getResourceAsStream(FOLDER + file)) {
            return bytes == null
                    ? Optional.empty()
                    : Optional.of(new String(bytes.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException folder) {
            return Optional.empty();
        }
    }

    private static String extension(String file) {
        return file.substring(file.lastIndexOf('.') + 1);
    }
}
