package dev.incipit.crawl;

import dev.incipit.crawl.frontier.RedirectPolicy;
import dev.incipit.crawl.frontier.SiteAddresses;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * Requests pages that were known before but not found by the crawl. Only an explicit answer means that a page is gone: a page
 * that is unreachable, refuses the request or is closed by robots.txt is not gone.
 */
record Revisits(FetchRun fetcher, Fanout fanout, PageVisitor visitor, SiteScope scope) {
    /** Addresses requested in one run; the others count as unknown. */
    private static final int PAGES_MAX = 300;

    /** Returns the status of each address that could be determined within the limit. */
    Map<WebUrl, PageStatus> of(List<WebUrl> addresses, RobotsRules robots, Duration limit) throws InterruptedException {
        var deadline = Deadline.in(limit);
        var site = new SiteAddresses(scope);
        var redirects = new RedirectPolicy(site, robots);
        var asked = addresses.stream()
                .distinct()
                .filter(url -> site.file(url).filter(robots::allows).isPresent())
                .limit(PAGES_MAX)
                .toList();
        var notFound = notFound(robots, redirects, deadline.left());
        var answers = fanout.run(
                asked.stream()
                        .<Callable<PageStatus>>map(
                                url -> () -> status(site.file(url).orElseThrow(), redirects, notFound))
                        .toList(),
                deadline.left());
        var statuses = new LinkedHashMap<WebUrl, PageStatus>();
        for (int i = 0; i < asked.size(); i++) {
            var url = asked.get(i);
            answers.get(i).ifPresent(status -> statuses.put(url, status));
        }
        return statuses;
    }

    /** Learns how the site answers for a page that never existed, so that "not found" with status 200 is recognised. */
    private SoftNotFound notFound(RobotsRules robots, RedirectPolicy redirects, Duration limit)
            throws InterruptedException {
        var probe = SoftNotFound.probe(scope).filter(robots::allows);
        return probe.isEmpty()
                ? SoftNotFound.unprobed()
                : fanout.within(limit, () -> visitor.visit(probe.get(), redirects::refusal))
                        .map(SoftNotFound::by)
                        .orElseGet(SoftNotFound::unprobed);
    }

    private PageStatus status(WebUrl url, RedirectPolicy redirects, SoftNotFound notFound) throws InterruptedException {
        var outcome = fetcher.fetch(
                visitor.request(url, target -> redirects.refusal(target).isPresent()));
        return switch (outcome) {
            case FetchOutcome.Fetched fetched -> answered(url, fetched, notFound);
            case FetchOutcome.Missing missing
            when FetchOutcome.Missing.isGone(missing.status()) ->
                new PageStatus.Gone("answers with status " + missing.status());
            case FetchOutcome.Missing _, FetchOutcome.Refused _, FetchOutcome.Guarded _, FetchOutcome.Unreachable _ ->
                new PageStatus.Unknown();
        };
    }

    private PageStatus answered(WebUrl url, FetchOutcome.Fetched fetched, SoftNotFound notFound)
            throws InterruptedException {
        var reading = visitor.answerOf(url, fetched, System.nanoTime()).reading();
        if (reading.filter(notFound::matches).isPresent()) {
            return new PageStatus.Gone("says that it does not exist");
        }
        var landed = reading.flatMap(PageVisitor::onward).orElse(fetched.url());
        var onSite = new SiteAddresses(scope).file(landed);
        if (onSite.isEmpty()) {
            // A temporary redirect, to a login or during maintenance, does not mean that the page is gone.
            return fetched.redirects().stream().allMatch(FetchOutcome.Redirect::isPermanent)
                    ? new PageStatus.Gone("leads to " + landed.host())
                    : new PageStatus.Unknown();
        }
        if (fetched.isRedirect()) {
            return new PageStatus.Unknown();
        }
        var there = PageSpelling.of(onSite.get());
        if (there.equals(PageSpelling.of(url))) {
            return new PageStatus.There();
        }
        return there.equals(PageSpelling.of(scope.home()))
                ? new PageStatus.Gone("leads to the home page")
                : new PageStatus.Moved(onSite.get());
    }
}
