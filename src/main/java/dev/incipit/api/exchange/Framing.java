package dev.incipit.api.exchange;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Where one message ends and the next begins (RFC 9112 §6): checks that Helidon does not make. */
public final class Framing {
    /** Up to this length, reading an unread body is cheaper than opening the connection again. */
    private static final long DRAINED_BYTES_MAX = 256 * 1024;

    private static final Pattern DIGITS = Pattern.compile("[0-9]*+");

    private Framing() {}

    /** Whether two parsers might disagree about where the request ends (RFC 9112 §6.3, §11.2). */
    public static boolean ambiguous(Headers headers) {
        var lengths = headers.all(HeaderNames.CONTENT_LENGTH, List::of);
        var codings = headers.contains(HeaderNames.TRANSFER_ENCODING);
        return lengths.size() > 1
                || (codings && !lengths.isEmpty())
                || (codings && !headers.contains(HeaderValues.TRANSFER_ENCODING_CHUNKED))
                || lengths.stream().anyMatch(length -> !DIGITS.matcher(length).matches());
    }

    /** Whether an unread body blocks the next request because it is too long or may never arrive. */
    static boolean leftUnread(ServerRequest request) {
        if (request.content().consumed() || !request.content().hasEntity()) {
            return false;
        }
        var headers = request.headers();
        return headers.contains(HeaderNames.TRANSFER_ENCODING)
                || headers.contains(HeaderNames.EXPECT)
                || headers.contentLength().orElse(Long.MAX_VALUE) > DRAINED_BYTES_MAX;
    }

    /** Whether the connection must close after this exchange because either side says so. */
    public static boolean mustClose(Exchange exchange, ServerRequest request, ServerResponse response) {
        return exchange.closing()
                || saysClose(request.headers())
                || saysClose(response.headers())
                || leftUnread(request);
    }

    /** Whether a {@code Connection} header has the option {@code close} (RFC 9110 §7.6.1). */
    public static boolean saysClose(Headers headers) {
        return headers.all(HeaderNames.CONNECTION, List::of).stream()
                .flatMap(value -> Arrays.stream(value.split(",", -1)))
                .anyMatch(option -> option.strip().equalsIgnoreCase("close"));
    }

    /** Sends the response body; for a HEAD request only its length (RFC 9110 §9.3.2). */
    public static void send(ServerRequest request, ServerResponse response, byte[] body) {
        if (request.prologue().method().equals(Method.HEAD)) {
            response.header(HeaderValues.create(HeaderNames.CONTENT_LENGTH, body.length));
            sendEmpty(response);
        } else {
            sent(() -> response.send(body));
        }
    }

    static void sendEmpty(ServerResponse response) {
        sent(response::send);
    }

    private static void sent(Runnable send) {
        try {
            send.run();
        } catch (UncheckedIOException | ServerConnectionException gone) {
            throw new CloseConnectionException("the client left before the answer was complete", gone);
        }
    }
}
