package dev.incipit.fetch.wire;

import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.guard.GuardedResolver;
import dev.incipit.fetch.throttle.AddressThrottles;
import dev.incipit.fetch.throttle.HostThrottle;
import io.helidon.common.buffers.DataReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** One exchange by HTTP/1.1 (RFC 9112) over a connection to a judged address. An answer is bounded by bytes and by time. */
public record HttpFetcher(
        GuardedResolver resolver,
        AddressThrottles addresses,
        Connections connections,
        ResponseReader answers,
        FetchConfig config) {
    private static final int REQUEST_TIMEOUT = 408;

    /** Addresses of one name that are tried. */
    private static final int ADDRESSES_MAX = 3;

    /**
     * Asks the address and reads the answer.
     *
     * @param turn the request's place at the host, which is told how long a place at the address was waited for
     * @throws InterruptedException when the run has ended
     */
    public FetchOutcome fetch(FetchRequest request, HostThrottle.Turn turn) throws InterruptedException {
        var url = request.url();
        return switch (resolver.resolve(url)) {
            case GuardedResolver.Denied denied -> new Guarded(url, denied.reason());
            case GuardedResolver.Unknown unknown -> new Unreachable(url, unknown.cause(), unknown.detail());
            case GuardedResolver.Judged judged -> fetch(request, judged, turn);
        };
    }

    private FetchOutcome fetch(FetchRequest request, GuardedResolver.Judged judged, HostThrottle.Turn turn)
            throws InterruptedException {
        var url = request.url();
        try {
            var kept = overKept(request, turn);
            return kept.isPresent() ? kept.get() : overFresh(request, judged, turn);
        } catch (FetchFailure failure) {
            return new Unreachable(url, failure.kind(), failure.getMessage());
        }
    }

    /** Empty where no connection is left of an earlier exchange, or the request may be sent again. */
    private Optional<FetchOutcome> overKept(FetchRequest request, HostThrottle.Turn turn)
            throws InterruptedException, FetchFailure {
        var kept = connections.kept(request.url());
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        boolean admitted = false;
        try (var _ = place(kept.get().peer(), turn)) {
            admitted = true;
            return exchange(request, kept.get());
        } finally {
            if (!admitted) {
                kept.get().close();
            }
        }
    }

    /** Over a connection to the first of the addresses that accepts one. */
    private FetchOutcome overFresh(FetchRequest request, GuardedResolver.Judged judged, HostThrottle.Turn turn)
            throws InterruptedException, FetchFailure {
        var url = request.url();
        var refused = new FetchFailure(Cause.CONNECT, "timed out");
        for (var address : judged.addresses().stream().limit(ADDRESSES_MAX).toList()) {
            try (var _ = place(address, turn)) {
                switch (connections.dial(url, judged.name(), address)) {
                    case Connections.Failed(var failure) -> refused = failure;
                    case Connections.Open(var fresh) -> {
                        return exchange(request, fresh).orElseThrow();
                    }
                }
            }
            if (refused.kind() != Cause.CONNECT && refused.kind() != Cause.NO_LISTENER) {
                throw refused;
            }
        }
        throw refused;
    }

    /** A place at the address, which is the judged one behind a proxy too. */
    private AddressThrottles.Place place(InetAddress address, HostThrottle.Turn turn)
            throws InterruptedException, FetchFailure {
        long start = System.nanoTime();
        var place = addresses.enter(address, config.pageTimeout());
        turn.waited(System.nanoTime() - start);
        return place.orElseThrow(() -> new FetchFailure(Cause.CONNECT, "too many requests to its address at once"));
    }

    /**
     * Sends the request and reads the answer. Empty where the request may be sent again (RFC 9110 §9.2.2, §15.5.9), which is so only for
     * a connection that has served a request before: it was closed without an answer, or with status 408, or what came is no answer,
     * such as the body that many servers send after a HEAD.
     */
    private Optional<FetchOutcome> exchange(FetchRequest request, Connection connection) throws InterruptedException {
        boolean kept = false;
        boolean begun = false;
        try {
            long start = System.nanoTime();
            connection.deadline(start + config.headersTimeout().toNanos());
            connection.send(requestText(request).getBytes(StandardCharsets.US_ASCII));
            var head = ResponseHead.read(connection.reader(), request.method());
            begun = true;
            if (head.status() == REQUEST_TIMEOUT && connection.used()) {
                return Optional.empty();
            }
            connection.deadline(start + timeOf(request).toNanos());
            var body = new FramedBody(connection.reader(), head);
            var outcome = answers.read(request, head, body);
            kept = head.persistent() && body.complete();
            if (kept) {
                connections.keep(request.url(), connection);
            }
            return Optional.of(outcome);
        } catch (FetchFailure failure) {
            return connection.used() && !begun
                    ? Optional.empty()
                    : Optional.of(new Unreachable(request.url(), failure.kind(), failure.getMessage()));
        } catch (UncheckedIOException | IOException | DataReader.InsufficientDataAvailableException failure) {
            passOnInterrupt();
            return lost(request, connection, failure);
        } catch (DataReader.IncorrectNewLineException broken) {
            return connection.used() && !begun
                    ? Optional.empty()
                    : Optional.of(new Unreachable(request.url(), Cause.PROTOCOL, "broken answer"));
        } finally {
            if (!kept) {
                connection.close();
            }
        }
    }

    private static Optional<FetchOutcome> lost(FetchRequest request, Connection connection, Exception failure) {
        if (failure instanceof SocketTimeoutException || failure.getCause() instanceof SocketTimeoutException) {
            return Optional.of(new Unreachable(request.url(), Cause.TIMEOUT, "timed out"));
        }
        return connection.used() && !connection.answered()
                ? Optional.empty()
                : Optional.of(new Unreachable(request.url(), Cause.PROTOCOL, "the connection broke"));
    }

    /** How long one exchange may take in all. */
    private Duration timeOf(FetchRequest request) {
        return request.partAfter()
                .filter(time -> time.compareTo(config.pageTimeout()) < 0)
                .orElse(config.pageTimeout());
    }

    /** An interrupt ends a read as if the connection had broken, but it means the end of the run. */
    private static void passOnInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("the run has ended");
        }
    }

    private String requestText(FetchRequest request) {
        var url = request.url();
        var text = new StringBuilder(
                request.method() + " " + url.requestTarget() + " HTTP/1.1\r\nHost: " + url.authority() + "\r\n");
        headers(request)
                .forEach((name, value) ->
                        text.append(name).append(": ").append(value).append("\r\n"));
        return text.append("\r\n").toString();
    }

    private Map<String, String> headers(FetchRequest request) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("User-Agent", config.userAgent());
        headers.put("Accept-Encoding", "gzip, deflate, br");
        if (request.headers().keySet().stream().noneMatch("Accept"::equalsIgnoreCase)) {
            headers.put("Accept", "*/*");
        }
        request.headers().forEach((name, value) -> headers.put(line(name), line(value)));
        return headers;
    }

    /** A header that cannot begin another line. */
    private static String line(String text) {
        return text.replace('\r', ' ').replace('\n', ' ');
    }
}
