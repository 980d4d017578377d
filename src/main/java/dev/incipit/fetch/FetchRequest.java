package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.function.Predicate;

/**
 * One address to ask.
 *
 * @param headers request headers beside those every request carries (User-Agent, Accept-Encoding, Host)
 * @param bytesMax how much of the body is read after decoding; more is cut and the answer marked truncated
 * @param unfollowed addresses that are not to be asked, since the caller has their answer or may not have it: a redirect there comes
 *     back as it is, a {@link FetchOutcome.Fetched} of the address it leads to with its status and no body. Asked of each hop before
 *     it is taken, in the thread that fetches
 */
public record FetchRequest(
        Method method, WebUrl url, Map<String, String> headers, long bytesMax, Predicate<WebUrl> unfollowed) {
    public FetchRequest {
        headers = Map.copyOf(headers);
    }

    /** One that follows every redirect. */
    public FetchRequest(Method method, WebUrl url, Map<String, String> headers, long bytesMax) {
        this(method, url, headers, bytesMax, _ -> false);
    }

    /** The methods a guest may use. */
    public enum Method {
        GET,
        HEAD
    }
}
