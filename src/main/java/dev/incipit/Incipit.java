package dev.incipit;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetcher;
import dev.incipit.fetch.Fetchers;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.html.PageReader;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteResult;
import dev.incipit.sites.SiteRuns;
import dev.incipit.url.SiteParser;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Writes llms.txt and llms-full.txt of websites. One for the whole process: all its runs share the guard of addresses, the places at
 * each host, and the processors. Thread-safe; a virtual thread for each site is the usual way to have many at once.
 *
 * <p>Needs Java 25 started with {@code --enable-preview}, since fan-outs use structured concurrency (JEP 505).
 */
public final class Incipit implements AutoCloseable {
    private final SiteParser sites;
    private final SiteRuns runs;
    private final ReadWriteLock use = new ReentrantReadWriteLock();
    private boolean closed;

    private Incipit(SiteParser sites, SiteRuns runs) {
        this.sites = sites;
        this.runs = runs;
    }

    /**
     * Opens one that asks the web: public addresses only, robots.txt obeyed.
     *
     * @throws UnsupportedOperationException if Java was started without {@code --enable-preview}
     */
    public static Incipit open(IncipitSettings settings) {
        requirePreview();
        var fetchers = new Fetchers(named(settings.fetch()), InstantSource.system());
        return over(settings, fetchers::open, new SiteParser(fetchers::refusal));
    }

    /**
     * Opens one that asks this fetcher in place of the web: an archive, for example. The fetcher must be thread-safe. It is asked for
     * robots.txt and sitemaps too, and answers a redirect as {@code Fetched} with its status and {@code location}; it is followed here.
     *
     * @throws UnsupportedOperationException if Java was started without {@code --enable-preview}
     */
    public static Incipit open(IncipitSettings settings, Fetcher fetcher) {
        requirePreview();
        return over(
                settings,
                () -> FetchRun.following(fetcher, settings.crawl().hostConcurrency(), settings.fetch()),
                SiteParser.ANY);
    }

    private static Incipit over(IncipitSettings settings, Supplier<FetchRun> web, SiteParser sites) {
        return new Incipit(
                sites,
                new SiteRuns(settings.generator(
                        web, new Fanout(), new PageReader(), ComputePool.ofCommand(), Optional.empty())));
    }

    private static FetchConfig named(FetchConfig config) {
        var version = Incipit.class.getPackage().getImplementationVersion();
        return config.withUserAgent(config.userAgent().replace("VERSION", version == null ? "dev" : version));
    }

    /** Else the first site would end with an error of the class loader, which names no flag. */
    private static void requirePreview() {
        try {
            new Fanout();
        } catch (UnsupportedClassVersionError noPreview) {
            throw new UnsupportedOperationException(
                    "Incipit needs Java 25 with --enable-preview; this is Java " + Runtime.version(), noPreview);
        }
    }

    /**
     * Crawls the site and writes its files; takes as long as the crawl's deadline at most, and a few seconds to write. An address that
     * is not one of a public website is a {@link SiteResult.Failed}, and nothing is asked.
     *
     * @param address as people type it: {@code example.com} or {@code https://example.com/docs}
     * @throws InterruptedException if the calling thread is interrupted
     * @throws IllegalStateException after {@link #close}
     */
    public SiteResult generate(String address, SiteOptions options) throws InterruptedException {
        return switch (sites.parse(address)) {
            case SiteParser.Invalid(var reason) -> new SiteResult.Failed(reason, SiteCost.NONE);
            case SiteParser.Valid(var site) ->
                generate(new GenerateOrder(
                        site, options.fileType(), options.fullPagesMax(), options.instructions(), options.run()));
        };
    }

    /** The same for an order that was made of a line of a list, for example. */
    public SiteResult generate(GenerateOrder order) throws InterruptedException {
        use.readLock().lockInterruptibly();
        try {
            if (closed) {
                throw new IllegalStateException("Incipit is closed");
            }
            return runs.run(order, UnaryOperator.identity());
        } finally {
            use.readLock().unlock();
        }
    }

    /** How addresses are read here: which of them may be asked. */
    public SiteParser sites() {
        return sites;
    }

    /** Waits until the runs under way have ended, and lets no other begin. */
    @Override
    public void close() {
        use.writeLock().lock();
        try {
            closed = true;
        } finally {
            use.writeLock().unlock();
        }
    }
}
