package dev.incipit.describe;

import dev.incipit.describe.ModelCall.Outcome;
import dev.incipit.fetch.RetryAfter;
import dev.incipit.trace.TraceContext;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
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
final class ChatClient {
    /** A hundred times what the longest batch of lines has. */
    static final int ANSWER_BYTES_MAX = 1 << 20;

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

    /** By which endpoints with a filter before the model say that it held back. */
    private static final List<String> FILTERED =
            List.of("content_filter", "content_policy", "content management policy");

    /** By which a server's failure says that the shape asked for was too much for it. */
    private static final List<String> SHAPE = List.of("response_format", "json_schema", "grammar");

    private final ModelConfig config;
    private final InstantSource clock;
    private final HttpClient http = HttpClient.newBuilder()
            // Asked for more over plain http, it sends an upgrade on which servers built on uvicorn lose the body.
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(CONNECT_TIMEOUT)
            .build();

    /** What the endpoint was found to know; learnt by success, once for all runs. */
    private final AtomicReference<Dialect> known = new AtomicReference<>(Dialect.FULL);

    ChatClient(ModelConfig config, InstantSource clock) {
        this.config = config;
        this.clock = clock;
    }

    /** How the endpoint is best asked, as far as is known. */
    Dialect dialect() {
        return known.get();
    }

    /** Asks once. */
    ChatReply ask(Prompt prompt, Dialect spoken) throws InterruptedException {
        try {
            var response = http.send(request(prompt, spoken), BodyHandlers.ofInputStream());
            try (var body = response.body()) {
                var bytes = body.readNBytes(ANSWER_BYTES_MAX + 1);
                return bytes.length > ANSWER_BYTES_MAX
                        ? new ChatReply.Failed(Outcome.OVERSIZED)
                        : reply(response, bytes, prompt, spoken);
            }
        } catch (HttpTimeoutException late) {
            return new ChatReply.Failed(Outcome.TIMEOUT);
        } catch (IOException lost) {
            if (Thread.interrupted()) {
                throw new InterruptedException("the run's share of time is over");
            }
            return new ChatReply.Failed(Outcome.UNREACHABLE);
        }
    }

    private HttpRequest request(Prompt prompt, Dialect spoken) {
        var request = HttpRequest.newBuilder(config.endpoint())
                .timeout(config.timeout())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .POST(BodyPublishers.ofByteArray(ChatJson.request(prompt, config.model(), spoken)));
        // The model is the operator's, as his traces are.
        TraceContext.current().ifPresent(trace -> request.header(TraceContext.HEADER, trace.traceparent()));
        if (!config.apiKey().isEmpty()) {
            request.header("Authorization", "Bearer " + config.apiKey());
        }
        return request.build();
    }

    private ChatReply reply(HttpResponse<InputStream> response, byte[] body, Prompt prompt, Dialect spoken) {
        return switch (response.statusCode()) {
            case 200 -> learnt(ChatJson.reply(body, prompt.pages().size(), spoken), spoken);
            // 422 is what endpoints built on FastAPI say to members they do not know.
            case 400, 422 -> refused(new String(body, StandardCharsets.UTF_8), spoken);
            case 401, 403 -> new ChatReply.Failed(Outcome.DENIED);
            case 429 -> new ChatReply.Failed(Outcome.LIMITED, retryAfter(response));
            default ->
                response.statusCode() >= 500
                        ? failed(new String(body, StandardCharsets.UTF_8), spoken, retryAfter(response))
                        : new ChatReply.Failed(Outcome.REJECTED);
        };
    }

    private ChatReply learnt(ChatReply reply, Dialect spoken) {
        var fits = reply instanceof ChatReply.Otherwise other ? other.dialect() : spoken;
        // Answers come in any order: one to a question put before others taught us more teaches nothing.
        known.accumulateAndGet(fits, Dialect::plainerOf);
        return reply;
    }

    private static ChatReply refused(String complaint, Dialect spoken) {
        var words = complaint.toLowerCase(Locale.ROOT);
        if (FILTERED.stream().anyMatch(words::contains)) {
            return new ChatReply.Failed(Outcome.REFUSED);
        }
        return spoken.after(words)
                .<ChatReply>map(other -> new ChatReply.Otherwise(other, OptionalLong.of(0)))
                .orElseGet(() -> new ChatReply.Failed(Outcome.REJECTED));
    }

    /** Some local servers break over a schema instead of refusing it. */
    private static ChatReply failed(String complaint, Dialect spoken, Optional<Duration> retryAfter) {
        var words = complaint.toLowerCase(Locale.ROOT);
        return SHAPE.stream().anyMatch(words::contains) && spoken.format() != Dialect.Format.PLAIN
                ? refused(words, spoken)
                : new ChatReply.Failed(Outcome.FAILED, retryAfter);
    }

    private Optional<Duration> retryAfter(HttpResponse<InputStream> response) {
        return response.headers().firstValue("Retry-After").flatMap(value -> RetryAfter.parse(value, clock.instant()));
    }
}
