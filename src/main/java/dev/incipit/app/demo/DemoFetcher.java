package dev.incipit.app.demo;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;

/**
 * Redirects requests for the demo site's host name to the local server, so that the files contain the public addresses, the
 * same in every run. Requests to other hosts are not sent: the demo stays off the network.
 */
public record DemoFetcher(Fetcher next, String address) implements Fetcher {
    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        if (!request.url().origin().equals(DemoSite.HOME)) {
            return new Guarded(request.url(), "not of the demo site");
        }
        var served = new FetchRequest(
                request.method(),
                moved(request.url(), DemoSite.HOME, address),
                request.headers(),
                request.bytesMax(),
                hop -> request.unfollowed().test(named(hop)));
        return switch (next.fetch(served)) {
            case Fetched fetched ->
                new Fetched(
                        named(fetched.url()),
                        fetched.status(),
                        fetched.headers(),
                        fetched.body(),
                        fetched.truncated(),
                        fetched.redirects().stream()
                                .map(hop -> new Redirect(named(hop.from()), hop.status()))
                                .toList());
            case Refused refused -> new Refused(named(refused.url()), refused.status(), refused.retryAfter());
            case Missing missing -> new Missing(named(missing.url()), missing.status(), missing.retryAfter());
            case Guarded guarded -> new Guarded(named(guarded.url()), guarded.reason());
            case Unreachable unreachable ->
                new Unreachable(named(unreachable.url()), unreachable.cause(), unreachable.detail());
        };
    }

    private WebUrl named(WebUrl url) {
        return moved(url, address, DemoSite.HOME);
    }

    private static WebUrl moved(WebUrl url, String from, String to) {
        var text = url.toString();
        return text.startsWith(from)
                ? WebUrl.parse(to + text.substring(from.length())).orElse(url)
                : url;
    }
}
