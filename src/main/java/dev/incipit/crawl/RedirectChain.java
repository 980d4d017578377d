package dev.incipit.crawl;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.url.WebUrl;
import dev.incipit.url.WwwTwins;
import java.util.List;
import java.util.stream.Stream;

/**
 * The redirects and refreshes that were followed on the way to a site's first page.
 *
 * @param left the URLs that redirected to another origin, in order
 */
record RedirectChain(List<WebUrl> left, int refreshes) {
    /** From {@code http} to {@code https}, to {@code www.}, and to the first page's own path. */
    private static final int SURE_HOPS_MAX = 3;

    RedirectChain sentOn(List<FetchOutcome.Redirect> hops) {
        return new RedirectChain(
                Stream.concat(left.stream(), hops.stream().map(FetchOutcome.Redirect::from))
                        .toList(),
                refreshes);
    }

    RedirectChain refreshed() {
        return new RedirectChain(left, refreshes + 1);
    }

    /** Whether it was short and on one host apart from {@code www.} and the scheme, so the URL is probably final. */
    boolean endsLikelyAt(WebUrl url) {
        return left.size() <= SURE_HOPS_MAX
                && left.stream().allMatch(earlier -> WwwTwins.areOne(earlier.host(), url.host()));
    }
}
