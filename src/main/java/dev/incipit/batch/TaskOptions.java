package dev.incipit.batch;

import dev.incipit.IncipitSettings;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.FileType;
import dev.incipit.sites.LineOrders;
import dev.incipit.url.SiteParser;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What every task of a job does with its sites; sent to the executors.
 *
 * @param fileType of a line that says nothing else
 * @param deadlineSeconds of one site's run
 * @param atOnce runs at the same time in one task; 0 for as many as the heap allows
 * @param slots tasks that an executor runs at the same time
 */
record TaskOptions(
        FileType fileType,
        int fullPagesMax,
        int pagesMax,
        int deadlineSeconds,
        List<String> allowedNetworks,
        int atOnce,
        int slots)
        implements Serializable {
    /** Heap that a run may need: a large site's pages and both files. */
    private static final long RUN_BYTES = 64L << 20;

    /** More runs than this wait for the processor rather than for sites. */
    private static final int AT_ONCE_MAX = 256;

    IncipitSettings settings() {
        var crawl = CrawlBudget.DEFAULTS;
        return IncipitSettings.DEFAULTS
                .with(FetchConfig.DEFAULTS.withAllowedNetworks(allowedNetworks))
                .with(new CrawlBudget(
                        pagesMax, crawl.bytesMax(), Duration.ofSeconds(deadlineSeconds), crawl.hostConcurrency()));
    }

    LineOrders orders(SiteParser sites) {
        return new LineOrders(sites, fileType, fullPagesMax, Optional.empty(), WrittenOptions.NONE);
    }

    /** How many runs a task of this executor has under way: the heap, shared by the tasks, in pieces of 64 MiB. */
    int runsAtOnce() {
        if (atOnce > 0) {
            return atOnce;
        }
        long fit = Runtime.getRuntime().maxMemory() / RUN_BYTES / Math.max(1, slots);
        return Math.clamp(fit, 1, AT_ONCE_MAX);
    }
}
