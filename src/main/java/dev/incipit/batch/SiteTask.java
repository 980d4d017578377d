package dev.incipit.batch;

import dev.incipit.Incipit;
import dev.incipit.fetch.Fanout;
import dev.incipit.sites.LineOrders;
import dev.incipit.sites.ListLine;
import dev.incipit.sites.ManySites;
import dev.incipit.sites.SeenSites;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/** A task: generates the sites of a partition, several at once and never two at one registrable domain. */
record SiteTask(TaskOptions options) implements MapPartitionsFunction<Row, Row> {
    /** What all tasks of an executor share. */
    private static final Map<TaskOptions, Incipit> SHARED = new ConcurrentHashMap<>();

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        var incipit = SHARED.computeIfAbsent(options, wanted -> Incipit.open(wanted.settings()));
        var orders = options.orders(incipit.sites());
        return new RowStream<Row, Row>(
                rows,
                (input, made) -> new ManySites(
                                _ -> line(input, orders),
                                site -> incipit.generate(site.order()),
                                options.runsAtOnce(),
                                new SeenSites(),
                                (line, row) -> made.accept(ResultColumns.of(row)))
                        .run(new Fanout()));
    }

    /** The next line that is no comment and not empty. */
    private static Optional<ListLine> line(RowStream.Input<Row> input, LineOrders orders) throws InterruptedException {
        var row = input.next();
        while (row.isPresent()) {
            var line = ListText.read(row.get().getAs(SiteTable.LINE), orders);
            if (line.isPresent()) {
                return line;
            }
            row = input.next();
        }
        return Optional.empty();
    }
}
