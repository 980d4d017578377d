package dev.incipit.web;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.client.ClientAddress;
import dev.incipit.client.ClientScheme;
import dev.incipit.web.serve.PageRoute;
import dev.incipit.web.serve.PageRouting;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Some pages on a free port, without service and store. Nobody is signed in. */
public record PageServer(WebServer server) implements AutoCloseable {
    public static PageServer of(List<PageRoute> pages) {
        var routing = HttpRouting.builder();
        new PageRouting(
                        _ -> Optional.empty(),
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

    @Override
    public void close() {
        server.stop();
    }
}
