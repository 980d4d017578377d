package dev.incipit.crawl;

import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An address of the frontier and what has been heard of it. Owned by the frontier's thread. */
final class Candidate {
    /** Cheapest first, then in the order of discovery. */
    static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingInt(Candidate::cost).thenComparingInt(Candidate::sequence);

    /** Spellings of one address that are counted. */
    private static final int SPELLINGS_MAX = 4;

    /** Where an address stands. */
    enum State {
        WAITING,
        ADMITTED,
        /** robots.txt forbids it. */
        CLOSED
    }

    private final String key;
    private final int sequence;
    private final int kindCost;
    private WebUrl url;
    private final Map<WebUrl, Integer> spellings = new HashMap<>(2);
    private int mentions;
    private int sourceCost = Integer.MAX_VALUE;
    private int cost;
    private State state;
    private boolean trusted;
    private Optional<AddressShape> suspected = Optional.empty();
    private Optional<Instant> lastModified = Optional.empty();
    private Optional<Double> sitemapPriority = Optional.empty();

    /**
     * Heard of for the first time.
     *
     * @param kindCost what the address itself says of its worth ({@link PagePriority})
     */
    Candidate(String key, int sequence, WebUrl url, int kindCost, State state) {
        this.key = key;
        this.sequence = sequence;
        this.url = url;
        this.kindCost = kindCost;
        this.state = state;
    }

    /** Takes one more mention into account; the caller takes care that no sorted set holds this meanwhile. */
    void mention(Discovery discovery, WebUrl spelling) {
        mentions++;
        trusted |= discovery.source().isTrusted();
        sourceCost = Math.min(sourceCost, discovery.source().cost());
        vote(spelling);
        if (lastModified.isEmpty()) {
            lastModified = discovery.lastModified();
        }
        if (sitemapPriority.isEmpty()) {
            sitemapPriority = discovery.sitemapPriority();
        }
        cost = PagePriority.cost(sourceCost, kindCost, mentions, sitemapPriority);
    }

    private void vote(WebUrl spelling) {
        if (state == State.WAITING && (spellings.containsKey(spelling) || spellings.size() < SPELLINGS_MAX)) {
            int votes = spellings.merge(spelling, 1, Integer::sum);
            if (votes > spellings.getOrDefault(url, 0)) {
                url = spelling;
            }
        }
    }

    /** Whether one more mention can change its place: only each doubling does. */
    boolean wouldMove(Discovery discovery) {
        return discovery.source().cost() < sourceCost
                || Integer.bitCount(mentions + 1) == 1
                || (sitemapPriority.isEmpty() && discovery.sitemapPriority().isPresent());
    }

    /** From now on it is taken for an address of a trap. */
    void suspect(AddressShape shape) {
        suspected = Optional.of(shape);
    }

    /** It is not taken for one any more. */
    void clear() {
        suspected = Optional.empty();
    }

    /** The shape by which it is taken for an address of a trap; empty where it is not. */
    Optional<AddressShape> suspected() {
        return suspected;
    }

    /** Whether a finite list that the site's owner made names it. */
    boolean isTrusted() {
        return trusted;
    }

    void admit() {
        state = State.ADMITTED;
        spellings.clear();
    }

    String key() {
        return key;
    }

    int sequence() {
        return sequence;
    }

    /** The spelling that the site itself uses most; of equals, the first. */
    WebUrl url() {
        return url;
    }

    int cost() {
        return cost;
    }

    State state() {
        return state;
    }

    Optional<Instant> lastModified() {
        return lastModified;
    }

    Optional<Double> sitemapPriority() {
        return sitemapPriority;
    }
}
