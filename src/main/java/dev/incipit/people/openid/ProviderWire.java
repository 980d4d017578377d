package dev.incipit.people.openid;

import com.nimbusds.jose.util.JSONObjectUtils;
import dev.incipit.people.openid.ProviderFailed.Kind;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One exchange at a time with the provider: bounded in bytes, in time from end to end, and in how many there are at once. Follows no
 * redirection. The operator set the provider's address, so it is not guarded.
 */
final class ProviderWire {
    /** Twenty times the longest known document. */
    static final int BYTES_MAX = 256 * 1024;

    private static final int AT_ONCE = 16;

    private final Semaphore places = new Semaphore(AT_ONCE);
    private final Duration timeMax;

    /** An exchange takes at most {@code timeMax} from end to end. */
    ProviderWire(Duration timeMax) {
        this.timeMax = timeMax;
    }

    /**
     * @param status of HTTP
     * @param text the same, as it came
     */
    record Answer(int status, Map<String, Object> members, String text) {}

    /** Sends a request; an answer that is no JSON object fails. */
    Answer send(HttpRequest.Builder request) throws ProviderFailed {
        if (!places.tryAcquire()) {
            throw new ProviderFailed(Kind.UNREACHABLE, "too many are signing in by it at this moment");
        }
        // One for each exchange: people sign in seldom, and no connection or thread stays behind.
        var client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .build();
        try {
            return exchange(client, request.header("Accept", "application/json").build());
        } finally {
            client.shutdownNow();
            places.release();
        }
    }

    private Answer exchange(HttpClient client, HttpRequest request) throws ProviderFailed {
        var where = request.uri().getHost() + request.uri().getPath();
        try {
            // The client's own timeouts end with the head of the answer.
            Future<HttpResponse<byte[]>> asked =
                    client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), BYTES_MAX));
            var response = asked.get(timeMax.toMillis(), TimeUnit.MILLISECONDS);
            var text = new String(response.body(), StandardCharsets.UTF_8);
            if (response.statusCode() >= 500) {
                throw new ProviderFailed(Kind.UNREACHABLE, where + " answers " + response.statusCode());
            }
            var members = JSONObjectUtils.parse(text, BYTES_MAX);
            if (members == null) {
                throw new ParseException("null is no object", 0);
            }
            return new Answer(response.statusCode(), members, text);
        } catch (TimeoutException slow) {
            throw new ProviderFailed(Kind.UNREACHABLE, where + " takes longer than " + timeMax);
        } catch (ExecutionException failed) {
            // By class alone: messages of the platform may quote what was sent.
            throw new ProviderFailed(
                    failed.getCause() instanceof IOException ? Kind.UNREACHABLE : Kind.WRONG,
                    where + " cannot be asked, or says too much: "
                            + failed.getCause().getClass().getName());
        } catch (ParseException odd) {
            throw new ProviderFailed(Kind.WRONG, where + " answers with no JSON object");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new ProviderFailed(Kind.UNREACHABLE, "the service stops");
        }
    }
}
