package dev.incipit.crawl.frontier;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.WebUrl;
import java.util.Optional;

/** Decides which redirects a run follows: those inside the site that robots.txt allows. Each hop is checked first. Pure. */
public record RedirectPolicy(SiteAddresses addresses, RobotsRules robots) {
    private static final String OUTSIDE = "leads outside the site";

    /** Why a page was not read whose redirect target robots.txt forbids. */
    public static final String CLOSED = "leads to what robots.txt forbids";

    private static final String ACTS = "leads to an address that acts";

    /** Why a page's redirect to a URL is not followed, as a phrase; empty if it is. */
    public Optional<String> refusalOfPage(WebUrl target) {
        return refusal(target, addresses.file(target).filter(addresses.scope()::contains));
    }

    /** The same for files that may be outside the requested folder, such as sitemaps. */
    public Optional<String> refusal(WebUrl target) {
        return refusal(target, addresses.file(target));
    }

    private Optional<String> refusal(WebUrl target, Optional<WebUrl> ours) {
        if (ActingAddresses.isOne(target)) {
            return Optional.of(ACTS);
        }
        if (ours.isEmpty()) {
            return Optional.of(OUTSIDE);
        }
        return ours.filter(robots::allows).isPresent() ? Optional.empty() : Optional.of(CLOSED);
    }
}
