package dev.incipit.sites;

import dev.incipit.fetch.Fanout;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;

/**
 * Runs the sites of a list in one process: several at once, never two at one registrable domain, each site once. Memory is bounded for
 * lists of any length. Used once, by one thread.
 */
public final class ManySites {
    /** The runs have deadlines of their own. */
    private static final Duration FOR_EVER = Duration.ofDays(10_000);

    private final Runner runner;
    private final int atOnce;
    private final SeenSites seen;
    private final LineSource source;
    private final BiConsumer<ListLine, ResultRow> rows;
    private final DomainSchedule schedule = new DomainSchedule();
    private long repeated;

    /** Where the lines of the list come from. */
    @FunctionalInterface
    public interface LineSource {
        /**
         * The next line.
         *
         * @param wait whether to wait for a line; then an empty answer is the end of the list, else it only says that there is none yet
         */
        Optional<ListLine> next(boolean wait) throws InterruptedException;
    }

    /** Runs one site; thread-safe. */
    @FunctionalInterface
    public interface Runner {
        /** Runs the site; throws no exception but at an interrupt. */
        SiteResult run(ListLine.Listed site) throws InterruptedException;
    }

    private record Finished(ListLine.Listed site, SiteResult result) {}

    /**
     * @param atOnce how many runs are under way at the same time
     * @param seen sites that are not run, to which the list's are added
     * @param rows receives the row of each line, in the calling thread and in the order in which runs end
     */
    public ManySites(
            LineSource source, Runner runner, int atOnce, SeenSites seen, BiConsumer<ListLine, ResultRow> rows) {
        this.source = source;
        this.runner = runner;
        this.atOnce = atOnce;
        this.seen = seen;
        this.rows = rows;
    }

    /**
     * Runs the list to its end.
     *
     * @throws InterruptedException if the calling thread is interrupted; the runs under way have ended then, without rows
     */
    public void run(Fanout fanout) throws InterruptedException {
        fanout.stream(this::next, () -> atOnce, this::finished, FOR_EVER);
        if (Thread.interrupted()) {
            throw new InterruptedException("the list was interrupted");
        }
    }

    /** Lines that named a site again. */
    public long repeated() {
        return repeated;
    }

    private Optional<Callable<Finished>> next() {
        try {
            boolean more = true;
            while (more && schedule.hasRoom()) {
                more = read(false);
            }
            var site = schedule.take();
            // With nothing under way, an empty answer would be the end.
            while (site.isEmpty() && schedule.isIdle() && read(true)) {
                site = schedule.take();
            }
            return site.map(taken -> () -> new Finished(taken, runner.run(taken)));
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private boolean read(boolean wait) throws InterruptedException {
        var line = source.next(wait);
        line.ifPresent(this::accept);
        return line.isPresent();
    }

    private void accept(ListLine line) {
        if (!seen.add(line.key())) {
            repeated++;
            return;
        }
        switch (line) {
            case ListLine.Listed site -> schedule.add(site);
            case ListLine.Bad bad ->
                rows.accept(bad, new ResultRow(bad.text(), new SiteResult.Failed(bad.reason(), SiteCost.NONE)));
        }
    }

    private void finished(Finished run) {
        schedule.release(run.site());
        rows.accept(run.site(), new ResultRow(run.site().order().site().supplied(), run.result()));
    }
}
