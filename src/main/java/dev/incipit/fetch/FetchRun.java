package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

/**
 * What one run asks the web with: its own cookies, connections and name lookups, over the places that all runs share. Closed with the
 * run.
 */
public final class FetchRun implements Fetcher, AutoCloseable {
    private final Fetcher fetcher;
    private final ToIntFunction<WebUrl> places;
    private final BiConsumer<WebUrl, Duration> crawlDelay;
    private final Runnable end;
    private final FetchConfig config;

    FetchRun(
            Fetcher fetcher,
            ToIntFunction<WebUrl> places,
            BiConsumer<WebUrl, Duration> crawlDelay,
            Runnable end,
            FetchConfig config) {
        this.config = config;
        this.fetcher = fetcher;
        this.places = places;
        this.crawlDelay = crawlDelay;
        this.end = end;
    }

    /** A run over another fetcher, which has the given places at every host: a table of answers in a test. */
    public static FetchRun over(Fetcher fetcher, int places) {
        return new FetchRun(fetcher, host -> places, (host, delay) -> {}, () -> {}, FetchConfig.DEFAULTS);
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        return fetcher.fetch(request);
    }

    /** How it asks: whose bounds of bytes its users keep to as well. */
    public FetchConfig config() {
        return config;
    }

    /** How many requests this run may have at this host now, those under way included; zero while others have them all. */
    public int places(WebUrl host) {
        return places.applyAsInt(host);
    }

    /** From now on the host is asked one thing at a time, with this much between two requests (robots.txt Crawl-delay). */
    public void crawlDelay(WebUrl host, Duration delay) {
        crawlDelay.accept(host, delay);
    }

    /** Closes the connections and forgets the cookies. */
    @Override
    public void close() {
        end.run();
    }
}
