package dev.incipit.crawl.frontier;

import dev.incipit.crawl.RobotsRules;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The addresses still to visit, best first; each is admitted once, whatever its spelling. Pure and used by one thread: the
 * result depends only on the addresses offered and their order.
 */
public final class Frontier {
    /** hostile.md row 20. */
    public static final int ADDRESSES_MAX = 50_000;

    private static final int OFFERS_IN_A_ROW_MAX = 100;

    /** Things for sale of one folder, before what else the shop has to say. */
    private static final int WARES_FIRST = 40;

    private final Remembered<Optional<WebUrl>> pages;
    private final Remembered<String> keys = new Remembered<>(PageSpelling::keyOf);
    private final PagePriority priority;
    private final RobotsRules robots;
    private final SpiderTrapDetector guard;
    private final CopiedAddresses copies = new CopiedAddresses();
    private final Map<String, Candidate> known = new HashMap<>();
    private final TreeSet<Candidate> waiting = new TreeSet<>(Candidate.BEST_FIRST);
    private final TreeSet<Candidate> suspects = new TreeSet<>(Candidate.BEST_FIRST);
    private final Map<List<String>, Integer> waresTaken = new HashMap<>();
    private int offered;
    private int suspectsLeft;
    private int closed;

    /**
     * Creates the frontier of one site, which obeys the site's robots rules.
     *
     * @param suspectsMax how many addresses may be requested that look like those of a crawler trap
     */
    public Frontier(SiteScope scope, RobotsRules robots, int suspectsMax, SpiderTrapDetector guard) {
        this.guard = guard;
        this.suspectsLeft = suspectsMax;
        this.pages = new Remembered<>(new SiteAddresses(scope)::page);
        this.priority = new PagePriority(scope);
        this.robots = robots;
    }

    /** Offers an address. It is ignored if it is not a page of this site, belongs to a trap, or exceeds a limit. */
    public void offer(Discovery discovery) {
        letOthersRun();
        pages.of(discovery.target()).ifPresent(url -> {
            var key = keys.of(url);
            Optional.ofNullable(known.get(key))
                    .or(() -> join(key, url, discovery))
                    .ifPresent(candidate -> mention(candidate, discovery, url));
        });
    }

    /** A virtual thread does not release its carrier by itself, and a sitemap has up to fifty thousand addresses. */
    @SuppressWarnings("ThreadPriorityCheck")
    private void letOthersRun() {
        if (++offered % OFFERS_IN_A_ROW_MAX == 0) {
            Thread.yield();
        }
    }

    private Optional<Candidate> join(String key, WebUrl url, Discovery discovery) {
        var shape = UrlPattern.of(url);
        boolean wanted = discovery.source() == Discovery.Source.LISTED || !priority.isFunction(url);
        if (!wanted || known.size() >= ADDRESSES_MAX || !guard.admits(url, shape, discovery)) {
            return Optional.empty();
        }
        boolean allowed = robots.allows(url);
        var state = allowed ? Candidate.State.WAITING : Candidate.State.CLOSED;
        var candidate = new Candidate(
                known.size(),
                url,
                robots.crawlDelay().isPresent() ? priority.sparingCost(url) : priority.kindCost(url),
                state);
        if (guard.isBred(shape, discovery)) {
            candidate.suspect(shape);
        }
        known.put(key, candidate);
        closed += allowed ? 0 : 1;
        return Optional.of(candidate);
    }

    private void mention(Candidate candidate, Discovery discovery, WebUrl spelling) {
        boolean cleared = candidate
                .suspected()
                .filter(shape -> !guard.isBred(shape, discovery))
                .isPresent();
        boolean moves = candidate.state() == Candidate.State.WAITING
                && (cleared || !queueOf(candidate).contains(candidate) || candidate.wouldMove(discovery));
        if (moves) {
            queueOf(candidate).remove(candidate);
        }
        candidate.mention(discovery, spelling);
        if (cleared) {
            candidate.clear();
        }
        if (moves) {
            queueOf(candidate).add(candidate);
        }
    }

    private Set<Candidate> queueOf(Candidate candidate) {
        return candidate.suspected().isPresent() ? suspects : waiting;
    }

    /** Marks an address as already requested, such as the first page or a redirect target; false if it already was. */
    public boolean claim(WebUrl url) {
        var key = keys.of(url);
        var candidate = known.computeIfAbsent(key, _ -> new Candidate(known.size(), url, 0, Candidate.State.WAITING));
        if (candidate.state() == Candidate.State.ADMITTED) {
            return false;
        }
        queueOf(candidate).remove(candidate);
        candidate.admit();
        return true;
    }

    /**
     * Takes the best waiting address and marks it as requested.
     *
     * @param alsoSuspects whether it may be one of a trap if nothing else waits
     */
    public Optional<Candidate> take(boolean alsoSuspects) {
        if (!canTake(alsoSuspects)) {
            return Optional.empty();
        }
        suspectsLeft -= waiting.isEmpty() ? 1 : 0;
        var best = Optional.ofNullable(waiting.isEmpty() ? suspects.pollFirst() : waiting.pollFirst());
        best.ifPresent(candidate -> {
            var shape = UrlPattern.of(candidate.url());
            if (shape.isOfCatalogue()) {
                waresTaken.merge(shape.folder(), 1, Integer::sum);
            }
            candidate.admit();
        });
        return best;
    }

    public boolean canTake(boolean alsoSuspects) {
        holdBack();
        return !waiting.isEmpty() || (alsoSuspects && suspectsLeft > 0 && !suspects.isEmpty());
    }

    /**
     * Drops copies, holds back combined addresses, and lets others go before things for sale if many are taken; as late as this
     * because later pages may show what an address is.
     */
    private void holdBack() {
        boolean unwanted = true;
        while (unwanted && !waiting.isEmpty()) {
            var best = waiting.first();
            var shape = UrlPattern.of(best.url());
            boolean copy = copies.has(best.url());
            boolean combined = !copy && !best.isTrusted() && guard.isCombined(shape);
            boolean crowded = !copy
                    && !combined
                    && !best.isCrowded()
                    && waresTaken.getOrDefault(shape.folder(), 0) >= WARES_FIRST;
            unwanted = copy || combined || crowded;
            if (unwanted) {
                waiting.remove(best);
            }
            if (combined) {
                best.suspect(shape);
                suspects.add(best);
            }
            if (crowded) {
                best.crowd();
                waiting.add(best);
            }
        }
    }

    /**
     * Takes note of a page that was read, which may be a copy of another one.
     *
     * @param text a number that only pages of the same text have
     */
    public void read(WebUrl url, Optional<WebUrl> canonical, long text) {
        copies.read(url, canonical, text);
    }

    /** Returns what is known about an address, whatever its spelling. */
    public Optional<Candidate> known(WebUrl url) {
        return Optional.ofNullable(known.get(keys.of(url)));
    }

    /** Returns how many addresses wait, counting addresses of traps only as far as they may still be requested. */
    public int waiting() {
        return waiting.size() + Math.min(suspects.size(), suspectsLeft);
    }

    /** Returns how many addresses robots.txt forbids. */
    public int closedByRobots() {
        return closed;
    }

    /** Returns the address of the page that an address only repeats, of a kind that three pages have shown to be copies. */
    public Optional<WebUrl> original(WebUrl url) {
        return copies.original(url);
    }
}
