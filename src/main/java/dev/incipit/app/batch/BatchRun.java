package dev.incipit.app.batch;

import dev.incipit.app.ModelAnswerStore;
import dev.incipit.app.UseCases;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.process.StopSignals;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.NamedFile;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.sites.LineOrders;
import dev.incipit.sites.ListFeed;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.ManySites;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SeenSites;
import dev.incipit.sites.Shard;
import dev.incipit.sites.SiteList;
import dev.incipit.sites.SiteResult;
import dev.incipit.sites.SiteRuns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** Runs a list of sites for the command line. Used once, by one thread. */
public final class BatchRun {
    private final Terminal terminal;
    private final BatchOptions options;
    private final Optional<Path> out;
    private final Shard shard;

    /** @param out the folder for the sites' folders and the rows, if named */
    public BatchRun(Terminal terminal, BatchOptions options, Optional<Path> out) {
        options.refuseContradictions(out);
        this.terminal = terminal;
        this.options = options;
        this.out = out;
        this.shard = options.shard();
    }

    /**
     * Runs the list, as many sites at once as the service would; returns the exit code.
     *
     * @param type of each site that says nothing else, like the next two
     */
    public int run(Settings settings, FileType type, Optional<String> instructions, WrittenOptions written)
            throws IOException {
        try (var answers = ModelAnswerStore.besides(settings)) {
            var useCases = UseCases.of(settings.ofRuns(), ComputePool.ofCommand(), answers.cache());
            var orders = new LineOrders(useCases.sites(), type, settings.fullPagesMax(), instructions, written);
            return run(
                    new SiteRuns(useCases.generator()),
                    orders,
                    settings.server().maxRuns());
        }
    }

    private int run(SiteRuns runs, LineOrders orders, int atOnce) throws IOException {
        var seen = new SeenSites();
        var total = total(orders);
        try (var input = input();
                var output = BatchOutput.open(terminal, options, out, shard);
                var feed = new ListFeed(new SiteList(input, options.column(), orders), shard::has);
                var progress = new BatchProgress(terminal, System::nanoTime)) {
            var counts = new BatchCounts(total, output.readInto(seen));
            var sites = new ManySites(
                    feed,
                    line -> run(runs, line),
                    atOnce,
                    seen,
                    (line, row) -> put(output, counts, progress, line, row));
            return run(sites, counts, progress);
        }
    }

    private int run(ManySites sites, BatchCounts counts, BatchProgress progress) {
        var main = Thread.currentThread();
        StopSignals.onFirst(main::interrupt);
        try {
            sites.run(new Fanout());
        } catch (InterruptedException stopped) {
            progress.erase();
            terminal.say(counts.summary(progress.elapsed(), sites.repeated()));
            terminal.complain("Stopped before the end of the list."
                    + (out.isPresent() ? " What has a row is whole; --resume goes on." : ""));
            return ExitCodes.INTERRUPTED;
        } catch (NobodyReads left) {
            terminal.complain("Standard output was closed before the end of the list.");
            return ExitCodes.UNABLE;
        }
        progress.erase();
        terminal.say(counts.summary(progress.elapsed(), sites.repeated()));
        return exitCode(options.failOn(), counts);
    }

    private static final class NobodyReads extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NobodyReads() {
            super("standard output is closed", null, false, false);
        }
    }

    static int exitCode(BatchOptions.FailOn failOn, BatchCounts counts) {
        return switch (failOn) {
            case ANY -> counts.generated() < counts.rows() ? ExitCodes.FINDINGS : ExitCodes.DONE;
            case ALL -> counts.rows() > 0 && counts.generated() == 0 ? ExitCodes.UNABLE : ExitCodes.DONE;
            case NEVER -> ExitCodes.DONE;
        };
    }

    private static SiteResult run(SiteRuns runs, ListLine.Listed line) throws InterruptedException {
        var order = line.order();
        return runs.run(order, PublishedAddress.of(order.site(), order.options().published())::outward);
    }

    private void put(BatchOutput output, BatchCounts counts, BatchProgress progress, ListLine line, ResultRow made) {
        try {
            var row = output.put(line, made);
            counts.add(row);
            if (terminal.verbose()) {
                progress.erase();
                terminal.say(row.site() + ": " + row.result().status()
                        + row.reason().map(reason -> ": " + reason).orElse(""));
            }
            progress.show(counts);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        if (output.isShut()) {
            throw new NobodyReads();
        }
    }

    private InputStream input() throws IOException {
        return options.ofStandardInput() ? terminal.in() : NamedFile.open(options.list());
    }

    /** Lines of this part of the list, counted beforehand if it can be read twice. Looks up no names. */
    private OptionalLong total(LineOrders orders) throws IOException {
        if (options.ofStandardInput() || !Files.isRegularFile(options.list())) {
            return OptionalLong.empty();
        }
        try (var input = input()) {
            var list = new SiteList(input, options.column(), orders.withoutLookups());
            long lines = 0;
            for (var line = list.next(); line.isPresent(); line = list.next()) {
                lines += shard.has(line.get()) ? 1 : 0;
            }
            return OptionalLong.of(lines);
        }
    }
}
