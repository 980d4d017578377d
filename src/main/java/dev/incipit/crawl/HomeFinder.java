package dev.incipit.crawl;

import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import dev.incipit.url.WwwTwins;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** The way to a site's first page: scheme, robots.txt, redirects, refreshes; and what it means when it ends early. */
final class HomeFinder {
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
    private final Limits limits;
    private Optional<SeedsFound> earlier = Optional.empty();
    private long start;

    /** One way there. */
    HomeFinder(
            FetchRun fetcher,
            Fanout fanout,
            PageVisitor visitor,
            RobotsFile robotsFile,
            SeedSource seeds,
            Limits limits) {
        this.fetcher = fetcher;
        this.fanout = fanout;
        this.visitor = visitor;
        this.robotsFile = robotsFile;
        this.seeds = seeds;
        this.limits = limits;
    }

    /**
     * What an arrival may take.
     *
     * @param firstPage until the first page is there, with robots.txt and redirects, in all
     * @param seeds of one search for seeds
     * @param run of the whole run, at least as long as the others
     */
    record Limits(Duration firstPage, Duration seeds, Duration run) {}

    /** Where it led. */
    sealed interface Result {}

    /** The first page was read. */
    record Arrived(SiteScope scope, RobotsRules robots, PageAnswer home, Seeds seeds) implements Result {}

    /** It was not. */
    record Ended(CrawlOutcome outcome) implements Result {}

