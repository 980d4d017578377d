package dev.incipit.api.connection;

import io.helidon.webserver.ListenerConfig;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.spi.ServerFeature;
import java.util.Set;

/** The part of Helidon's server interface that features use, for one socket and its routing. */
public record SingleSocketServer(HttpRouting.Builder httpRouting)
        implements ServerFeature.ServerFeatureContext, ServerFeature.SocketBuilders {
    @Override
    public WebServerConfig serverConfig() {
        return WebServerConfig.create();
    }

    @Override
    public Set<String> sockets() {
        return Set.of();
    }

    @Override
    public boolean socketExists(String name) {
        return false;
    }

    @Override
    public ServerFeature.SocketBuilders socket(String name) {
        return this;
    }

    @Override
    public ListenerConfig listener() {
        return ListenerConfig.create();
    }

    @Override
    public ServerFeature.RoutingBuilders routingBuilders() {
        throw new UnsupportedOperationException("only HTTP is available");
    }
}
