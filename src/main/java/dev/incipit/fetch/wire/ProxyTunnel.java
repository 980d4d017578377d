package dev.incipit.fetch.wire;

import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.ForwardProxy;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.socket.PlainSocket;
import io.helidon.common.socket.TlsSocket;
import io.helidon.common.tls.Tls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/**
 * Connections through the operator's proxy (RFC 9110 §9.3.6). CONNECT carries the judged address and never the name, which the proxy
 * would look up again and might find elsewhere. Requests by http use CONNECT too, since the absolute-form carries the name (RFC 9112
 * §3.2.2). The proxy support of Helidon's client sends the name.
 */
record ProxyTunnel(ForwardProxy proxy, FetchConfig config) {
    private static final int PROXY_AUTHENTICATION_REQUIRED = 407;

    /**
     * Connects. Each step has its own limit; the caller bounds the whole.
     *
     * @param target the judged address, with the name that the site's certificate must be for
     * @throws FetchFailure when the proxy gives no tunnel; TLS failures come as the exceptions of the platform
     */
    Connection open(InetAddress target, int port, Tls tls) throws IOException {
        var socket = new Socket();
        boolean open = false;
        try {
            reach(socket);
            var plain = new Connection(target, PlainSocket.client(socket, id(socket)), socket);
            ask(plain, target, port);
            var tunnel = tls.enabled() ? secured(socket, target, port, tls) : plain;
            open = true;
            return tunnel;
        } finally {
            if (!open) {
                socket.close();
            }
        }
    }

    private void reach(Socket socket) throws FetchFailure {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoLinger(true, Connections.LINGER_SECONDS);
            socket.connect(
                    new InetSocketAddress(proxy.host(), proxy.port()),
                    Math.toIntExact(config.connectTimeout().toMillis()));
            socket.setSoTimeout(Math.toIntExact(config.headersTimeout().toMillis()));
        } catch (IOException failed) {
            throw failure("the proxy could not be reached");
        }
    }

    private void ask(Connection plain, InetAddress target, int port) throws FetchFailure {
        try {
            plain.deadline(System.nanoTime() + config.headersTimeout().toNanos());
            plain.send(request(target, port).getBytes(StandardCharsets.US_ASCII));
            // Like an answer to HEAD, one that opens a tunnel has no body, whatever its headers say.
            int status =
                    ResponseHead.read(plain.reader(), FetchRequest.Method.HEAD).status();
            if (status == PROXY_AUTHENTICATION_REQUIRED) {
                throw failure("the proxy wants another user name and password (status 407)");
            }
            if (status < 200 || status >= 300) {
                throw failure("the proxy did not connect (status " + status + ")");
            }
            if (plain.reader().available() > 0) {
                throw failure("the proxy spoke out of turn");
            }
        } catch (FetchFailure failed) {
            throw failed.kind() == FetchOutcome.Cause.CONNECT ? failed : failure("the proxy gave a broken answer");
        } catch (UncheckedIOException lost) {
            throw failure(
                    lost.getCause() instanceof SocketTimeoutException
                            ? "the proxy did not answer in time"
                            : "the proxy broke the connection");
        } catch (DataReader.InsufficientDataAvailableException closed) {
            throw failure("the proxy broke the connection");
        } catch (DataReader.IncorrectNewLineException broken) {
            throw failure("the proxy gave a broken answer");
        }
    }

    private String request(InetAddress target, int port) {
        var literal = target.getHostAddress();
        var authority = (literal.indexOf(':') < 0 ? literal : "[" + literal + "]") + ":" + port;
        var credentials = proxy.userInfo()
                .map(user -> Base64.getEncoder().encodeToString(user.getBytes(StandardCharsets.UTF_8)))
                .map(basic -> "Proxy-Authorization: Basic " + basic + "\r\n")
                .orElse("");
        return "CONNECT " + authority + " HTTP/1.1\r\nHost: " + authority + "\r\n" + credentials + "\r\n";
    }

    private static Connection secured(Socket socket, InetAddress target, int port, Tls tls) throws IOException {
        var secured = tls.createSocket(List.of(), socket, new InetSocketAddress(target, port));
        secured.startHandshake();
        return new Connection(target, TlsSocket.client(secured, id(socket)), socket);
    }

    private static String id(Socket socket) {
        return "0x" + HexFormat.of().toHexDigits(System.identityHashCode(socket));
    }

    private static FetchFailure failure(String detail) {
        return new FetchFailure(FetchOutcome.Cause.CONNECT, detail);
    }
}
