package dev.incipit.crawl;

import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Deadline;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Finds a site's first page: tries schemes, reads robots.txt, follows redirects and refreshes; reports why if it fails. */
final class HomeFinder {
    private static final int REFRESHES_MAX = 3;

    /** As many as a single fetch follows ({@code FetchConfig.redirectsMax}); these lead from origin to origin. */
    private static final int HOPS_MAX = 10;

    private static final RedirectChain STRAIGHT = new RedirectChain(List.of(), 0);

    /** A longer Crawl-delay is shortened to this, so that a run can still read pages. */
    private static final Duration CRAWL_DELAY_MAX = Duration.ofSeconds(5);

    private final FetchRun fetcher;
    private final Fanout fanout;
    private final PageVisitor visitor;
    private final RobotsFile robotsFile;
    private final SeedSource seeds;
    private final Limits limits;
    private final Deadline firstPageEnd;
    private final Deadline runEnd;
    private Optional<SeedsFound> earlier = Optional.empty();

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
        this.firstPageEnd = Deadline.in(limits.firstPage());
        this.runEnd = Deadline.in(limits.run());
    }

    /**
     * Time limits of a search, from the making of its finder.
     *
     * @param firstPage until the first page is there, including robots.txt and redirects
     * @param seeds for each search for seeds
     * @param run of the whole run, at least as long as the others
     */
    record Limits(Duration firstPage, Duration seeds, Duration run) {}

    /** The outcome of a search. */
    sealed interface Result {}

    record Arrived(SiteScope scope, RobotsRules robots, PageAnswer home, Seeds seeds) implements Result {
        Arrived under(RobotsRules other) {
            return new Arrived(scope, other, home, seeds);
        }
    }

    /** The first page was not read. */
    record Ended(CrawlOutcome.Failed outcome) implements Result {}

    /** Finds the seeds of a site. */
    @FunctionalInterface
    interface SeedSource {
        Seeds apply(SiteScope scope, RobotsRules robots, Duration limit) throws InterruptedException;
    }

    /** What is requested in the first round, in parallel, since most sites do not redirect. */
    private sealed interface FirstAnswer {}

    private record PageAsked(FetchOutcome outcome, PageAnswer answer) implements FirstAnswer {}

    private record PageLate() implements FirstAnswer {}

    private record SeedsFound(SiteScope scope, Seeds seeds) implements FirstAnswer {}

    /** Finds the first page; call it once. */
    Result at(Site site) throws InterruptedException {
        var home = site.home().withoutFragment();
        var answer = robots(home);
        if (site.schemeAssumed() && answer.filter(HomeFinder::leavesHttpToTry).isPresent()) {
            var plain = WebUrl.parse(
                    "http" + home.toString().substring(home.scheme().length()));
            if (plain.isPresent()) {
                var second = robots(plain.get());
                if (second.isPresent() && !(second.get() instanceof RobotsFile.NotReached)) {
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

    private Duration seedsTime(Duration left) {
        return left.compareTo(limits.seeds()) < 0 ? left : limits.seeds();
    }

    /** Reads robots.txt; empty if the time ran out. If robots.txt used more than half of it, it counts as unanswered. */
    private Optional<RobotsFile.Answer> robots(WebUrl host) throws InterruptedException {
        long asked = System.nanoTime();
        var answer = fanout.within(firstPageEnd.left(), () -> robotsFile.ask(host));
        boolean itself = System.nanoTime() - asked > limits.firstPage().toNanos() / 2;
        return answer.isEmpty() && itself ? Optional.of(RobotsFile.Shut.silent()) : answer;
    }

    private Ended tooSlow() {
        return new Ended(FirstPageFailure.tooSlow(limits.firstPage()));
    }

    private Result enter(Site site, WebUrl url, Optional<RobotsFile.Answer> answer, RedirectChain way)
            throws InterruptedException {
        return judged(url, answer, way, rules -> firstPage(site, url, rules, way));
    }

    /** Continues after robots.txt allowed a URL. */
    @FunctionalInterface
    private interface Step {
        Result take(RobotsRules rules) throws InterruptedException;
    }

    private Result judged(WebUrl url, Optional<RobotsFile.Answer> answer, RedirectChain way, Step next)
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

    private static Ended notReached(WebUrl asked, FetchOutcome failure, RedirectChain way) {
        boolean redirected = !way.equals(STRAIGHT)
                || failure.url().hasUserInfo()
                || !failure.url().origin().equals(asked.origin());
        return new Ended(FirstPageFailure.of(failure, redirected));
    }

    private Result firstPage(Site site, WebUrl url, RobotsRules rules, RedirectChain way) throws InterruptedException {
        rules.crawlDelay().ifPresent(pause -> fetcher.crawlDelay(url, shortened(pause)));
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

    /** The pause that is made where a robots.txt asks for this one. */
    static Duration shortened(Duration pause) {
        return pause.compareTo(CRAWL_DELAY_MAX) > 0 ? CRAWL_DELAY_MAX : pause;
    }

    private FirstAnswer askBesideSeeds(SiteScope asked, WebUrl url, RobotsRules rules, RedirectChain way)
            throws InterruptedException {
        var known = earlier.filter(found -> isSameSite(found.scope(), asked));
        var tasks = new ArrayList<Callable<FirstAnswer>>();
        var left = firstPageEnd.left();
        tasks.add(() -> fanout.<FirstAnswer>within(left, () -> ask(url, rules)).orElseGet(PageLate::new));
        boolean sure = way.endsLikelyAt(url);
        if (sure) {
            tasks.add(() -> known.isPresent()
                    ? known.get()
                    : new SeedsFound(asked, seeds.apply(asked, rules, seedsTime(left))));
        }
        // Both end by themselves.
        var answers = fanout.run(tasks, limits.run());
        // After a redirect to another host, most of these seeds would be useless.
        earlier = sure ? answers.getLast().map(answer -> (SeedsFound) answer) : Optional.empty();
        return answers.getFirst().orElseGet(this::lateOrFailed);
    }

    /** A run may be as short as the limit of its first page, and then ends the asking from outside. */
    private FirstAnswer lateOrFailed() {
        if (firstPageEnd.left().isPositive()) {
            throw new IllegalStateException("the first page could not be asked for");
        }
        return new PageLate();
    }

    /** Follows a redirect to another origin after reading its rules; one within the origin means that its rules forbid it. */
    private Result sentOn(Site site, WebUrl url, FetchOutcome.Fetched redirect, RedirectChain way)
            throws InterruptedException {
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

    private PageAsked ask(WebUrl url, RobotsRules rules) throws InterruptedException {
        long start = System.nanoTime();
        var outcome = fetcher.fetch(
                visitor.request(url, target -> !target.origin().equals(url.origin()) || !rules.allows(target)));
        return new PageAsked(outcome, visitor.answerOf(url, outcome, start));
    }

    /** Another host has its own rules. */
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
                early.isPresent() ? early.get().seeds() : seeds.apply(scope, rules, seedsTime(runEnd.left())));
    }

    private static boolean isSameSite(SiteScope one, SiteScope other) {
        return one.home().origin().equals(other.home().origin()) && one.folder().equals(other.folder());
    }
}
