package dev.incipit.describe;

import java.net.URI;
import java.time.Duration;
import java.util.Locale;

/**
 * Which language model to use, and what a run may cost.
 *
 * @param baseUrl of an OpenAI-compatible endpoint ({@code llm.base-url}); if empty, no model is called
 * @param apiKey sent as a bearer token ({@code llm.api-key}); if empty, none is sent
 * @param model the model's name at the endpoint ({@code llm.model})
 * @param callsMax requests per run, including repeated ones ({@code llm.max-calls})
 * @param tokensMax tokens per run, sent and received ({@code llm.max-tokens})
 * @param timeout the run's share of time for the model, taken off the crawl's ({@code llm.timeout})
 * @param cacheDays how long answers are kept in the store ({@code llm.cache-days}); 0 keeps none
 */
public record ModelConfig(
        String baseUrl, String apiKey, String model, int callsMax, int tokensMax, Duration timeout, int cacheDays) {
    /** No model. The limits suffice for an index of a hundred pages, with some repeated requests. */
    public static final ModelConfig DEFAULTS = new ModelConfig("", "", "", 24, 200_000, Duration.ofSeconds(40), 30);

    private static final int CACHE_DAYS_MAX = 3_650;

    /** @throws IllegalArgumentException if the address is invalid or a limit makes no sense; never shows the key */
    public ModelConfig {
        if (!baseUrl.isEmpty() && !isEndpoint(baseUrl)) {
            throw new IllegalArgumentException(
                    "llm.base-url must be an http or https address such as https://api.example.org/v1, without user, query"
                            + " or fragment");
        }
        if (!baseUrl.isEmpty() && model.isBlank()) {
            throw new IllegalArgumentException("llm.model must name a model if llm.base-url is set");
        }
        if (apiKey.chars().anyMatch(sign -> sign <= ' ' || sign > '~')) {
            throw new IllegalArgumentException("llm.api-key must be visible ASCII without spaces");
        }
        if (callsMax < 1 || tokensMax < 1 || !timeout.isPositive()) {
            throw new IllegalArgumentException("llm.max-calls, llm.max-tokens and llm.timeout must be positive");
        }
        if (cacheDays < 0 || cacheDays > CACHE_DAYS_MAX) {
            throw new IllegalArgumentException("llm.cache-days must be 0 to " + CACHE_DAYS_MAX);
        }
    }

    /** Whether a model is to be used. */
    public boolean on() {
        return !baseUrl.isEmpty();
    }

    public URI endpoint() {
        return URI.create(baseUrl.replaceAll("/+$", "") + "/chat/completions");
    }

    private static boolean isEndpoint(String text) {
        try {
            var uri = URI.create(text);
            var scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            return (scheme.equals("http") || scheme.equals("https"))
                    && uri.getHost() != null
                    && uri.getRawUserInfo() == null
                    && uri.getRawQuery() == null
                    && uri.getRawFragment() == null;
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }

    /** Omits the key. */
    @Override
    public String toString() {
        return "ModelConfig[baseUrl=" + baseUrl + ", model=" + model + "]";
    }
}
