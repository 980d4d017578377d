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
 * The wire to a language model: one exchange with an OpenAI-compatible chat endpoint. The address is the operator's, so that no guard
 * judges it; its redirects are not followed, which would carry the key away, and no proxy is taken from anywhere. Shared by threads.
 */
public final class ChatClient {
    /** A hundred times what the longest batch of lines has. */
    public static final int ANSWER_BYTES_MAX = 1 << 20;

    private static final HeaderName TRACEPARENT = HeaderNames.create(TraceContext.HEADER);
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

    /** By which endpoints with a filter before the model say that it held back. */
    private static final List<String> FILTERED =
            List.of("content_filter", "content_policy", "content management policy");

    /** By which a server's failure says that the shape asked for was too much for it. */
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

    /** What the endpoint was found to know; learnt by success, once for all runs. */
    private final AtomicReference<ChatDialect> known = new AtomicReference<>(ChatDialect.FULL);

    public ChatClient(ModelConfig config, Fanout fanout, InstantSource clock) {
        this.config = config;
        this.fanout = fanout;
        this.clock = clock;
    }

    /** How the endpoint is best asked, as far as is known. */
    public ChatDialect dialect() {
        return known.get();
    }

    /** Asks once; the whole exchange takes no longer than {@code llm.timeout}. */
    public ChatReply ask(Prompt prompt, ChatDialect spoken) throws InterruptedException {
        // The client's own time-outs are of single reads.
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
        } catch (IllegalArgumentException | IllegalStateException | DataReader.InsufficientDataAvailableException odd) {
            // The client's words for an answer that is cut off or is not HTTP.
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
        // The model is the operator's, as the traces are.
        TraceContext.current().ifPresent(trace -> request.header(TRACEPARENT, trace.traceparent()));
        if (!config.apiKey().isEmpty()) {
            request.header(HeaderNames.AUTHORIZATION, "Bearer " + config.apiKey());
        }
        return request;
    }

    private ChatReply reply(Http1ClientResponse response, byte[] body, Prompt prompt, ChatDialect spoken) {
        return switch (response.status().code()) {
            case 200 -> learnt(ChatJson.reply(body, prompt.pages().size(), spoken), spoken);
            // 422 is what endpoints built on FastAPI say to members they do not know.
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
        // Answers come in any order: one to a question put before others taught us more teaches nothing.
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

    /** Some local servers break over a schema instead of refusing it. */
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
