package dev.incipit.web;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.people.Role;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Some pages on a free port, without the service. */
public record PageServer(WebServer server) implements AutoCloseable {
    private static final String SESSION = "one";

    /** Pages that nobody has signed in to. */
    public static PageServer of(List<PageRoute> pages) {
        return of(pages, _ -> Optional.empty());
    }

    /** Pages that a member of an account has signed in to. */
    public static PageServer of(List<PageRoute> pages, long accountId) {
        var user = new SignedIn(1, "ann@example.org", accountId, "acme", Role.MEMBER, "0".repeat(64));
        return of(pages, session -> session.equals(SESSION) ? Optional.of(user) : Optional.empty());
    }

    private static PageServer of(List<PageRoute> pages, Function<String, Optional<SignedIn>> users) {
        var routing = HttpRouting.builder();
        new PageRouting(
                        users,
                        new ClientAddress(InetAddress::isLoopbackAddress),
                        new ClientScheme(InetAddress::isLoopbackAddress),
                        WebConfig.DEFAULTS)
                .mount(routing, pages, new BodyMemoryLimit(Duration.ofMillis(100)));
        return new PageServer(WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .featuresDiscoverServices(false)
                .routing(routing)
                .build()
                .start());
    }

    public Browser browser() {
        return new Browser(server.port());
    }

    /** A browser of the user who is signed in. */
    public Browser ofUser() {
        var browser = browser();
        browser.cookies().put("__Host-incipit-session", SESSION);
        return browser;
    }

    @Override
    public void close() {
        server.stop();
    }
}