    /** How to find the seeds of a site. */
    @FunctionalInterface
    interface SeedSource {
        Seeds apply(SiteScope scope, RobotsRules robots, Duration limit) throws InterruptedException;
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
                    && left.stream().allMatch(earlier -> WwwTwins.areOne(earlier.host(), url.host()));
        }
    }

    /** What is asked in one round, since most sites redirect nowhere. */
    private sealed interface FirstAnswer {}

    private record PageAsked(FetchOutcome outcome, PageAnswer answer) implements FirstAnswer {}

    private record PageLate() implements FirstAnswer {}

    private record SeedsFound(SiteScope scope, Seeds seeds) implements FirstAnswer {}

    /** Goes there, once. */
    Result at(Site site) throws InterruptedException {
        start = System.nanoTime();
        var home = site.home().withoutFragment();
        var answer = robots(home);
        if (site.schemeAssumed() && answer.filter(HomeFinder::leavesHttpToTry).isPresent()) {
            var plain = WebUrl.parse(
                    "http" + home.toString().substring(home.scheme().length()));
            if (plain.isPresent()) {
                var second = robots(plain.get());
                if (second.isPresent() && second.get() instanceof RobotsFile.Ruled) {
                    return enter(site, plain.get(), second, STRAIGHT);
                }
            }
        }
        return enter(site, home, answer, STRAIGHT);
    }

    private static boolean leavesHttpToTry(RobotsFile.Answer answer) {
        return switch (answer) {
            case RobotsFile.NotReached(FetchOutcome.Unreachable failure) ->
                failure.cause().leavesHttpToTry();
            case RobotsFile.Shut(var _, var silence) ->
                silence.filter(FetchOutcome.Cause::leavesHttpToTry).isPresent();
            case RobotsFile.NotReached _, RobotsFile.Ruled _ -> false;
        };
    }

    /** What is left of a limit that began with the arrival. */
    private Duration left(Duration limit) {
        var left = limit.minusNanos(System.nanoTime() - start);
        return left.isNegative() ? Duration.ZERO : left;
    }

    private Duration seedsTime(Duration left) {
        return left.compareTo(limits.seeds()) < 0 ? left : limits.seeds();
    }

    /** What robots.txt says; empty when the time is over. One that took most of that time is said not to have answered. */
    private Optional<RobotsFile.Answer> robots(WebUrl host) throws InterruptedException {
        long asked = System.nanoTime();
        var answer = fanout.within(left(limits.firstPage()), () -> robotsFile.ask(host));
        boolean itself = System.nanoTime() - asked > limits.firstPage().toNanos() / 2;
        return answer.isEmpty() && itself ? Optional.of(RobotsFile.Shut.silent()) : answer;
    }

    private Ended tooSlow() {
        return new Ended(FirstPageFailure.tooSlow(limits.firstPage()));
    }

    private Result enter(Site site, WebUrl url, Optional<RobotsFile.Answer> answer, Way way)
            throws InterruptedException {
        return judged(url, answer, way, rules -> firstPage(site, url, rules, way));
    }

    /** What follows where robots.txt lets us ask for this address. */
    @FunctionalInterface
    private interface Step {
        Result take(RobotsRules rules) throws InterruptedException;
    }

    private Result judged(WebUrl url, Optional<RobotsFile.Answer> answer, Way way, Step next)
            throws InterruptedException {
        return answer.isEmpty()
                ? tooSlow()
                : switch (answer.get()) {
                    case RobotsFile.NotReached(var failure) -> notReached(url, failure, way);
                    case RobotsFile.Shut shut -> new Ended(FirstPageFailure.robotsShut(shut.reason()));
                    case RobotsFile.Ruled(var rules)
                    when !rules.allows(url) -> new Ended(FirstPageFailure.robotsForbids());
                    case RobotsFile.Ruled(var rules) -> next.take(rules);
                };
    }

    private static Ended notReached(WebUrl asked, FetchOutcome failure, Way way) {
        boolean redirected = !way.equals(STRAIGHT)
                || failure.url().hasUserInfo()
                || !failure.url().origin().equals(asked.origin());
        return new Ended(FirstPageFailure.of(failure, redirected));
    }

    private Result firstPage(Site site, WebUrl url, RobotsRules rules, Way way) throws InterruptedException {
        rules.crawlDelay()
                .ifPresent(pause ->
                        fetcher.crawlDelay(url, pause.compareTo(CRAWL_DELAY_MAX) > 0 ? CRAWL_DELAY_MAX : pause));
        var answered = askBesideSeeds(SiteScope.of(site, url), url, rules, way);
        if (!(answered instanceof PageAsked page)) {
            return tooSlow();
        }
        if (page.outcome() instanceof FetchOutcome.Fetched sentOn && sentOn.isRedirect()) {
            return sentOn(site, url, sentOn, way.sentOn(sentOn.redirects()));
        }
        if (page.answer().reading().isEmpty()) {
            return page.outcome() instanceof FetchOutcome.Fetched fetched
                    ? new Ended(FirstPageFailure.unread(page.answer().visit(), fetched.contentType()))
                    : notReached(url, page.outcome(), way);
        }
        var reading = page.answer().reading().get();
        var next = PageVisitor.onward(reading).filter(_ -> way.refreshes() < REFRESHES_MAX);
        if (next.isPresent()) {
            return enter(site, next.get(), answer(next.get(), url, rules), way.refreshed());
        }
        var landed = reading.url();
        return judged(
                landed,
                answer(landed, url, rules),
                way,
                theirs -> arrived(site, landed, theirs, page.answer().after(way.left())));
    }

    private FirstAnswer askBesideSeeds(SiteScope asked, WebUrl url, RobotsRules rules, Way way)
            throws InterruptedException {
        var known = earlier.filter(found -> isSameSite(found.scope(), asked));
        var tasks = new ArrayList<Callable<FirstAnswer>>();
        var left = left(limits.firstPage());
        tasks.add(() -> fanout.<FirstAnswer>within(left, () -> ask(url, rules)).orElseGet(PageLate::new));
        boolean sure = way.endsLikelyAt(url);
        if (sure) {
            tasks.add(() -> known.isPresent() ? known.get() : find(asked, rules, seedsTime(left)));
        }
        // Both end by themselves.
        var answers = fanout.run(tasks, limits.run());
        // On the way from host to host most of them would be looked for in vain.
        earlier = sure ? answers.getLast().map(answer -> (SeedsFound) answer) : Optional.empty();
        return answers.getFirst().orElseThrow(() -> new IllegalStateException("the first page could not be asked for"));
    }

    /** Another origin's rules are read before it is asked for its page; those of this one forbid where it leads. */
    private Result sentOn(Site site, WebUrl url, FetchOutcome.Fetched redirect, Way way) throws InterruptedException {
        var target = redirect.url();
        if (target.origin().equals(url.origin())) {
            return new Ended(FirstPageFailure.robotsForbids());
        }
        if (way.left().size() > HOPS_MAX) {
            var detail = way.left().contains(target) ? "it redirects in a circle" : "too many redirects";
            return notReached(target, new FetchOutcome.Unreachable(target, FetchOutcome.Cause.REDIRECTS, detail), way);
        }
        return enter(site, target, robots(target), way);
    }

    private SeedsFound find(SiteScope scope, RobotsRules rules, Duration time) throws InterruptedException {
        return new SeedsFound(scope, seeds.apply(scope, rules, time));
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
    private Optional<RobotsFile.Answer> answer(WebUrl landed, WebUrl asked, RobotsRules rules)
            throws InterruptedException {
        return landed.origin().equals(asked.origin()) ? Optional.of(new RobotsFile.Ruled(rules)) : robots(landed);
    }

    private Arrived arrived(Site site, WebUrl landed, RobotsRules rules, PageAnswer answer)
            throws InterruptedException {
        var scope = SiteScope.of(site, landed);
        var early = earlier.filter(found -> isSameSite(found.scope(), scope));
        return new Arrived(
                scope,
                rules,
                answer,
                early.isPresent() ? early.get().seeds() : seeds.apply(scope, rules, seedsTime(left(limits.run()))));
    }

    private static boolean isSameSite(SiteScope one, SiteScope other) {
        return one.home().origin().equals(other.home().origin()) && one.folder().equals(other.folder());
    }
}
