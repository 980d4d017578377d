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
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** A task: generates the sites whose archived answers are in a partition, site after site, without one request. */
final class ArchiveTask implements MapPartitionsFunction<Row, Row> {
    private static final long serialVersionUID = 1L;

    /** The runs have deadlines of their own. */
    private static final Duration FOR_EVER = Duration.ofDays(10_000);

    private final TaskOptions options;

    ArchiveTask(TaskOptions options) {
        this.options = options;
    }

    @Override
    public Iterator<Row> call(Iterator<Row> answers) {
        var incipit = ExecutorIncipit.archives(options);
        var orders = options.orders(incipit.sites());
        var sites = new Groups(answers);
        return new RowStream<Row>(rows -> {
            new Fanout()
                    .<ResultRow>stream(
                            () -> sites.next().map(site -> run(incipit, orders, site)),
                            options::width,
                            row -> rows.accept(ResultColumns.of(row)),
                            FOR_EVER);
            if (Thread.interrupted()) {
                throw new InterruptedException("the task was cancelled");
            }
        });
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
    private static final class Groups {
        private final Iterator<Row> answers;
        private @Nullable Row ahead;

        Groups(Iterator<Row> answers) {
            this.answers = answers;
        }

        Optional<ArchivedSite> next() {
            var row = ahead != null ? ahead : following();
            if (row == null) {
                return Optional.empty();
            }
            var site = new ArchivedSite(row.getAs(SiteTable.KEY));
            while (row != null && row.<String>getAs(SiteTable.KEY).equals(site.key())) {
                ArchivedAnswer.of(row).ifPresent(site::add);
                row = following();
            }
            ahead = row;
            return Optional.of(site);
        }

        private @Nullable Row following() {
            return answers.hasNext() ? answers.next() : null;
        }
    }
}
