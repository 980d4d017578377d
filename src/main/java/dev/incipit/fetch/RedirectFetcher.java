package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest.Effort;
import java.util.ArrayList;

/**
 * Follows a few redirects (RFC 9110 §15.4). Every hop is a request of its own and is judged like the first. An address may come again,
 * since some sites set a cookie and redirect to the same address.
 */
record RedirectFetcher(Fetcher next, int hopsMax) implements Fetcher {
    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var left = new ArrayList<Redirect>();
        var url = request.url();
        boolean circle = false;
        for (int hop = 0; hop <= hopsMax; hop++) {
            var outcome = next.fetch(request.to(url));
            if (!(outcome instanceof Fetched fetched)) {
                return outcome;
            }
            if (fetched.status() < 300) {
                return new Fetched(url, fetched.status(), fetched.headers(), fetched.body(), fetched.truncated(), left);
            }
            var location = fetched.headers().getOrDefault("location", "").strip();
            var target = url.resolve(location);
            if (!FetchOutcome.Redirect.isOne(fetched.status()) || location.isEmpty() || target.isEmpty()) {
                return new Missing(url, fetched.status());
            }
            if (target.get().hasUserInfo()) {
                return new Guarded(target.get(), "a redirect may not carry a user name or password");
            }
            left.add(new Redirect(url, fetched.status()));
            url = target.get().withoutFragment();
            var seen = url;
            boolean again = left.stream().anyMatch(redirect -> redirect.from().equals(seen));
            circle |= again;
            if (request.effort() != Effort.FULL
                    || (!again && request.unfollowed().test(seen))) {
                return new Fetched(seen, fetched.status(), fetched.headers(), new byte[0], false, left);
            }
        }
        return new Unreachable(
                request.url(), Cause.REDIRECTS, circle ? "it redirects in a circle" : "too many redirects");
    }
}
