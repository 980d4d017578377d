package dev.incipit.api;

import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.Set;

/** Makes every connection to the operator's socket an HTTP/1.1 one with a thread of the platform to itself. */
final class OperatorSelector implements ServerConnectionSelector {
    private final ServerConnectionSelector http = Http1ConnectionSelector.builder()
            .config(config -> config.sendLog(false).receiveLog(false))
            .build();

    @Override
    public int bytesToIdentifyConnection() {
        return http.bytesToIdentifyConnection();
    }

    @Override
    public Support supports(BufferData data) {
        return http.supports(data);
    }

    @Override
    public Set<String> supportedApplicationProtocols() {
        return http.supportedApplicationProtocols();
    }

    @Override
    public ServerConnection connection(ConnectionContext context) {
        return new OperatorConnection(http.connection(context), context.serverSocket());
    }
}
