package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import io.helidon.common.tls.Tls;
import io.helidon.webclient.api.ConnectionKey;
import io.helidon.webclient.api.DnsAddressLookup;
import io.helidon.webclient.api.Proxy;
import io.helidon.webclient.api.TcpClientConnection;
import io.helidon.webclient.api.WebClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One run's connections: dialled to addresses that were judged, kept for the next request to the same origin, and to no other. Knows
 * the HTTP client as far as TCP and TLS.
 */
final class Connections implements AutoCloseable {
    /** Idle connections kept over all origins. */
    private static final int IDLE_MAX = 32;

    /** Servers close idle connections after five seconds and more (nginx 75, Apache 5). */
    private static final Duration IDLE_AGE_MAX = Duration.ofSeconds(4);

    /** Shared connections over all origins; the oldest takes no more requests then. */
    private static final int SHARED_MAX = 32;

    /** With it, closing TLS does not wait for a write that the peer does not take. */
    static final int LINGER_SECONDS = 1;

    private static final int CAUSES_MAX = 20;
    private static final Tls NO_TLS = Tls.builder().enabled(false).build();

    private final WebClient client;
    private final TlsOffer offer;
    private final Fanout fanout;
    private final FetchConfig config;
    private final Optional<ProxyTunnel> tunnel;
    private final Deque<Idle> idle = new ArrayDeque<>();
    private final List<Shared> shared = new ArrayList<>();
    private final Set<String> withoutHttp2 = new HashSet<>();
    private boolean closed;

    Connections(WebClient client, TlsOffer offer, Fanout fanout, FetchConfig config) {
        this.client = client;
        this.offer = offer;
        this.fanout = fanout;
        this.config = config;
        this.tunnel = config.proxy().map(proxy -> new ProxyTunnel(proxy, config));
    }

    /**
     * The client, of which only its socket options matter: it keeps no connections, asks no proxy, and speaks no TLS of its own,
     * for which it would read all certificates of the machine.
     */
    static WebClient client(FetchConfig config) {
        return WebClient.builder()
                .socketOptions(options -> options.connectTimeout(config.connectTimeout())
                        .readTimeout(config.headersTimeout())
                        .putSocketOption(StandardSocketOptions.SO_LINGER, LINGER_SECONDS))
                .tls(NO_TLS)
                .proxy(Proxy.noProxy())
                .followRedirects(false)
                .shareConnectionCache(false)
                .servicesDiscoverServices(false)
                .build();
    }

    /** A connection to this origin that an earlier exchange left open. */
    Optional<Connection> kept(WebUrl url) {
        var stale = new ArrayList<Connection>();
        var kept = taken(url, stale);
        // Closing may wait for the peer, and nobody else shall wait for that.
        stale.forEach(Connection::close);
        return kept;
    }

    private synchronized Optional<Connection> taken(WebUrl url, List<Connection> stale) {
        for (var candidates = idle.descendingIterator(); candidates.hasNext(); ) {
            var candidate = candidates.next();
            if (candidate.origin().equals(url.origin())) {
                candidates.remove();
                if (candidate.connection().restedLessThan(IDLE_AGE_MAX)) {
                    return Optional.of(candidate.connection());
                }
                stale.add(candidate.connection());
            }
        }
        return Optional.empty();
    }

    /** Keeps a connection after an exchange that ended where both sides know it ended. */
    void keep(WebUrl url, Connection connection) {
        connection.rest();
        oneTooMany(new Idle(url.origin(), connection)).ifPresent(Connection::close);
    }

    private synchronized Optional<Connection> oneTooMany(Idle added) {
        idle.addLast(added);
        return closed || idle.size() > IDLE_MAX ? Optional.of(idle.removeFirst().connection()) : Optional.empty();
    }

    /** A connection to this origin that takes one more request beside those under way. */
    synchronized Optional<Http2Connection> shared(WebUrl url) {
        shared.removeIf(entry -> entry.connection().isClosed());
        return shared.stream()
                .filter(entry -> entry.origin().equals(url.origin()))
                .map(Shared::connection)
                .filter(Http2Connection::takesMore)
                .findFirst();
    }

    /** Makes a fresh connection one that requests to this origin, and to no other, share. */
    synchronized Http2Connection share(WebUrl url, Connection connection) {
        var multiplexed = Http2Connection.over(connection, fanout);
        shared.add(new Shared(url.origin(), multiplexed));
        if (closed) {
            multiplexed.close();
        } else if (shared.size() > SHARED_MAX) {
            shared.removeFirst().connection().retire();
        }
        return multiplexed;
    }

