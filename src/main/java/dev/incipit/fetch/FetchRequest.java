package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.util.Map;

/**
 * One address to ask.
 *
 * @param headers request headers beside those every request carries (User-Agent, Accept-Encoding, Host)
 * @param bytesMax how much of the body is read after decoding; more is cut and the answer marked truncated
 */
public record FetchRequest(Method method, WebUrl url, Map<String, String> headers, long bytesMax) {
    public FetchRequest {
        headers = Map.copyOf(headers);
    }

    /** The methods a guest may use. */
    public enum Method {
        GET,
        HEAD
    }
}
