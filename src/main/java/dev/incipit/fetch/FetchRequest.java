package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A request for one address.
 *
 * @param headers request headers beside those every request carries (User-Agent, Accept-Encoding, Host)
 * @param bytesMax how much of the body is read after decoding; more is cut and the answer marked truncated
 * @param unfollowed addresses that are not to be requested, since the caller has their answer or may not have it: a redirect there comes
 *     back as it is, a {@link FetchOutcome.Fetched} of the address it leads to with its status and no body. Asked of each hop before
 *     it is taken, in the thread that fetches
 * @param partAfter how long the answer may take at most; what has come of its body then, or before it breaks, is the answer, marked
 *     truncated. Empty where a body that does not come whole within {@link FetchConfig#pageTimeout} is worth nothing
 * @param effort how much is done to get an answer
 */
public record FetchRequest(
        Method method,
        WebUrl url,
        Map<String, String> headers,
        long bytesMax,
        Predicate<WebUrl> unfollowed,
        Optional<Duration> partAfter,
        Effort effort) {
    public FetchRequest {
        headers = Map.copyOf(headers);
    }

    /** A request whose answer is wanted whole, with full effort. */
    public FetchRequest(
            Method method, WebUrl url, Map<String, String> headers, long bytesMax, Predicate<WebUrl> unfollowed) {
        this(method, url, headers, bytesMax, unfollowed, Optional.empty(), Effort.FULL);
    }

    /** The same, with every redirect followed. */
    public FetchRequest(Method method, WebUrl url, Map<String, String> headers, long bytesMax) {
        this(method, url, headers, bytesMax, _ -> false);
    }

    /** The same, of which a part is welcome after that long. */
    public FetchRequest orPartAfter(Duration time) {
        return new FetchRequest(method, url, headers, bytesMax, unfollowed, Optional.of(time), effort);
    }

    /** The same for another address, no hop left out. */
    public FetchRequest to(WebUrl other) {
        return new FetchRequest(method, other, headers, bytesMax, _ -> false, partAfter, effort);
    }

    public FetchRequest with(Map<String, String> other) {
        return new FetchRequest(method, url, other, bytesMax, unfollowed, partAfter, effort);
    }

    public FetchRequest with(Effort other) {
        return new FetchRequest(method, url, headers, bytesMax, unfollowed, partAfter, other);
    }

    /** How much is done to get an answer. */
    public enum Effort {
        /** Follows redirects, and tries again once if the site says that it is busy. */
        FULL,
        /** The same without following redirects: each comes back as {@link #unfollowed} says. */
        ONE_ADDRESS,
        ONE_REQUEST
    }

    public enum Method {
        GET,
        HEAD
    }
}
