package dev.incipit.fetch;

import dev.incipit.fetch.wire.LargeBodyLimit;
import dev.incipit.url.WebUrl;
import java.lang.ScopedValue.CallableOp;
import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * The network access of one run: cookies, connections and name lookups of its own, and slots that all runs share. Closed with the
 * run.
 *
 * @param end closes the connections and forgets the cookies
 * @param config the settings of its requests; their byte limits hold for users of the responses too
 * @param isFinite whether its pages are files, of which there are so many and no more; a server can make pages without end
 */
public record FetchRun(
        Fetcher fetcher, HostPlaces places, LargeBodyLimit large, Runnable end, FetchConfig config, boolean isFinite)
        implements Fetcher, AutoCloseable {
    /** A run over another fetcher, which has the given places at every host: a table of answers in a test. */
    public static FetchRun over(Fetcher fetcher, int places) {
        return over(fetcher, places, FetchConfig.DEFAULTS, false);
    }

    /** A run over a set of files, which needs no pauses and no connections, with as many places at a host as usual. */
    static FetchRun overFiles(Fetcher fetcher, FetchConfig config) {
        return over(fetcher, config.hostConcurrency(), config, true);
    }

    /** A run over a fetcher that is not the web, within the bounds of that configuration; redirects are followed: an archive. */
    public static FetchRun following(Fetcher fetcher, int places, FetchConfig config) {
        return over(new RedirectFetcher(fetcher, config.redirectsMax()), places, config, false);
    }

    private static FetchRun over(Fetcher fetcher, int places, FetchConfig config, boolean finite) {
        return new FetchRun(
                fetcher, new HostPlaces.Fixed(places, new Wakeup()), new LargeBodyLimit(), () -> {}, config, finite);
    }

    /** The same run, with every request passed through what is made of its fetcher. */
    public FetchRun through(UnaryOperator<Fetcher> around) {
        return new FetchRun(around.apply(fetcher), places, large, end, config, isFinite);
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        return fetcher.fetch(request);
    }

    /**
     * Does work that requests and reads one response. A long answer waits for its place among those that the process holds at
     * once, and keeps it until the work returns.
     */
    public <T> T holding(CallableOp<T, InterruptedException> work) throws InterruptedException {
        return large.during(work);
    }

    /** How many requests this run may have at this host now, those under way included; zero while others have them all. */
    public int places(WebUrl host) {
        return places.places(host);
    }

    /** Woken when other runs make room for this one, so that {@link #places} may have risen. */
    public Wakeup wakeup() {
        return places.wakeup();
    }

    /** From now on the host gets one request at a time, with this pause between two (robots.txt Crawl-delay). */
    public void crawlDelay(WebUrl host, Duration delay) {
        places.delay(host, delay);
    }

    @Override
    public void close() {
        end.run();
    }
}
