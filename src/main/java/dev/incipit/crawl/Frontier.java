package dev.incipit.crawl;

import dev.incipit.url.PageSpelling;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
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
    private int closed;

    /** A frontier of one site, that keeps to its robots rules. */
    Frontier(SiteScope scope, RobotsRules robots) {
        this.addresses = new SiteAddresses(scope);
        this.priority = new PagePriority(scope);
        this.robots = robots;
    }

    /** Hears of an address; what is not a page of this site, or breeds, or finds no room, is forgotten. */
    void offer(Discovery discovery) {
        addresses.page(discovery.target()).ifPresent(url -> {
            var key = PageSpelling.of(url).key();
            var candidate = known.get(key);
            if (candidate != null) {
                mention(candidate, discovery, url);
            } else if (known.size() < ADDRESSES_MAX && guard.admits(url, discovery.source(), discovery.from())) {
                mention(join(key, url), discovery, url);
            }
        });
    }

    private Candidate join(String key, WebUrl url) {
        boolean allowed = robots.allows(url);
        var state = allowed ? Candidate.State.WAITING : Candidate.State.CLOSED;
        var candidate = new Candidate(key, known.size(), url, priority.kindCost(url), state);
        known.put(key, candidate);
        closed += allowed ? 0 : 1;
        return candidate;
    }

    private void mention(Candidate candidate, Discovery discovery, WebUrl spelling) {
        boolean moves = candidate.state() == Candidate.State.WAITING
                && (!waiting.contains(candidate) || candidate.wouldMove(discovery));
        if (moves) {
            waiting.remove(candidate);
        }
        candidate.mention(discovery, spelling);
        if (moves) {
            waiting.add(candidate);
        }
    }

    /** Marks an address as asked for already, as the first page is and where redirects landed; false if it was. */
    boolean claim(WebUrl url) {
        var key = PageSpelling.of(url).key();
        var candidate =
                known.computeIfAbsent(key, _ -> new Candidate(key, known.size(), url, 0, Candidate.State.WAITING));
        if (candidate.state() == Candidate.State.ADMITTED) {
            return false;
        }
        waiting.remove(candidate);
        candidate.admit();
        return true;
    }

    /** The best address that waits, which from now on is asked for. */
    Optional<Candidate> take() {
        var best = Optional.ofNullable(waiting.pollFirst());
        best.ifPresent(Candidate::admit);
        return best;
    }

    /** What is known of an address, under whatever spelling. */
    Optional<Candidate> known(WebUrl url) {
        return Optional.ofNullable(known.get(PageSpelling.of(url).key()));
    }

    /** How many addresses wait. */
    int waiting() {
        return waiting.size();
    }

    /** How many addresses robots.txt forbids. */
    int closedByRobots() {
        return closed;
    }
}
