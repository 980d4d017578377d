package dev.incipit.api;

import io.helidon.common.buffers.BufferData;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.Set;

/**
 * Makes every connection to the operator's socket an HTTP/1.1 one with a thread of the platform to itself, watched as a client's is:
 * who opens many and is silent would keep the probes out.
 */
final class OperatorSelector implements ServerConnectionSelector {
    private final ClientSelector http;

    OperatorSelector(ClientSelector http) {
        this.http = http;
    }

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
