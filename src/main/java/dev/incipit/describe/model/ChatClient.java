package dev.incipit.describe.model;

import dev.incipit.describe.ModelCall.Outcome;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.RetryAfter;
import dev.incipit.trace.TraceContext;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webclient.api.Proxy;
import io.helidon.webclient.api.WebClient;
import io.helidon.webclient.http1.Http1Client;
import io.helidon.webclient.http1.Http1ClientRequest;
import io.helidon.webclient.http1.Http1ClientResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Sends one request at a time to an OpenAI-compatible chat endpoint. The operator sets its address, so it is not guarded.
 * Redirects are not followed, since they would carry the key elsewhere, and no proxy is used. Shared by threads.
 */
public final class ChatClient {
    /** A hundred times the longest batch of lines. */
    public static final int ANSWER_BYTES_MAX = 1 << 20;

    private static final HeaderName TRACEPARENT = HeaderNames.create(TraceContext.HEADER);
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

    /** Phrases by which endpoints report that a filter withheld the response. */
    private static final List<String> FILTERED =
            List.of("content_filter", "content_policy", "content management policy");

    /** Phrases by which a server error blames the requested response format. */
    private static final List<String> SHAPE = List.of("response_format", "json_schema", "grammar");

    private static final System.Logger LOG = System.getLogger(ChatClient.class.getName());

    private final ModelConfig config;
    private final InstantSource clock;
    private final Fanout fanout;
    private final WebClient http = WebClient.builder()
            .followRedirects(false)
            .proxy(Proxy.noProxy())
            .connectTimeout(CONNECT_TIMEOUT)
            .servicesDiscoverServices(false)
            .shareConnectionCache(false)
            .build();

    /** What the endpoint is known to support; learnt from successful requests, once for all runs. */
    private final AtomicReference<ChatDialect> known = new AtomicReference<>(ChatDialect.FULL);

    public ChatClient(ModelConfig config, Fanout fanout, InstantSource clock) {
        this.config = config;
        this.fanout = fanout;
        this.clock = clock;
    }

    /** The best dialect for the endpoint, as far as is known. */
    public ChatDialect dialect() {
        return known.get();
    }

    /** Sends one request; the whole exchange takes at most {@code llm.timeout}. */
    public ChatReply ask(Prompt prompt, ChatDialect spoken) throws InterruptedException {
        // The HTTP client's own timeouts apply to single reads.
        return fanout.within(config.timeout(), () -> exchange(prompt, spoken))
                .orElseGet(() -> new ChatReply.Failed(Outcome.TIMEOUT));
    }

    private ChatReply exchange(Prompt prompt, ChatDialect spoken) throws InterruptedException {
        Optional<IOException> lost;
        try (var response = request().submit(ChatJson.request(prompt, config.model(), spoken))) {
            var body = body(response);
            return body.length > ANSWER_BYTES_MAX
                    ? new ChatReply.Failed(Outcome.OVERSIZED)
                    : reply(response, body, prompt, spoken);
        } catch (IOException failed) {
            lost = Optional.of(failed);
        } catch (UncheckedIOException failed) {
            lost = Optional.of(failed.getCause());
        } catch (IllegalArgumentException
                | IllegalStateException
                | IndexOutOfBoundsException
                | DataReader.InsufficientDataAvailableException odd) {
            // How the HTTP client reports a truncated response, one that is not HTTP or one of negative length.
            LOG.log(System.Logger.Level.DEBUG, "The language model's answer cannot be read", odd);
            lost = Optional.empty();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException("the run's share of time is over");
        }
        return new ChatReply.Failed(
                lost.filter(ChatConnection.TooLong.class::isInstance).isPresent()
                        ? Outcome.OVERSIZED
                        : Outcome.UNREACHABLE);
    }

    private static byte[] body(Http1ClientResponse response) throws IOException {
        if (!response.entity().hasEntity()) {
            return new byte[0];
        }
        try (var body = response.inputStream()) {
            return body.readNBytes(ANSWER_BYTES_MAX + 1);
        }
    }

    private Http1ClientRequest request() {
        var request = http.client(Http1Client.PROTOCOL)
                .post()
                .uri(config.endpoint())
                .connection(ChatConnection.open(http, config.endpoint(), config.timeout()))
                .readTimeout(config.timeout())
                .keepAlive(false)
                .header(HeaderValues.CONTENT_TYPE_JSON)
                .header(HeaderValues.ACCEPT_JSON);
        // The trace id may go to the model: traces and model are both the operator's.
        TraceContext.current().ifPresent(trace -> request.header(TRACEPARENT, trace.traceparent()));
        if (!config.apiKey().isEmpty()) {
            request.header(HeaderNames.AUTHORIZATION, "Bearer " + config.apiKey());
        }
        return request;
    }

    private ChatReply reply(Http1ClientResponse response, byte[] body, Prompt prompt, ChatDialect spoken) {
        return switch (response.status().code()) {
            case 200 -> learnt(ChatJson.reply(body, prompt.pages().size(), spoken), spoken);
            // Endpoints built on FastAPI answer 422 to unknown members.
            case 400, 422 -> refused(new String(body, StandardCharsets.UTF_8), spoken);
            case 401, 403 -> new ChatReply.Failed(Outcome.DENIED);
            case 429 -> new ChatReply.Failed(Outcome.LIMITED, retryAfter(response));
            default ->
                response.status().code() >= 500
                        ? failed(new String(body, StandardCharsets.UTF_8), spoken, retryAfter(response))
                        : new ChatReply.Failed(Outcome.REJECTED);
        };
    }

    private ChatReply learnt(ChatReply reply, ChatDialect spoken) {
        var fits = reply instanceof ChatReply.Otherwise other ? other.dialect() : spoken;
        // Responses arrive in any order; one to a request sent before others taught more teaches nothing.
        known.accumulateAndGet(fits, ChatDialect::plainerOf);
        return reply;
    }

    private static ChatReply refused(String complaint, ChatDialect spoken) {
        var words = complaint.toLowerCase(Locale.ROOT);
        if (FILTERED.stream().anyMatch(words::contains)) {
            return new ChatReply.Failed(Outcome.REFUSED);
        }
        return spoken.after(words)
                .<ChatReply>map(other -> new ChatReply.Otherwise(other, OptionalLong.of(0)))
                .orElseGet(() -> new ChatReply.Failed(Outcome.REJECTED));
    }

    /** Some local servers fail on a schema instead of rejecting it. */
    private static ChatReply failed(String complaint, ChatDialect spoken, Optional<Duration> retryAfter) {
        var words = complaint.toLowerCase(Locale.ROOT);
        return SHAPE.stream().anyMatch(words::contains) && spoken.format() != ChatDialect.Format.PLAIN
                ? refused(words, spoken)
                : new ChatReply.Failed(Outcome.FAILED, retryAfter);
    }

    private Optional<Duration> retryAfter(Http1ClientResponse response) {
        return response.headers()
                .first(HeaderNames.RETRY_AFTER)
                .flatMap(value -> RetryAfter.parse(value, clock.instant()));
    }
}
