package dev.incipit.fetch.wire;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.Tls;
import io.helidon.common.tls.TlsConfig;
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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The connections of one run. They are opened to addresses that were judged, and kept for the next request to the same origin. Of
 * Helidon's client only TCP and TLS are used.
 */
public final class Connections implements AutoCloseable {
    /** Idle connections kept over all origins. */
    private static final int IDLE_MAX = 32;

    /** Servers close idle connections after five seconds and more (nginx 75, Apache 5). */
    private static final Duration IDLE_AGE_MAX = Duration.ofSeconds(4);

    /** With it, closing TLS does not wait for a write that the peer does not take. */
    static final int LINGER_SECONDS = 1;

    private static final int CAUSES_MAX = 20;
    private static final Tls NO_TLS = Tls.builder().enabled(false).build();

    private final WebClient client;
    private final Supplier<Tls> tls;
    private final Fanout fanout;
    private final LongSupplier ticker;
    private final FetchConfig config;
    private final Optional<ProxyTunnel> tunnel;
    private final Deque<Idle> idle = new ArrayDeque<>();
    private boolean closed;

    /**
     * None yet.
     *
     * @param client of {@link #client}, which all runs share
     * @param tls of {@link #tls}, created for the first https address, since it reads all certificates of the machine
     * @param ticker nanoseconds that only ever rise, as {@link System#nanoTime}
     */
    public Connections(WebClient client, Supplier<Tls> tls, Fanout fanout, LongSupplier ticker, FetchConfig config) {
        this.client = client;
        this.tls = tls;
        this.fanout = fanout;
        this.ticker = ticker;
        this.config = config;
        this.tunnel = config.proxy().map(proxy -> new ProxyTunnel(proxy, config));
    }

    /**
     * The client, of which only the socket options matter. It keeps no connections, uses no proxy, and has no TLS of its own, for
     * which it would read all certificates of the machine.
     */
    public static WebClient client(FetchConfig config) {
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

    /**
     * TLS that trusts these certificates and offers HTTP/1.1 alone (RFC 7301). The offer has to be here: Helidon 4.1.7 ignores the
     * one that is given with a connection.
     */
    public static Tls tls(TlsConfig trust) {
        return TlsConfig.builder(trust)
                .clearSslParameters()
                .applicationProtocols(List.of("http/1.1"))
                .build();
    }

    /** A connection to this origin that an earlier exchange left open. */
    Optional<Connection> kept(WebUrl url) {
        var stale = new ArrayList<Connection>();
        var kept = taken(url, stale);
        // Closing may wait for the peer, and must not hold up others meanwhile.
        stale.forEach(Connection::close);
        return kept;
    }

    private synchronized Optional<Connection> taken(WebUrl url, List<Connection> stale) {
        for (var candidates = idle.descendingIterator(); candidates.hasNext(); ) {
            var candidate = candidates.next();
            if (candidate.origin().equals(url.origin())) {
                candidates.remove();
                if (ticker.getAsLong() - candidate.since() < IDLE_AGE_MAX.toNanos()) {
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
        oneTooMany(new Idle(url.origin(), connection, ticker.getAsLong())).ifPresent(Connection::close);
    }

    private synchronized Optional<Connection> oneTooMany(Idle added) {
        idle.addLast(added);
        return closed || idle.size() > IDLE_MAX ? Optional.of(idle.removeFirst().connection()) : Optional.empty();
    }

    @Override
    public void close() {
        List<Idle> last;
        synchronized (this) {
            closed = true;
            last = List.copyOf(idle);
            idle.clear();
        }
        last.forEach(entry -> entry.connection().close());
    }

    /** Connects to an address of this name, with TLS where the scheme is https. */
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
            var security = url.scheme().equals("https") ? tls.get() : NO_TLS;
            // The name goes with the address: for the certificate, and so that it is not looked up again.
            var named = InetAddress.getByAddress(bare(name), address.getAddress());
            if (tunnel.isPresent()) {
                return new Open(tunnel.get().open(named, url.port(), security));
            }
            var key = new ConnectionKey(
                    url.scheme(),
                    bare(name),
                    url.port(),
                    config.headersTimeout(),
                    security,
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
            case ConnectException refused -> new FetchFailure(FetchOutcome.Cause.NO_LISTENER, "connection refused");
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

    private record Idle(String origin, Connection connection, long since) {}

    /** What came of an attempt to connect. */
    sealed interface Dialled {}

    /** A new connection. Whoever receives it closes it. */
    record Open(Connection connection) implements Dialled {}

    /** No connection, and why. */
    record Failed(FetchFailure failure) implements Dialled {}
}