    /** From now on this origin is not offered HTTP/2. */
    synchronized void avoidHttp2(WebUrl url) {
        withoutHttp2.add(url.origin());
    }

    private synchronized Tls tls(WebUrl url) {
        if (!url.scheme().equals("https")) {
            return NO_TLS;
        }
        return withoutHttp2.contains(url.origin()) ? offer.http1() : offer.both();
    }

    @Override
    public void close() {
        var ends = new ArrayList<Runnable>();
        synchronized (this) {
            closed = true;
            shared.forEach(entry -> ends.add(entry.connection()::close));
            shared.clear();
            idle.forEach(entry -> ends.add(entry.connection()::close));
            idle.clear();
        }
        ends.forEach(Runnable::run);
    }

    /** Connects to an address of this name. */
    Dialled dial(WebUrl url, String name, InetAddress address) throws InterruptedException {
        var late = new AtomicReference<Dialled>();
        try {
            // The handshake reads as often as the peer likes, so it is bounded as a whole and from outside.
            return fanout.<Dialled>within(config.connectTimeout().plus(config.headersTimeout()), () -> {
                        var dialled = dialled(url, name, address);
                        late.set(dialled);
                        if (dialled instanceof Failed && Thread.interrupted()) {
                            throw new InterruptedException("the limit struck");
                        }
                        return dialled;
                    })
                    .orElseGet(() -> new Failed(new FetchFailure(FetchOutcome.Cause.TLS, "TLS handshake timed out")));
        } catch (InterruptedException ended) {
            if (late.get() instanceof Open(var connection)) {
                connection.close();
            }
            throw ended;
        }
    }

    private Dialled dialled(WebUrl url, String name, InetAddress address) {
        try {
            // The name goes with the address, for the certificate and so that nobody asks the name service again.
            var named = InetAddress.getByAddress(bare(name), address.getAddress());
            if (tunnel.isPresent()) {
                return new Open(tunnel.get().open(named, url.port(), tls(url)));
            }
            var key = new ConnectionKey(
                    url.scheme(),
                    bare(name),
                    url.port(),
                    config.headersTimeout(),
                    tls(url),
                    (host, lookup) -> named,
                    DnsAddressLookup.defaultLookup(),
                    Proxy.noProxy());
            var tcp = TcpClientConnection.create(client, key, List.of(), released -> true, ignored -> {});
            return new Open(new Connection(address, tcp.connect()));
        } catch (FetchFailure failed) {
            return new Failed(failed);
        } catch (IOException failed) {
            return new Failed(failure(failed));
        } catch (UncheckedIOException failed) {
            return new Failed(failure(failed.getCause()));
        }
    }

    private static String bare(String host) {
        return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
    }

    private static FetchFailure failure(IOException failed) {
        return switch (failed) {
            case SocketTimeoutException late -> new FetchFailure(FetchOutcome.Cause.CONNECT, "timed out");
            case ConnectException refused -> new FetchFailure(FetchOutcome.Cause.CONNECT, "connection refused");
            case SocketException lost -> new FetchFailure(FetchOutcome.Cause.CONNECT, "connection failed");
            // What is left comes from the handshake.
            default ->
                certificateFailure(failed)
                        .map(detail -> new FetchFailure(FetchOutcome.Cause.CERTIFICATE, detail))
                        .orElseGet(() -> new FetchFailure(FetchOutcome.Cause.TLS, "TLS handshake failed"));
        };
    }

    private static Optional<String> certificateFailure(Throwable failed) {
        boolean certificate = false;
        var cause = Optional.<Throwable>of(failed);
        for (int depth = 0; depth < CAUSES_MAX && cause.isPresent(); depth++) {
            var link = cause.get();
            if (link instanceof CertificateExpiredException) {
                return Optional.of("its certificate has expired");
            }
            var message = String.valueOf(link.getMessage());
            if (link instanceof CertificateException && message.startsWith("No ")) {
                return Optional.of("its certificate is for another name");
            }
            certificate |= link instanceof CertificateException || link instanceof CertPathValidatorException;
            cause = Optional.ofNullable(link.getCause());
        }
        return certificate ? Optional.of("its certificate is not trusted") : Optional.empty();
    }

    private record Idle(String origin, Connection connection) {}

    private record Shared(String origin, Http2Connection connection) {}

    /** What came of dialling. */
    sealed interface Dialled {}

    /** A connection that nobody else has; whoever got it closes it. */
    record Open(Connection connection) implements Dialled {}

    /** No connection, and why. */
    record Failed(FetchFailure failure) implements Dialled {}
}
