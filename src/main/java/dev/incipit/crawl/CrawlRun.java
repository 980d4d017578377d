package dev.incipit.crawl;

import dev.incipit.crawl.PageAnswer.Reading;
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

/** One crawl between its seeds and its report: what to ask next, and what to make of each answer. One thread owns it. */
final class CrawlRun {
    /** hostile.md row 33. */
    private static final int REFUSALS_IN_A_ROW_MAX = 5;

    /** Written for programs, and no pages when a page links them. */
    private static final List<String> MACHINE_FILES = List.of("robots.txt", "llms.txt", "llms-full.txt");

    private static final int WINDOW_PER_PLACE = 4;
    private static final Duration PATIENCE = Duration.ofMillis(1_500);

    /** Of the budget, what a part of the site may take that names ever more of itself. */
    private static final int SUSPECTS_SHARE = 3;

    /** Characters of Markdown kept of all pages; a full file holds 20 MiB, and a run shall hold 320 MB, itself included. */
    private static final int TEXT_KEPT_MAX = 24 * 1024 * 1024;

    private final SiteScope scope;
    private final Hops hops;
    private final CrawlBudget budget;
    private final PageVisitor visitor;
    private final MarkdownTwins twins;
    private final Frontier frontier;
    private final KeptLinks links;
    private final Consumer<CrawlProgress> progress;
    private final AdmissionOrder order;
    private final long start;

    private final List<Visit> visits = new ArrayList<>();
    private final Map<String, Reading> readings = new LinkedHashMap<>();
    private final Map<WebUrl, WebUrl> left = new HashMap<>();
    /** By address, how many had been asked when it was; those asked later are none of an earlier one's business, whatever the timing. */
    private final Map<WebUrl, Integer> askedAt = new ConcurrentHashMap<>();

    private int asked;
    private int done;
    private int failed;
    private int refusedInARow;
    private int textKept;
    private long bytes;

    /** What a task of the run brings back. */
    sealed interface Result {}

    /** An answer with the number of its admission. */
    record Numbered(int number, PageAnswer answer) implements Result {}

    /** A guess at Markdown twins, which decides nothing in the crawl. */
    record Aside(MarkdownTwins.Guess guess) implements Result {}

    /**
     * A run that has just arrived.
     *
     * @param start {@link System#nanoTime} of the run's beginning, before robots.txt was asked
     */
    CrawlRun(
            SiteScope scope,
            RobotsRules robots,
            CrawlBudget budget,
            PageVisitor visitor,
            MarkdownTwins twins,
            Consumer<CrawlProgress> progress,
            long start) {
        this.scope = scope;
        this.hops = new Hops(scope, robots);
        this.frontier = new Frontier(scope, robots, budget.pagesMax() / SUSPECTS_SHARE);
        this.budget = budget;
        this.visitor = visitor;
        this.twins = twins;
        this.progress = progress;
        this.links = new KeptLinks(frontier);
        this.order = new AdmissionOrder(WINDOW_PER_PLACE * budget.hostConcurrency(), PATIENCE);
        this.start = start;
    }

    /** Begins with the first page and the seeds. */
    void begin(PageAnswer home, Seeds seeds) {
        asked++;
        done++;
        bytes += seeds.bytes();
        frontier.claim(home.asked());
        askedAt.put(home.asked(), asked);
        home.reading().ifPresent(reading -> frontier.claim(reading.url()));
        MACHINE_FILES.forEach(
                file -> WebUrl.parse(scope.home().origin() + "/" + file).ifPresent(frontier::claim));
        settle(home);
        seeds.listed().forEach(url -> frontier.offer(Discovery.of(url, Discovery.Source.LISTED)));
        seeds.sitemap().stream().takeWhile(_ -> left().isPositive()).forEach(frontier::offer);
        tell();
    }

