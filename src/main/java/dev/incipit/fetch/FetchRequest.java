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
 * @param effort how far the answer is pursued
 */
public record FetchRequest(
        Method method,
        WebUrl url,
        Map<String, String> headers,
        long bytesMax,
        Predicate<WebUrl> unfollowed,
        Effort effort) {
    public FetchRequest {
        headers = Map.copyOf(headers);
    }

    /** One that follows every redirect. */
    public FetchRequest(Method method, WebUrl url, Map<String, String> headers, long bytesMax) {
        this(method, url, headers, bytesMax, _ -> false);
    }

    /** One that is pursued as far as the fetcher does. */
    public FetchRequest(
            Method method, WebUrl url, Map<String, String> headers, long bytesMax, Predicate<WebUrl> unfollowed) {
        this(method, url, headers, bytesMax, unfollowed, Effort.FULL);
    }

    /** The same for another address. */
    public FetchRequest to(WebUrl address) {
        return new FetchRequest(method, address, headers, bytesMax, unfollowed, effort);
    }

    /** The same with other headers. */
    public FetchRequest with(Map<String, String> others) {
        return new FetchRequest(method, url, others, bytesMax, unfollowed, effort);
    }

    /** The same with another effort. */
    public FetchRequest with(Effort other) {
        return new FetchRequest(method, url, headers, bytesMax, unfollowed, other);
    }

    /** How far an answer is pursued. */
    public enum Effort {
        /** Redirects are followed, and a site that says it is busy is asked once more. */
        FULL,
        /** The same without following redirects: each comes back as {@link #unfollowed} says. */
        ONE_ADDRESS,
        /** One request and no more. */
        ONE_REQUEST
    }

    /** The methods a guest may use. */
    public enum Method {
        GET,
        HEAD
    }
}
