package dev.incipit.api.body;

import dev.incipit.api.BodyMemoryLimit;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.problem.ContentTooLarge;
import dev.incipit.problem.InvalidInput;
import dev.incipit.problem.LimitReached;
import io.helidon.common.buffers.DataReader.InsufficientDataAvailableException;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/** Reads request bodies (decisions §1): media type, size as sent, UTF-8, then JSON. No other class does. */
public final class RequestBody {
    private static final String WRONG_TYPE =
            "Content-Type must be application/json (a charset parameter, if any, must be utf-8).";
    private static final String CHARSET = "charset=";

    /** US-ASCII is a subset of UTF-8. */
    private static final Set<String> CHARSETS = Set.of("utf-8", "utf8", "us-ascii");

    /** By then the clients that use the memory have sent what they announced or have been disconnected. */
    private static final Duration RETRY = Duration.ofSeconds(15);

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private RequestBody() {}

    /**
     * Reads the known members of the body.
     *
     * @param bytesMax limit for the bytes as sent
     * @throws InvalidInput when the body is not a JSON object in UTF-8, or not announced as one
     * @throws ContentTooLarge when it is longer than {@code bytesMax}
     * @throws LimitReached when there are too many large bodies at once
     */
    public static JsonMembers read(ServerRequest request, BodyMemoryLimit bodies, int bytesMax, Set<String> known) {
        return read(request, bodies, bytesMax, text -> JsonMembers.read(text, known));
    }

    /** Reads the body's text by other rules, within the same limits. */
    public static <T> T read(ServerRequest request, BodyMemoryLimit bodies, int bytesMax, Function<String, T> reading) {
        requireJson(request);
        var announced = request.headers().contentLength().orElse(bytesMax);
        if (announced > bytesMax) {
            throw tooLarge(bytesMax);
        }
        if (!request.content().hasEntity()) {
            throw new InvalidInput("The request body must be a JSON object; it is empty.");
        }
        // Not closed here: closing would read the rest.
        var body = request.content().inputStream();
        return bodies.read(announced, count -> bytes(body, count), bytes -> {
                    if (bytes.length > bytesMax) {
                        throw tooLarge(bytesMax);
                    }
                    return reading.apply(decode(bytes));
                })
                .orElseThrow(() -> busy(Exchange.of(request)));
    }

    private static LimitReached busy(Exchange exchange) {
        exchange.facts().limit(RequestFacts.Limit.BODIES);
        return new LimitReached(
                "The service is busy with other large requests, and nothing was taken from your allowance: try again within a minute.",
                RETRY);
    }

    private static ContentTooLarge tooLarge(int bytesMax) {
        return new ContentTooLarge("The request body may have at most " + bytesMax + " bytes.");
    }

    private static void requireJson(ServerRequest request) {
        var types = request.headers().all(HeaderNames.CONTENT_TYPE, List::of);
        if (types.size() != 1 || !isJson(types.getFirst())) {
            throw new InvalidInput(WRONG_TYPE);
        }
    }

    private static boolean isJson(String type) {
        var parts = Arrays.stream(type.toLowerCase(Locale.ROOT).split(";", -1))
                .map(String::strip)
                .toList();
        return parts.getFirst().equals("application/json")
                && parts.stream()
                        .filter(parameter -> parameter.startsWith(CHARSET))
                        .map(parameter -> parameter
                                .substring(CHARSET.length())
                                .replace("\"", "")
                                .strip())
                        .allMatch(CHARSETS::contains);
    }

    private static byte[] bytes(InputStream body, int bytesMax) {
        try {
            return body.readNBytes(bytesMax);
        } catch (NumberFormatException badChunk) {
            throw new InvalidInput("The request body's chunked coding is broken.");
        } catch (InsufficientDataAvailableException gone) {
            throw new CloseConnectionException("the client left before the body was complete", gone);
        } catch (IOException | UncheckedIOException broken) {
            throw new CloseConnectionException("the body could not be read", broken);
        }
    }

    private static String decode(byte[] bytes) {
        try {
            var text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            // RFC 8259 §8.1 lets a parser ignore it.
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException notUtf8) {
            throw new InvalidInput("The request body must be UTF-8.");
        }
    }
}
