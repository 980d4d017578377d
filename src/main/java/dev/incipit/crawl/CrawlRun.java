package dev.incipit.crawl;

import dev.incipit.crawl.assembly.MarkdownTwins;
import dev.incipit.crawl.frontier.AdmissionOrder;
import dev.incipit.crawl.frontier.Discovery;
import dev.incipit.crawl.frontier.Frontier;
import dev.incipit.crawl.frontier.RedirectPolicy;
import dev.incipit.crawl.frontier.SiteAddresses;
import dev.incipit.crawl.frontier.SiteLinks;
import dev.incipit.crawl.frontier.SpiderTrapDetector;
import dev.incipit.crawl.frontier.UrlPattern;
import dev.incipit.crawl.page.PageAnswer;
import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.seeds.Seeds;
import dev.incipit.fetch.Deadline;
import dev.incipit.html.Page;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** One crawl between its seeds and its report: decides what to request next and evaluates each answer. Used by one thread. */
final class CrawlRun {
    /** hostile.md row 33. */
    private static final int REFUSALS_IN_A_ROW_MAX = 5;

    /** Files for programs; a link to one of them does not make it a page. */
    private static final List<String> MACHINE_FILES = List.of("robots.txt", "llms.txt", "llms-full.txt");

    private static final int WINDOW_PER_PLACE = 4;
    private static final Duration PATIENCE = Duration.ofMillis(1_500);

    /** The fraction of the budget for a part of the site that looks like a crawler trap. */
    private static final int SUSPECTS_SHARE = 3;

    /** Characters of Markdown kept for all pages. A full file has up to 20 MiB; a run must fit into 320 MB including it. */
    private static final int TEXT_KEPT_MAX = 24 * 1024 * 1024;

    private final SiteScope scope;
    private final RedirectPolicy redirects;
    private final CrawlBudget budget;
    private final PageVisitor visitor;
    private final MarkdownTwins twins;
    private final Frontier frontier;
    private final SiteLinks links;
    private final Consumer<CrawlProgress> progress;
    private final AdmissionOrder order;
    private final Deadline deadline;
    private final List<Visit> visits = new ArrayList<>();
    private final Map<String, Reading> readings = new LinkedHashMap<>();
    private final Map<WebUrl, WebUrl> left = new HashMap<>();
    /** The turn at which each address was requested. A redirect sees only earlier turns, so timing has no effect. */
    private final Map<WebUrl, Integer> askedAt = new ConcurrentHashMap<>();

    private int asked;
    /** Pages that an earlier run wrote. They count as no pages, up to as many as the budget has pages. */
    private int copies;

    private int done;
    private int failed;
    private int refusedInARow;
    private int textKept;
    private long bytes;

    sealed interface Result {}

    record Numbered(int number, PageAnswer answer) implements Result {}

    /** A guess at Markdown twins, which does not affect the crawl. */
    record Aside(MarkdownTwins.Guess guess) implements Result {}

    /**
     * Creates a run whose first page has been read.
     *
     * @param finite whether the pages are files, so that no address can lead to ever more
     * @param deadline counted from before robots.txt was requested
     */
    CrawlRun(
            HomeFinder.Arrived there,
            CrawlBudget budget,
            PageVisitor visitor,
            MarkdownTwins twins,
            Consumer<CrawlProgress> progress,
            boolean finite,
            Deadline deadline) {
        this.scope = there.scope();
        this.redirects = new RedirectPolicy(new SiteAddresses(scope), there.robots());
        var traps = new SpiderTrapDetector(budget.pagesMax(), finite);
        this.frontier = new Frontier(scope, there.robots(), budget.pagesMax() / SUSPECTS_SHARE, traps);
        this.budget = budget;
        this.visitor = visitor;
        this.twins = twins;
        this.progress = progress;
        this.links = new SiteLinks(frontier);
        this.order = new AdmissionOrder(WINDOW_PER_PLACE * budget.hostConcurrency(), PATIENCE, System::nanoTime);
        this.deadline = deadline;
    }

    /** Starts with the first page and the seeds. */
    void begin(PageAnswer home, Seeds seeds) {
        asked++;
        done++;
        bytes += seeds.bytes();
        frontier.claim(home.asked());
        askedAt.put(home.asked(), asked);
        home.reading().ifPresent(reading -> frontier.claim(reading.url()));
        MACHINE_FILES.forEach(file -> scope.home().atPath("/" + file).ifPresent(frontier::claim));
        settle(home);
        FurtherHosts.wanted(scope).forEach(url -> frontier.offer(Discovery.of(url, Discovery.Source.LISTED)));
        seeds.listed().forEach(url -> frontier.offer(Discovery.of(url, Discovery.Source.LISTED)));
        seeds.sitemap().stream().takeWhile(_ -> left().isPositive()).forEach(frontier::offer);
        tell();
    }

    /** Returns the next task; empty while nothing can be decided, and when everything is done. */
    Optional<Callable<Result>> next() {
        settleWhatIsNeeded();
        var guess = twins.guess(readings.values(), url -> frontier.known(url).isPresent());
        if (guess.isPresent()) {
            return Optional.of(() -> new Aside(guess.get().call()));
        }
        if (isSpent() || order.isBehind() || !frontier.canTake(order.isQuiet())) {
            order.lookAround(!isSpent() && frontier.waiting() > 0);
            return Optional.empty();
        }
        return frontier.take(order.isQuiet()).map(candidate -> {
            int turn = ++asked;
            int number = order.admit(candidate.suspected().isEmpty());
            askedAt.putIfAbsent(candidate.url(), turn);
            return () -> new Numbered(number, visitor.visit(candidate.url(), target -> refusal(target, turn)));
        });
    }

