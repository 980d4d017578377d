package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a server says to requests, without a server. */
public final class Answers {
    private Answers() {}

    /** A text of a type, with status 200. */
    public static Fetched found(WebUrl url, String type, String body) {
        return new Fetched(
                url, 200, Map.of("content-type", type), body.getBytes(StandardCharsets.UTF_8), false, List.of());
    }

    /** The text, or the answer 404 where there is none. */
    public static FetchOutcome foundOrMissing(WebUrl url, String type, @Nullable String body) {
        return body == null ? new FetchOutcome.Missing(url, 404) : found(url, type, body);
    }
}
