package dev.incipit.batch;

import dev.incipit.fetch.Fanout;
import dev.incipit.sites.LineSource;
import dev.incipit.sites.ManySites;
import dev.incipit.sites.SeenSites;
import java.util.Iterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/** A task: generates the sites of a partition, several at once and never two at one registrable domain. */
final class SiteTask implements MapPartitionsFunction<Row, Row> {
    private static final long serialVersionUID = 1L;

    private final TaskOptions options;

    SiteTask(TaskOptions options) {
        this.options = options;
    }

    @Override
    public Iterator<Row> call(Iterator<Row> lines) {
        var incipit = ExecutorIncipit.web(options);
        var orders = options.orders(incipit.sites());
        var listed = texts(lines)
                .flatMap(text -> ListText.read(text, orders).stream())
                .iterator();
        return new RowStream<Row>(rows -> new ManySites(
                        LineSource.of(listed),
                        site -> incipit.generate(site.order()),
                        options.width(),
                        new SeenSites(),
                        (line, row) -> rows.accept(ResultColumns.of(row)))
                .run(new Fanout()));
    }

    private static Stream<String> texts(Iterator<Row> lines) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(lines, 0), false)
                .map(row -> row.getString(row.fieldIndex(SiteTable.LINE)));
    }
}
