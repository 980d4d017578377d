package dev.incipit.batch;

import dev.incipit.url.SiteParser;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The list as a table: what makes a line the same site as another, its registrable domain, and the line. */
final class SiteTable {
    static final String KEY = "key";
    static final String DOMAIN = "domain";
    static final String LINE = "line";

    private static final StructType COLUMNS = new StructType()
            .add(KEY, DataTypes.StringType, false)
            .add(DOMAIN, DataTypes.StringType, false)
            .add(LINE, DataTypes.StringType, false);

    private SiteTable() {}

    /** Turns a line into its row; no name is looked up. */
    private record Keyed(TaskOptions options) implements FlatMapFunction<String, Row> {
        @Override
        public Iterator<Row> call(String text) {
            return ListText.read(text, options.orders(SiteParser.ANY)).stream()
                    .map(line -> RowFactory.create(line.key().text(), line.domain(), text))
                    .iterator();
        }
    }

    /**
     * Reads the list: lines as {@code incipit generate --batch} takes them, or a column of a CSV or Parquet file. Each site once.
     *
     * @param column of a table; empty for lines
     */
    static Dataset<Row> read(SparkSession spark, List<String> paths, Optional<String> column, TaskOptions options) {
        var files = paths.toArray(String[]::new);
        var lines = column.map(name -> table(spark, files)
                        .select(functions.col(name).cast(DataTypes.StringType))
                        .na()
                        .drop()
                        .as(Encoders.STRING()))
                .orElseGet(() -> spark.read().textFile(files));
        return of(lines, options).dropDuplicates(new String[] {KEY});
    }

    private static Dataset<Row> table(SparkSession spark, String... files) {
        return files[0].endsWith(".csv") || files[0].endsWith(".csv.gz")
                ? spark.read().option("header", true).csv(files)
                : spark.read().parquet(files);
    }

    static Dataset<Row> of(Dataset<String> lines, TaskOptions options) {
        return lines.flatMap(new Keyed(options), Encoders.row(COLUMNS));
    }
}
