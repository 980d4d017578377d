package dev.incipit.crawl;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** The way to a site's first page: scheme, robots.txt, redirects, refreshes; and what it means when it ends early. */
final class Arrival {
    private static final int REFRESHES_MAX = 3;

    /** As many as one fetch follows by itself ({@code FetchConfig.redirectsMax}); these lead from origin to origin. */
    private static final int HOPS_MAX = 10;

    /** From {@code http} to {@code https}, to {@code www.}, and to the first page's own path. */
    private static final int SURE_HOPS_MAX = 3;

    private static final Way STRAIGHT = new Way(List.of(), 0);

    /** A longer Crawl-delay is kept to this length: it must leave a run something to do. */
    private static final Duration CRAWL_DELAY_MAX = Duration.ofSeconds(5);

    private final FetchRun fetcher;
    private final Fanout fanout;
    private final PageVisitor visitor;
    private final RobotsFile robotsFile;
    private final SeedSource seeds;
    private final Duration limit;
    private Optional<SeedsFound> earlier = Optional.empty();

    /**
     * One way there.
     *
     * @param limit of one page's arrival, its seeds included
     */
    Arrival(
            FetchRun fetcher,
            Fanout fanout,
            PageVisitor visitor,
            RobotsFile robotsFile,
            SeedSource seeds,
            Duration limit) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.visitor = visitor;
        this.robotsFile = robotsFile;
        this.seeds = seeds;
        this.limit = limit;
    }

    /** Where it led. */
    sealed interface Result {}

    /** The first page was read. */
    record Arrived(SiteScope scope, RobotsRules robots, PageAnswer home, Seeds seeds) implements Result {}

    /** It was not. */
    record Ended(CrawlOutcome outcome) implements Result {}

    /** How to find the seeds of a site. */
    @FunctionalInterface
    interface SeedSource {
        Seeds apply(SiteScope scope, RobotsRules robots) throws InterruptedException;
    }

    /**
     * How we came there.
     *
     * @param left the addresses that sent us on to another origin, in order
     */
    private record Way(List<WebUrl> left, int refreshes) {
        Way sentOn(List<FetchOutcome.Redirect> hops) {
            return new Way(
                    Stream.concat(left.stream(), hops.stream().map(FetchOutcome.Redirect::from))
                            .toList(),
                    refreshes);
        }

        Way refreshed() {
            return new Way(left, refreshes + 1);
        }

        /** Whether it was short and on one host but for its {@code www.} and the scheme: then most likely it ends at the address. */
        boolean endsLikelyAt(WebUrl url) {
            return left.size() <= SURE_HOPS_MAX
                    && left.stream().allMatch(earlier -> bare(earlier).equals(bare(url)));
        }

        private static String bare(WebUrl url) {
            return url.host().startsWith("www.") ? url.host().substring("www.".length()) : url.host();
        }
    }

    /** What is asked in one round, since most sites redirect nowhere. */
    private sealed interface FirstAnswer {}

    private record PageAsked(FetchOutcome outcome, PageAnswer answer) implements FirstAnswer {}

    private record SeedsFound(SiteScope scope, Seeds seeds) implements FirstAnswer {}

    /** Goes there. */
    Result at(Site site) throws InterruptedException {
        var home = site.home().withoutFragment();
        var standing = robotsFile.ask(home);
        if (site.schemeAssumed() && standing instanceof RobotsFile.NotReached(var failure) && speaksNoTls(failure)) {
            var plain = WebUrl.parse(
                    "http" + home.toString().substring(home.scheme().length()));
            if (plain.isPresent()) {
                var second = robotsFile.ask(plain.get());
                if (!(second instanceof RobotsFile.NotReached)) {
                    return enter(site, plain.get(), second, STRAIGHT);
                }
            }
        }
        return enter(site, home, standing, STRAIGHT);
    }

    /** decisions §5: a bad certificate is an answer, no listener, a time-out and a host without TLS are not. */
    private static boolean speaksNoTls(FetchOutcome failure) {
        return failure instanceof FetchOutcome.Unreachable unreachable
                && switch (unreachable.cause()) {
                    case CONNECT, TLS -> true;
                    case DNS, NAME_SERVICE, CERTIFICATE, TIMEOUT, PROTOCOL, REDIRECTS, TOO_LARGE -> false;
                };
    }

    private Result enter(Site site, WebUrl url, RobotsFile.Standing standing, Way way) throws InterruptedException {
        return switch (standing) {
            case RobotsFile.NotReached(var failure) -> new Ended(FirstPageFailure.of(failure));
            case RobotsFile.Shut(var reason) -> new Ended(FirstPageFailure.robotsShut(reason));
            case RobotsFile.Ruled(var rules) when !rules.allows(url) -> new Ended(FirstPageFailure.robotsForbids());
            case RobotsFile.Ruled(var rules) -> firstPage(site, url, rules, way);
        };
    }

    private Result firstPage(Site site, WebUrl url, RobotsRules rules, Way way) throws InterruptedException {
        rules.crawlDelay()
                .ifPresent(pause ->
                        fetcher.crawlDelay(url, pause.compareTo(CRAWL_DELAY_MAX) > 0 ? CRAWL_DELAY_MAX : pause));
        var answered = askBesideSeeds(SiteScope.of(site, url), url, rules, way);
        if (answered.isEmpty()) {
            return new Ended(FirstPageFailure.tooSlow());
        }
        var page = answered.get();
        if (page.outcome() instanceof FetchOutcome.Fetched sentOn && sentOn.isRedirect()) {
            return sentOn(site, url, sentOn, way.sentOn(sentOn.redirects()));
        }
        if (page.answer().reading().isEmpty()) {
            return new Ended(
                    page.outcome() instanceof FetchOutcome.Fetched fetched
                            ? FirstPageFailure.unread(page.answer().visit(), fetched.contentType())
                            : FirstPageFailure.of(page.outcome()));
        }
        var reading = page.answer().reading().get();
        var next = PageVisitor.onward(reading).filter(_ -> way.refreshes() < REFRESHES_MAX);
        if (next.isPresent()) {
            return enter(site, next.get(), standing(next.get(), url, rules), way.refreshed());
        }
        return landed(
                site,
                reading.url(),
                standing(reading.url(), url, rules),
                page.answer().after(way.left()),
                earlier);
    }

    private Optional<PageAsked> askBesideSeeds(SiteScope asked, WebUrl url, RobotsRules rules, Way way)
            throws InterruptedException {
        var known = earlier.filter(found -> isSameSite(found.scope(), asked));
        var tasks = new ArrayList<Callable<FirstAnswer>>();
        tasks.add(() -> ask(url, rules));
        boolean sure = way.endsLikelyAt(url);
        if (sure) {
            tasks.add(() -> known.isPresent() ? known.get() : find(asked, rules));
        }
        var answers = fanout.run(tasks, limit);
        // On the way from host to host most of them would be looked for in vain.
        earlier = sure ? answers.getLast().map(answer -> (SeedsFound) answer) : Optional.empty();
        return answers.getFirst().map(answer -> (PageAsked) answer);
    }

    /** Another origin's rules are read before it is asked for its page; those of this one forbid where it leads. */
    private Result sentOn(Site site, WebUrl url, FetchOutcome.Fetched redirect, Way way) throws InterruptedException {
        var target = redirect.url();
        if (target.origin().equals(url.origin())) {
            return new Ended(FirstPageFailure.robotsForbids());
        }
        if (way.left().size() > HOPS_MAX) {
            var detail = way.left().contains(target) ? "it redirects in a circle" : "too many redirects";
            return new Ended(
                    FirstPageFailure.of(new FetchOutcome.Unreachable(target, FetchOutcome.Cause.REDIRECTS, detail)));
        }
        return enter(site, target, robotsFile.ask(target), way);
    }

    private SeedsFound find(SiteScope scope, RobotsRules rules) throws InterruptedException {
        return new SeedsFound(scope, seeds.apply(scope, rules));
    }

    private PageAsked ask(WebUrl url, RobotsRules rules) throws InterruptedException {
        long start = System.nanoTime();
        var outcome = fetcher.fetch(new FetchRequest(
                FetchRequest.Method.GET,
                url,
                PageVisitor.HEADERS,
                fetcher.config().bytesMax(),
                target -> !target.origin().equals(url.origin()) || !rules.allows(target)));
        return new PageAsked(outcome, visitor.answerOf(url, outcome, start));
    }

    /** The rules of another host are its own. */
    private RobotsFile.Standing standing(WebUrl landed, WebUrl asked, RobotsRules rules) throws InterruptedException {
        return landed.origin().equals(asked.origin()) ? new RobotsFile.Ruled(rules) : robotsFile.ask(landed);
    }

    private Result landed(
            Site site, WebUrl landed, RobotsFile.Standing standing, PageAnswer answer, Optional<SeedsFound> found)
            throws InterruptedException {
        return switch (standing) {
            case RobotsFile.NotReached(var failure) -> new Ended(FirstPageFailure.of(failure));
            case RobotsFile.Shut(var reason) -> new Ended(FirstPageFailure.robotsShut(reason));
            case RobotsFile.Ruled(var rules) when !rules.allows(landed) -> new Ended(FirstPageFailure.robotsForbids());
            case RobotsFile.Ruled(var rules) -> {
                var scope = SiteScope.of(site, landed);
                var early = found.filter(seeds -> isSameSite(seeds.scope(), scope));
                yield new Arrived(
                        scope, rules, answer, early.isPresent() ? early.get().seeds() : seeds.apply(scope, rules));
            }
        };
    }

    private static boolean isSameSite(SiteScope one, SiteScope other) {
        return one.home().origin().equals(other.home().origin()) && one.folder().equals(other.folder());
    }
}
