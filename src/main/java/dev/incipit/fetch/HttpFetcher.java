package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import io.helidon.common.buffers.DataReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One exchange on the wire over a connection to a judged address: HTTP/2 (RFC 9113) where the TLS handshake chose it, else HTTP/1.1
 * (RFC 9112). What an answer holds is bounded by bytes and by time.
 */
final class HttpFetcher implements Fetcher {
    private static final int REQUEST_TIMEOUT = 408;

    /** A second one where the first one's HTTP/2 proved of no use. */
    private static final int DIALS_MAX = 2;

    private final GuardedResolver resolver;
    private final Connections connections;
    private final AnswerReader answers;
    private final FetchConfig config;

    HttpFetcher(GuardedResolver resolver, Connections connections, AnswerReader answers, FetchConfig config) {
        this.resolver = resolver;
        this.connections = connections;
        this.answers = answers;
        this.config = config;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var url = request.url();
        return switch (resolver.resolve(url)) {
            case GuardedResolver.Denied denied -> new Guarded(url, denied.reason());
            case GuardedResolver.Unknown unknown -> new Unreachable(url, unknown.cause(), unknown.detail());
            case GuardedResolver.Judged judged -> fetch(request, judged);
        };
    }

    private FetchOutcome fetch(FetchRequest request, GuardedResolver.Judged judged) throws InterruptedException {
        var url = request.url();
        try {
            var outcome = overKept(request);
            for (int dials = 0; dials < DIALS_MAX && outcome.isEmpty(); dials++) {
                var fresh = connections.dial(url, judged);
                outcome =
                        fresh.speaksHttp2() ? share(request, connections.share(url, fresh)) : exchange(request, fresh);
            }
            return outcome.orElseGet(() -> new Unreachable(url, Cause.PROTOCOL, "no answer"));
        } catch (FetchFailure failure) {
            return new Unreachable(url, failure.kind(), failure.getMessage());
        }
    }

    private Optional<FetchOutcome> overKept(FetchRequest request) throws InterruptedException {
        var shared = connections.shared(request.url());
        if (shared.isPresent()) {
            return share(request, shared.get());
        }
        var kept = connections.kept(request.url());
        return kept.isPresent() ? exchange(request, kept.get()) : Optional.empty();
    }

    /** Empty when the request was surely not worked on, or the peer's HTTP/2 is of no use: then it may be sent again. */
    private Optional<FetchOutcome> share(FetchRequest request, Http2Connection connection) throws InterruptedException {
        Optional<Http2Stream> asked = Optional.empty();
        try {
            long start = System.nanoTime();
            asked = connection.ask(request, headers(request));
            if (asked.isEmpty()) {
                return Optional.empty();
            }
            var stream = asked.get();
            var head = stream.head(start + config.headersTimeout().toNanos());
            var body = new Http2Body(stream, head, start + timeOf(request).toNanos());
            return Optional.of(answers.read(request, head, body));
        } catch (FetchFailure failure) {
            return lost(request, connection, asked, failure);
        } catch (UncheckedIOException | IOException failure) {
            passOnInterrupt();
            return Optional.of(new Unreachable(request.url(), Cause.PROTOCOL, "the connection broke"));
        } finally {
            asked.ifPresent(Http2Stream::close);
        }
    }

    private Optional<FetchOutcome> lost(
            FetchRequest request, Http2Connection connection, Optional<Http2Stream> asked, FetchFailure failure) {
        if (failure.kind() == Cause.TIMEOUT) {
            connection.retire();
        }
        var again = asked.map(Http2Stream::again).orElse(Http2Stream.Again.NEVER);
        if (again == Http2Stream.Again.BY_HTTP_1) {
            connections.avoidHttp2(request.url());
        }
        return again == Http2Stream.Again.NEVER
                ? Optional.of(new Unreachable(request.url(), failure.kind(), failure.getMessage()))
                : Optional.empty();
    }

    /**
     * Empty when a connection that served before was closed without an answer, or with the one that says so, or begins with something
     * else, such as the body that many servers send after a HEAD: then the request may be sent again (RFC 9110 §9.2.2, §15.5.9).
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
        } catch (UncheckedIOException | IOException failure) {
            passOnInterrupt();
            return lost(request, connection, failure);
        } catch (DataReader.InsufficientDataAvailableException closed) {
            passOnInterrupt();
            return lost(request, connection, closed);
        } catch (DataReader.IncorrectNewLineException | IllegalStateException | IllegalArgumentException broken) {
            // The client's parsers have no other words for a head that is none.
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

    /** Of one exchange in all. */
    private Duration timeOf(FetchRequest request) {
        return request.partAfter()
                .filter(time -> time.compareTo(config.pageTimeout()) < 0)
                .orElse(config.pageTimeout());
    }

    /** A read that an interrupt ended looks like a broken connection; it is the end of the run. */
    private static void passOnInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("the run has ended");
        }
    }

    private String requestText(FetchRequest request) {
        var url = request.url();
        var text = new StringBuilder(request.method().name())
                .append(' ')
                .append(url.requestTarget())
                .append(" HTTP/1.1\r\nHost: ")
                .append(url.authority())
                .append("\r\n");
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

    /** No header value begins a line of its own. */
    private static String line(String text) {
        return text.replace('\r', ' ').replace('\n', ' ');
    }
}
