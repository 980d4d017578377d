package dev.incipit.batch;

import dev.incipit.Incipit;
import dev.incipit.fetch.Fanout;
import dev.incipit.sites.LineOrders;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.ResultRow;
import dev.incipit.sites.SiteCost;
import dev.incipit.sites.SiteResult;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** A task: generates the sites whose archived answers are in a partition, site after site, without one request. */
record ArchiveTask(TaskOptions options) implements MapPartitionsFunction<Row, Row> {
    /** What all tasks of an executor share; it asks the sites that they have opened. */
    private static final Map<TaskOptions, Incipit> SHARED = new ConcurrentHashMap<>();

    /** The runs have deadlines of their own. */
    private static final Duration FOR_EVER = Duration.ofDays(10_000);

    @Override
    public Iterator<Row> call(Iterator<Row> answers) {
        var incipit = SHARED.computeIfAbsent(options, wanted -> Incipit.open(wanted.settings(), OpenArchives::fetch));
        var orders = options.orders(incipit.sites());
        return new RowStream<ArchivedSite, Row>(new Groups(answers), (sites, rows) -> {
            new Fanout()
                    .<ResultRow>stream(
                            () -> next(sites).map(site -> run(incipit, orders, site)),
                            options::runsAtOnce,
                            row -> rows.accept(ResultColumns.of(row)),
                            FOR_EVER);
            if (Thread.interrupted()) {
                throw new InterruptedException("the task was cancelled");
            }
        });
    }

    private static Optional<ArchivedSite> next(RowStream.Input<ArchivedSite> sites) {
        try {
            return sites.next();
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static Callable<ResultRow> run(Incipit incipit, LineOrders orders, ArchivedSite site) {
        return () -> {
            var address = site.address();
            OpenArchives.open(site);
            try {
                return new ResultRow(
                        address,
                        switch (ListText.read(address, orders).orElseThrow()) {
                            case ListLine.Listed listed -> incipit.generate(listed.order());
                            case ListLine.Bad bad -> new SiteResult.Failed(bad.reason(), SiteCost.NONE);
                        });
            } finally {
                OpenArchives.close(site);
            }
        };
    }

    /** Sites of answers that are sorted by site. */
    private static final class Groups implements Iterator<ArchivedSite> {
        private final Iterator<Row> answers;
        private @Nullable Row ahead;

        Groups(Iterator<Row> answers) {
            this.answers = answers;
        }

        @Override
        public boolean hasNext() {
            return ahead != null || answers.hasNext();
        }

        @Override
        public ArchivedSite next() {
            @Nullable Row row = ahead != null ? ahead : answers.next();
            var site = new ArchivedSite(row.getAs(SiteTable.KEY));
            while (row != null && row.<String>getAs(SiteTable.KEY).equals(site.key())) {
                ArchivedAnswer.of(row).ifPresent(site::add);
                row = answers.hasNext() ? answers.next() : null;
            }
            ahead = row;
            return site;
        }
    }
}
