package dev.incipit.api;

import io.helidon.common.socket.SocketOptions;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The accepted sockets by their peer. The server library shows a connection only as reader and writer, and half-closing needs
 * the socket itself; setting its options is the moment at which the library hands it out.
 */
final class ClientSockets implements SocketOptions {
    private final SocketOptions options =
            SocketOptions.builder().tcpNoDelay(true).build();
    private final Map<SocketAddress, Socket> sockets = new ConcurrentHashMap<>();

    @Override
    public void configureSocket(Socket socket) {
        options.configureSocket(socket);
        sockets.put(socket.getRemoteSocketAddress(), socket);
    }

    /** Gives up the socket of a peer; empty when it is not known. */
    Optional<Socket> take(SocketAddress peer) {
        return Optional.ofNullable(sockets.remove(peer));
    }

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
        return options.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
        return options.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
        return options.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
        return options.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
        return options.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
        return options.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
        return options.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
        return options.tcpNoDelay();
    }
}
