package dev.incipit.describe.model;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.tls.Tls;
import io.helidon.webclient.api.ClientConnection;
import io.helidon.webclient.api.ConnectionKey;
import io.helidon.webclient.api.DefaultDnsResolver;
import io.helidon.webclient.api.DnsAddressLookup;
import io.helidon.webclient.api.Proxy;
import io.helidon.webclient.api.TcpClientConnection;
import io.helidon.webclient.api.WebClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/**
 * A connection for one response, with a limit on the bytes read. Without it Helidon's client buffers a chunk of any length
 * before it returns the first byte (ChunkedInputStream of 4.1.7).
 */
final class ChatConnection implements ClientConnection {
    /** Room for the longest accepted response, with its headers and chunk-size lines. */
    private static final int WIRE_BYTES_MAX = 4 * ChatClient.ANSWER_BYTES_MAX;

    private static final Tls NO_TLS = Tls.builder().enabled(false).build();
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private final TcpClientConnection tcp;
    private final DataReader reader = new DataReader(this::more);
    private int left = WIRE_BYTES_MAX;

    /** The other side sent more than the limit. */
    static final class TooLong extends IOException {
        private static final long serialVersionUID = 1;
    }

    private ChatConnection(TcpClientConnection tcp) {
        this.tcp = tcp;
    }

    /** @throws UncheckedIOException if no connection can be made */
    static ChatConnection open(WebClient client, URI address, Duration readTimeout) {
        boolean tls = address.getScheme().equalsIgnoreCase("https");
        int port = address.getPort() >= 0 ? address.getPort() : tls ? HTTPS_PORT : HTTP_PORT;
        var key = new ConnectionKey(
                address.getScheme(),
                address.getHost(),
                port,
                readTimeout,
                tls ? client.prototype().tls() : NO_TLS,
                DefaultDnsResolver.create(),
                DnsAddressLookup.defaultLookup(),
                Proxy.noProxy());
        return new ChatConnection(TcpClientConnection.create(client, key, List.of(), _ -> false, _ -> {})
                .connect());
    }

    private byte[] more() {
        var bytes = tcp.helidonSocket().get();
        left -= bytes == null ? 0 : bytes.length;
        if (left < 0) {
            throw new UncheckedIOException(new TooLong());
        }
        return bytes;
    }

    @Override
    public DataReader reader() {
        return reader;
    }

    @Override
    public DataWriter writer() {
        return tcp.writer();
    }

    @Override
    public String channelId() {
        return tcp.channelId();
    }

    @Override
    public HelidonSocket helidonSocket() {
        return tcp.helidonSocket();
    }

    @Override
    public void readTimeout(Duration timeout) {
        tcp.readTimeout(timeout);
    }

    @Override
    public void closeResource() {
        tcp.closeResource();
    }
}
