package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import io.helidon.common.buffers.DataReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One exchange on the wire, HTTP/1.1 (RFC 9112) over a connection to a judged address. A redirect is {@link Fetched} here, without its
 * body; who follows it stands around this. What an answer holds is bounded by bytes and by time.
 */
final class HttpFetcher implements Fetcher {
    /** Bodies that nobody wants are read this far, so that their connection can serve the next request. */
    private static final int DRAINED_BYTES_MAX = 65_536;

    /** RFC 9110 §15.5 and RFC 7725: answers by which a site says that it will not have us. */
    private static final Set<Integer> REFUSALS = Set.of(401, 402, 403, 407, 429, 451);

    private static final int REQUEST_TIMEOUT = 408;

    private final GuardedResolver resolver;
    private final Connections connections;
    private final FetchConfig config;
    private final InstantSource clock;

    HttpFetcher(GuardedResolver resolver, Connections connections, FetchConfig config, InstantSource clock) {
        this.resolver = resolver;
        this.connections = connections;
        this.config = config;
        this.clock = clock;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var url = request.url();
        return switch (resolver.resolve(url)) {
            case GuardedResolver.Denied denied -> new Guarded(url, denied.reason());
            case GuardedResolver.Unknown unknown -> new Unreachable(url, Cause.DNS, unknown.detail());
            case GuardedResolver.Judged judged -> fetch(request, judged);
        };
    }

    private FetchOutcome fetch(FetchRequest request, GuardedResolver.Judged judged) throws InterruptedException {
        var url = request.url();
        try {
            var kept = connections.kept(url);
            if (kept.isPresent()) {
                var outcome = exchange(request, kept.get());
                if (outcome.isPresent()) {
                    return outcome.get();
                }
            }
            return exchange(request, connections.dial(url, judged))
                    .orElseGet(() -> new Unreachable(url, Cause.PROTOCOL, "no answer"));
        } catch (FetchFailure failure) {
            return new Unreachable(url, failure.kind(), failure.getMessage());
        }
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
            connection.send(requestText(request));
            var head = ResponseHead.read(connection.reader(), request.method());
            begun = true;
            if (head.status() == REQUEST_TIMEOUT && connection.used()) {
                return Optional.empty();
            }
            connection.deadline(start + config.pageTimeout().toNanos());
            var body = new FramedBody(connection.reader(), head);
            var outcome = outcome(request, head, body);
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
                .append("\r\nUser-Agent: ")
                .append(config.userAgent())
                .append("\r\nAccept-Encoding: gzip, deflate, br\r\n");
        if (request.headers().keySet().stream().noneMatch("Accept"::equalsIgnoreCase)) {
            text.append("Accept: */*\r\n");
        }
        request.headers()
                .forEach((name, value) ->
                        text.append(line(name)).append(": ").append(line(value)).append("\r\n"));
        return text.append("\r\n").toString();
    }

    /** No header value begins a line of its own. */
    private static String line(String text) {
        return text.replace('\r', ' ').replace('\n', ' ');
    }

    private FetchOutcome outcome(FetchRequest request, ResponseHead head, FramedBody body)
            throws IOException, InterruptedException {
        int status = head.status();
        if (status >= 200 && status < 300) {
            long bytesMax = Math.min(request.bytesMax(), bytesMax(head));
            var decoded = bytesMax > 0 || request.method() == FetchRequest.Method.HEAD
                    ? DecodedBody.read(body, head.headers().getOrDefault("content-encoding", ""), bytesMax)
                    : new DecodedBody(new byte[0], true);
            return fetched(request, head, decoded);
        }
        drain(body);
        if (status >= 300 && status < 400 && head.headers().containsKey("location")) {
            return fetched(request, head, new DecodedBody(new byte[0], false));
        }
        var retryAfter = RetryAfter.parse(head.headers().getOrDefault("retry-after", ""), clock.instant());
        return REFUSALS.contains(status) || isChallenge(head)
                ? new Refused(request.url(), status, retryAfter)
                : new Missing(request.url(), status, retryAfter);
    }

    private static Fetched fetched(FetchRequest request, ResponseHead head, DecodedBody body) {
        return new Fetched(request.url(), head.status(), head.headers(), body.octets(), body.truncated(), List.of());
    }

    /** HTML is cut earlier than other text; pictures and films that stand under a page's address are not read at all. */
    private long bytesMax(ResponseHead head) {
        var type = head.headers().getOrDefault("content-type", "").toLowerCase(Locale.ROOT);
        boolean media = type.startsWith("image/")
                || type.startsWith("video/")
                || type.startsWith("audio/")
                || type.startsWith("font/");
        if (media) {
            return 0;
        }
        return type.contains("html") ? Math.min(config.htmlBytesMax(), config.bytesMax()) : config.bytesMax();
    }

    /** A wall against robots that answers 503 or the like is a refusal and no failure. */
    private static boolean isChallenge(ResponseHead head) {
        return head.headers().getOrDefault("cf-mitigated", "").contains("challenge");
    }

    private static void drain(FramedBody body) throws IOException {
        body.readNBytes(DRAINED_BYTES_MAX);
    }
}