    /** The next thing to ask; empty while nothing can be decided, and when all is done. */
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
            asked++;
            int number = order.admit(candidate.suspected().isEmpty());
            int turn = asked;
            var url = candidate.url();
            askedAt.putIfAbsent(url, turn);
            return () -> new Numbered(number, visitor.visit(url, target -> refusal(target, turn)));
        });
    }

    /** Why a redirect is not followed: its target was asked before this turn, or is not to be asked at all. */
    private Optional<String> refusal(WebUrl target, int turn) {
        return askedAt.getOrDefault(target, turn) < turn
                ? Optional.of("same as " + target.withoutQuery())
                : hops.refusalOfPage(target);
    }

    /** As many answers as the next admission must know, and no more; all, where there will be none. */
    private void settleWhatIsNeeded() {
        boolean settled = true;
        while (settled && (isSpent() || order.isBehind() || !frontier.canTake(order.isQuiet()))) {
            var answer = order.settle();
            answer.ifPresent(this::settle);
            settled = answer.isPresent();
        }
    }

    /** Takes a result as it comes. */
    void arrived(Result result) {
        switch (result) {
            case Aside(var guess) -> twins.guessed(guess);
            case Numbered(var number, var answer) -> arrived(number, answer);
        }
    }

    private void arrived(int number, PageAnswer answer) {
        order.arrive(number, answer);
        // Counted as it comes and not as it is settled: what waits to be settled is held as well.
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

    /** Settles what has come and was not needed to decide anything. */
    void finish() {
        for (var answer = order.settleLate(); answer.isPresent(); answer = order.settleLate()) {
            settle(answer.get());
        }
    }

    private boolean isSpent() {
        return asked >= budget.pagesMax()
                || bytes >= budget.bytesMax()
                || textKept >= TEXT_KEPT_MAX
                || refusedInARow >= REFUSALS_IN_A_ROW_MAX;
    }

    private void settle(PageAnswer answer) {
        visits.add(answer.visit());
        bytes += answer.bytes();
        answer.sentTo()
                .ifPresent(target -> answer.left().forEach(url -> left.put(url, left.getOrDefault(target, target))));
        answer.reading().ifPresent(reading -> settle(answer, reading));
    }

    private void settle(PageAnswer answer, Reading reading) {
        var refusal = hops.refusalOfPage(reading.url());
        if (refusal.isPresent()) {
            drop(answer, refusal.get());
            return;
        }
        answer.left().forEach(url -> left.put(url, reading.url()));
        frontier.claim(reading.url());
        askedAt.putIfAbsent(reading.url(), asked);
        var key = PageSpelling.of(reading.url()).key();
        if (readings.containsKey(key)) {
            drop(answer, "same as " + readings.get(key).url().withoutQuery());
            return;
        }
        offerLinks(reading);
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

    private void offerLinks(Reading reading) {
        var metadata = reading.page().metadata();
        boolean home = readings.isEmpty();
        // What the first page names breeds no more than a list of all pages does.
        var from = home ? AddressShape.NONE : AddressShape.of(reading.url());
        PageVisitor.onward(reading)
                .or(metadata::canonical)
                .ifPresent(url -> frontier.offer(
                        new Discovery(url, Discovery.Source.SIDEBAR, from, Optional.empty(), Optional.empty())));
        if (!metadata.nofollow()) {
            reading.page().links().stream()
                    .takeWhile(_ -> left().isPositive())
                    .filter(link -> !link.nofollow())
                    .limit(Page.LINKS_MAX)
                    .forEach(link -> frontier.offer(Discovery.link(link, home, from)));
        }
    }

    private void tell() {
        int found = Math.min(budget.pagesMax(), asked + frontier.waiting());
        progress.accept(new CrawlProgress(done, found, failed, left()));
    }

    /** The time left to the run's deadline. */
    Duration left() {
        return budget.deadline().minusNanos(System.nanoTime() - start);
    }

    /** What was read, by spelling key, the first page first. */
    Map<String, Reading> readings() {
        return readings;
    }

    /** Every attempt, in the order of admission. */
    List<Visit> visits() {
        return visits;
    }

    /** From addresses that sent us on to where they did. */
    Map<WebUrl, WebUrl> redirects() {
        return left;
    }

    /** The addresses met, and what is known of them. */
    Frontier frontier() {
        return frontier;
    }

    long bytes() {
        return bytes;
    }

    boolean budgetReached() {
        return frontier.waiting() > 0
                && (asked >= budget.pagesMax() || bytes >= budget.bytesMax() || textKept >= TEXT_KEPT_MAX);
    }

    boolean refusalsReached() {
        return refusedInARow >= REFUSALS_IN_A_ROW_MAX;
    }
}