    /** Returns why a redirect is not followed: its target was requested before this turn, or may not be requested at all. */
    private Optional<String> refusal(WebUrl target, int turn) {
        return askedAt.getOrDefault(target, turn) < turn
                ? Optional.of("same as " + target.withoutQuery())
                : redirects.refusalOfPage(target);
    }

    /** Settles as many answers as the next admission depends on, and no more; all of them if there is no next admission. */
    private void settleWhatIsNeeded() {
        boolean settled = true;
        while (settled && (isSpent() || order.isBehind() || !frontier.canTake(order.isQuiet()))) {
            var answer = order.settle();
            answer.ifPresent(this::settle);
            settled = answer.isPresent();
        }
    }

    /** Takes a result in the order of arrival. */
    void arrived(Result result) {
        switch (result) {
            case Aside(var guess) -> twins.guessed(guess);
            case Numbered(var number, var answer) -> arrived(number, answer);
        }
    }

    private void arrived(int number, PageAnswer answer) {
        order.arrive(number, answer);
        // Counted on arrival, not when settled: answers that wait to be settled take memory too.
        textKept += answer.reading()
                .map(reading -> reading.page().markdown().length())
                .orElse(0);
        if (refusedInARow < REFUSALS_IN_A_ROW_MAX) {
            refusedInARow = answer.visit().result() == Visit.Result.REFUSED ? refusedInARow + 1 : 0;
        }
        switch (answer.visit().result()) {
            case READ, DROPPED -> done++;
            case REFUSED, MISSING, UNREACHABLE -> failed++;
        }
        tell();
    }

    /** Settles the answers that arrived but were not needed to decide anything. */
    void finish() {
        for (var answer = order.settleLate(); answer.isPresent(); answer = order.settleLate()) {
            settle(answer.get());
        }
    }

    private boolean isSpent() {
        return isFull() || refusedInARow >= REFUSALS_IN_A_ROW_MAX;
    }

    private boolean isFull() {
        return asked - Math.min(copies, budget.pagesMax()) >= budget.pagesMax()
                || bytes >= budget.bytesMax()
                || textKept >= TEXT_KEPT_MAX;
    }

    private void settle(PageAnswer answer) {
        visits.add(answer.visit());
        bytes += answer.bytes();
        copies += answer.isCopy() ? 1 : 0;
        answer.sentTo()
                .ifPresent(target -> answer.left().forEach(url -> left.put(url, left.getOrDefault(target, target))));
        answer.reading().ifPresent(reading -> settle(answer, reading));
    }

    private void settle(PageAnswer answer, Reading reading) {
        var refusal = redirects.refusalOfPage(reading.url());
        if (refusal.isPresent()) {
            drop(answer, refusal.get());
            return;
        }
        answer.left().forEach(url -> left.put(url, reading.url()));
        frontier.claim(reading.url());
        askedAt.putIfAbsent(reading.url(), asked);
        var key = PageSpelling.keyOf(reading.url());
        if (readings.containsKey(key)) {
            drop(answer, "same as " + readings.get(key).url().withoutQuery());
            return;
        }
        learn(reading);
        var onward = PageVisitor.onward(reading);
        if (onward.isPresent()) {
            left.put(reading.url(), onward.get());
            drop(answer, "sends on to " + onward.get().withoutQuery());
            return;
        }
        readings.put(key, reading.with(links.of(reading.page())));
    }

    private void drop(PageAnswer answer, String reason) {
        visits.set(visits.size() - 1, answer.visit().dropped(reason));
    }

    private void learn(Reading reading) {
        var metadata = reading.metadata();
        frontier.read(reading.url(), metadata.canonical(), reading.print().exact());
        boolean home = readings.isEmpty();
        // Links on the first page are no more of a trap than a list of all pages is.
        var from = home ? UrlPattern.NONE : UrlPattern.of(reading.url());
        PageVisitor.onward(reading)
                .or(metadata::canonical)
                .ifPresent(url -> frontier.offer(Discovery.of(url, Discovery.Source.SIDEBAR, from)));
        if (!metadata.nofollow()) {
            var links = reading.page().links().stream()
                    .filter(link -> !link.nofollow())
                    .limit(Page.LINKS_MAX)
                    .toList();
            Discovery.links(links, home, from)
                    .takeWhile(_ -> left().isPositive())
                    .forEach(frontier::offer);
        }
    }

    private void tell() {
        int found = Math.min(budget.pagesMax(), asked + frontier.waiting());
        progress.accept(new CrawlProgress(done, found, failed, left()));
    }

    /** Returns the time left until the run's deadline. */
    Duration left() {
        return deadline.left();
    }

    /** Returns the pages read, by spelling key, the first page first. */
    Map<String, Reading> readings() {
        return readings;
    }

    /** Returns every attempt, in the order of admission. */
    List<Visit> visits() {
        return visits;
    }

    /** Returns addresses that redirected, mapped to their targets. */
    Map<WebUrl, WebUrl> redirects() {
        return left;
    }

    /** Returns the addresses found, with what is known about them. */
    Frontier frontier() {
        return frontier;
    }

    long bytes() {
        return bytes;
    }

    boolean budgetReached() {
        return isFull() && frontier.canTake(true);
    }

    boolean refusalsReached() {
        return refusedInARow >= REFUSALS_IN_A_ROW_MAX;
    }
}
