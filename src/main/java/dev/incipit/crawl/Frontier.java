package dev.incipit.crawl;

import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The addresses still to visit, best first, each admitted once under whatever spelling. Pure, and owned by one thread: what
 * it hands out depends on what it was offered, in that order, and on nothing else.
 */
final class Frontier {
    /** hostile.md row 20. */
    static final int ADDRESSES_MAX = 50_000;

    private final SiteAddresses addresses;
    private final PagePriority priority;
    private final RobotsRules robots;
    private final BreedingGuard guard = new BreedingGuard();
    private final Map<String, Candidate> known = new HashMap<>();
    private final TreeSet<Candidate> waiting = new TreeSet<>(Candidate.BEST_FIRST);
    private final TreeSet<Candidate> suspects = new TreeSet<>(Candidate.BEST_FIRST);
    private int suspectsLeft;
    private int closed;

    /**
     * A frontier of one site, that keeps to its robots rules.
     *
     * @param suspectsMax how many addresses may be asked for that look like those of a trap
     */
    Frontier(SiteScope scope, RobotsRules robots, int suspectsMax) {
        this.suspectsLeft = suspectsMax;
        this.addresses = new SiteAddresses(scope);
        this.priority = new PagePriority(scope);
        this.robots = robots;
    }

    /** Hears of an address; what is not a page of this site, or breeds, or finds no room, is forgotten. */
    void offer(Discovery discovery) {
        addresses.page(discovery.target()).ifPresent(url -> {
            var key = PageSpelling.of(url).key();
            Optional.ofNullable(known.get(key))
                    .or(() -> join(key, url, discovery))
                    .ifPresent(candidate -> mention(candidate, discovery, url));
        });
    }

    private Optional<Candidate> join(String key, WebUrl url, Discovery discovery) {
        var shape = AddressShape.of(url);
        if (known.size() >= ADDRESSES_MAX || !guard.admits(url, shape, discovery)) {
            return Optional.empty();
        }
        boolean allowed = robots.allows(url);
        var state = allowed ? Candidate.State.WAITING : Candidate.State.CLOSED;
        var candidate = new Candidate(key, known.size(), url, priority.kindCost(url), state);
        if (BreedingGuard.isBred(shape, discovery)) {
            candidate.suspect(shape);
        }
        known.put(key, candidate);
        closed += allowed ? 0 : 1;
        return Optional.of(candidate);
    }

    private void mention(Candidate candidate, Discovery discovery, WebUrl spelling) {
        boolean cleared = candidate
                .suspected()
                .filter(shape -> !BreedingGuard.isBred(shape, discovery))
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

    /** Marks an address as asked for already, as the first page is and where redirects landed; false if it was. */
    boolean claim(WebUrl url) {
        var key = PageSpelling.of(url).key();
        var candidate =
                known.computeIfAbsent(key, _ -> new Candidate(key, known.size(), url, 0, Candidate.State.WAITING));
        if (candidate.state() == Candidate.State.ADMITTED) {
            return false;
        }
        queueOf(candidate).remove(candidate);
        candidate.admit();
        return true;
    }

    /**
     * The best address that waits, which from now on is asked for.
     *
     * @param alsoSuspects whether it may be one of a trap, where nothing else waits
     */
    Optional<Candidate> take(boolean alsoSuspects) {
        if (!canTake(alsoSuspects)) {
            return Optional.empty();
        }
        suspectsLeft -= waiting.isEmpty() ? 1 : 0;
        var best = Optional.ofNullable(waiting.isEmpty() ? suspects.pollFirst() : waiting.pollFirst());
        best.ifPresent(Candidate::admit);
        return best;
    }

    /** Whether {@link #take} finds one. */
    boolean canTake(boolean alsoSuspects) {
        holdBackCombined();
        return !waiting.isEmpty() || (alsoSuspects && suspectsLeft > 0 && !suspects.isEmpty());
    }

    /** Looked at only now, since what came later may show what an address is. */
    private void holdBackCombined() {
        boolean combined = true;
        while (combined && !waiting.isEmpty()) {
            var best = waiting.first();
            var shape = AddressShape.of(best.url());
            combined = !best.isTrusted() && guard.isCombined(shape);
            if (combined) {
                waiting.remove(best);
                best.suspect(shape);
                suspects.add(best);
            }
        }
    }

    /** What is known of an address, under whatever spelling. */
    Optional<Candidate> known(WebUrl url) {
        return Optional.ofNullable(known.get(PageSpelling.of(url).key()));
    }

    /** How many addresses wait; of those of traps, as many as may still be asked for. */
    int waiting() {
        return waiting.size() + Math.min(suspects.size(), suspectsLeft);
    }

    /** How many addresses robots.txt forbids. */
    int closedByRobots() {
        return closed;
    }
}
