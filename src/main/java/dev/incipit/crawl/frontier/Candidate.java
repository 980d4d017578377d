package dev.incipit.crawl.frontier;

import dev.incipit.url.WebUrl;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An address of the frontier with what is known about it. Used only by the frontier's thread. */
public final class Candidate {
    /** Lowest cost first, then in the order of discovery. */
    static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingInt(Candidate::cost).thenComparingInt(Candidate::sequence);

    /** Spellings of one address that are counted. */
    private static final int SPELLINGS_MAX = 4;

    enum State {
        WAITING,
        ADMITTED,
        /** robots.txt forbids it. */
        CLOSED
    }

    private final int sequence;
    private final int kindCost;
    private WebUrl url;
    private final Map<WebUrl, Integer> spellings = new HashMap<>(2);
    private int mentions;
    private int sourceCost = Integer.MAX_VALUE;
    /** What a link with a number said, though other links had none. */
    private int level;

    private int cost;
    private State state;
    private boolean trusted;
    private boolean crowded;
    private Optional<UrlPattern> suspected = Optional.empty();
    private Optional<Instant> lastModified = Optional.empty();
    private Optional<Double> sitemapPriority = Optional.empty();

    /**
     * Creates a candidate that no discovery has mentioned yet.
     *
     * @param kindCost the cost of the address by itself ({@link PagePriority})
     */
    Candidate(int sequence, WebUrl url, int kindCost, State state) {
        this.sequence = sequence;
        this.url = url;
        this.kindCost = kindCost;
        this.state = state;
    }

    /** Records one more mention; the caller must take this out of any sorted set first. */
    void mention(Discovery discovery, WebUrl spelling) {
        mentions++;
        trusted |= discovery.source().isTrusted();
        sourceCost = Math.min(sourceCost, discovery.source().cost());
        level = Math.max(level, discovery.level());
        vote(spelling);
        if (lastModified.isEmpty()) {
            lastModified = discovery.lastModified();
        }
        if (sitemapPriority.isEmpty()) {
            sitemapPriority = discovery.sitemapPriority();
        }
        rank();
    }

    private void rank() {
        cost = PagePriority.cost(sourceCost, kindCost, mentions, sitemapPriority)
                + PagePriority.PER_LEVEL * level
                + (crowded ? PagePriority.CROWDED : 0);
    }

    private void vote(WebUrl spelling) {
        if (state == State.WAITING && (spellings.containsKey(spelling) || spellings.size() < SPELLINGS_MAX)) {
            int votes = spellings.merge(spelling, 1, Integer::sum);
            if (votes > spellings.getOrDefault(url, 0)) {
                url = spelling;
            }
        }
    }

    /** Returns whether one more mention can change its rank; only each doubling does. */
    boolean wouldMove(Discovery discovery) {
        return discovery.source().cost() < sourceCost
                || discovery.level() > level
                || Integer.bitCount(mentions + 1) == 1
                || (sitemapPriority.isEmpty() && discovery.sitemapPriority().isPresent());
    }

    /** Lets addresses of other folders go first; the caller must take this out of any sorted set before. */
    void crowd() {
        crowded = true;
        rank();
    }

    boolean isCrowded() {
        return crowded;
    }

    /** Marks it as an address of a crawler trap. */
    void suspect(UrlPattern shape) {
        suspected = Optional.of(shape);
    }

    /** No longer treats it as an address of a trap. */
    void clear() {
        suspected = Optional.empty();
    }

    /** Returns the shape that makes it look like an address of a trap; empty if it does not. */
    public Optional<UrlPattern> suspected() {
        return suspected;
    }

    /** Returns whether a finite list made by the site's owner names it. */
    boolean isTrusted() {
        return trusted;
    }

    void admit() {
        state = State.ADMITTED;
        spellings.clear();
    }

    public int sequence() {
        return sequence;
    }

    /** Returns the spelling that the site itself uses most; if several are equal, the first. */
    public WebUrl url() {
        return url;
    }

    int cost() {
        return cost;
    }

    State state() {
        return state;
    }

    public Optional<Instant> lastModified() {
        return lastModified;
    }

    public Optional<Double> sitemapPriority() {
        return sitemapPriority;
    }
}
