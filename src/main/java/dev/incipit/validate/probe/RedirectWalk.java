package dev.incipit.validate.probe;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Effort;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.PublicSuffix;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.rules.DeliveryRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/**
 * Follows the redirects of one address. A redirect to a site that the caller did not name is followed only if the robots.txt of
 * its origin allows it. For one thread at a time.
 */
final class RedirectWalk {
    /** Maximum requests to a host of another site for one link. */
    private static final int FOREIGN_REQUESTS_MAX = 2;

    private final Fetcher web;
    private final OriginRobots robots;
    private final WebUrl start;
    private final String site;
    private final boolean link;
    private final Map<String, Integer> foreign = new HashMap<>();

    private RedirectWalk(Fetcher web, OriginRobots robots, WebUrl start, boolean link) {
        this.web = web;
        this.robots = robots;
        this.start = start;
        this.site = PublicSuffix.registrable(start.host());
        this.link = link;
    }

    /** For a link: obeys robots.txt on its own site too, repeats no request, sends at most two to a host of another site. */
    static RedirectWalk ofLink(Fetcher web, OriginRobots robots, WebUrl link) {
        return new RedirectWalk(web, robots, link, true);
    }

    /** For an address of the named site: the robots.txt of that site is reported but not obeyed. */
    static RedirectWalk ofSite(Fetcher web, OriginRobots robots, WebUrl address) {
        return new RedirectWalk(web, robots, address, false);
    }

    /**
     * The result at the end of the redirects. A redirect that is not followed is returned as {@link FetchRequest#unfollowed}
     * says; a circle at another site, or more than {@link DeliveryRules#REDIRECTS_MAX}, make the address unreachable.
     *
     * @param request for the first address
     */
    FetchOutcome end(FetchRequest request) throws InterruptedException {
        var first = request.with(link ? Effort.ONE_REQUEST : Effort.ONE_ADDRESS);
        var left = new ArrayList<Redirect>();
        var url = start;
        while (true) {
            var outcome = web.fetch(first.to(url));
            if (!(outcome instanceof Fetched fetched)) {
                return outcome;
            }
            left.addAll(fetched.redirects());
            var next = fetched.url();
            boolean circle = left.stream().anyMatch(redirect -> redirect.from().equals(next));
            if (fetched.isRedirect() && ((circle && !isOwn(next)) || left.size() > DeliveryRules.REDIRECTS_MAX)) {
                return new Unreachable(
                        start, Cause.REDIRECTS, circle ? "it redirects in a circle" : "more than 5 redirects");
            }
            if (!fetched.isRedirect() || !mayAsk(next)) {
                return new Fetched(
                        next, fetched.status(), fetched.headers(), fetched.body(), fetched.truncated(), left);
            }
            url = next;
        }
    }

    private boolean isOwn(WebUrl next) {
        return PublicSuffix.registrable(next.host()).equals(site);
    }

    private boolean mayAsk(WebUrl next) throws InterruptedException {
        if (ActingAddresses.isOne(next)) {
            return false;
        }
        if (isOwn(next)) {
            return !link || robots.allows(next);
        }
        boolean often = link && foreign.merge(next.host(), 1, Integer::sum) > FOREIGN_REQUESTS_MAX;
        return !often && robots.allows(next);
    }
}
