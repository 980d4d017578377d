package dev.incipit.api;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.util.Set;
import java.util.function.BiFunction;

/** Makes every connection an HTTP/1.1 one whose client is watched and whose end is orderly. */
final class ClientSelector implements ServerConnectionSelector {
    private final ServerConnectionSelector http;
    private final ClientSockets sockets;
    private final SlowClients slowClients;
    private final BiFunction<ServerConnection, HelidonSocket, ServerConnection> carried;

    /** For clients, whose connections stay on the virtual threads that they come on. */
    ClientSelector(ClientSockets sockets, SlowClients slowClients) {
        this(sockets, slowClients, (connection, _) -> connection);
    }

    private ClientSelector(
            ClientSockets sockets,
            SlowClients slowClients,
            BiFunction<ServerConnection, HelidonSocket, ServerConnection> carried) {
        this.sockets = sockets;
        this.slowClients = slowClients;
        this.carried = carried;
        this.http = Http1ConnectionSelector.builder()
                .config(config -> config.sendLog(false).receiveLog(false))
                .build();
    }

    /** For operators, whose connections get a thread of the platform each: watched too, since silent ones would keep probes out. */
    static ClientSelector ofOperators(ClientSockets sockets, SlowClients slowClients) {
        return new ClientSelector(sockets, slowClients, OperatorConnection::new);
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
        var socket = sockets.take(context.remotePeer().address())
                .orElseThrow(() -> new CloseConnectionException("the socket of the connection is not known"));
        var paced = new ClientContext(context, new Pace(socket, slowClients.now()), slowClients::now);
        var connection = new ClientConnection(http.connection(paced), paced, socket, slowClients);
        return carried.apply(connection, context.serverSocket());
    }
}
