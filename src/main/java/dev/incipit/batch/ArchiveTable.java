package dev.incipit.batch;

import dev.incipit.sites.SiteKey;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The archived answers as a table: what site each is of, its address, when it came, and what it was. */
final class ArchiveTable {
    static final String TARGET = "target";
    static final String DATE = "date";

    private static final StructType COLUMNS = new StructType()
            .add(SiteTable.KEY, DataTypes.StringType, false)
            .add(SiteTable.DOMAIN, DataTypes.StringType, false)
            .add(TARGET, DataTypes.StringType, false)
            .add(DATE, DataTypes.StringType, false)
            .add("status", DataTypes.IntegerType, false)
            .add("type", DataTypes.StringType, false)
            .add("location", DataTypes.StringType, false)
            .add("robots", DataTypes.StringType, false)
            .add("body", DataTypes.BinaryType, false)
            .add("truncated", DataTypes.BooleanType, false);

    private ArchiveTable() {}

    /** Reads the answers of one archive. */
    private record Records(HadoopSettings files) implements FlatMapFunction<String, Row> {
        @Override
        public Iterator<Row> call(String path) throws IOException {
            var answers = new ArchiveRecords(path, files.open(path));
            return StreamSupport.stream(Spliterators.spliteratorUnknownSize(answers, 0), false)
                    .map(answer -> answer.row(answer.url().authority(), SiteKey.domain(answer.url())))
                    .iterator();
        }
    }

    /**
     * Reads archives, each in a task of its own.
     *
     * @param prefix what stands before each line of a list
     */
    static Dataset<Row> read(SparkSession spark, List<String> paths, String prefix, HadoopSettings files) {
        var named = paths.stream().filter(ArchiveRecords::isArchive).toList();
        var lists =
                paths.stream().filter(path -> !ArchiveRecords.isArchive(path)).toArray(String[]::new);
        var listed = lists.length == 0
                ? List.<String>of()
                : Arrays.asList((String[]) spark.read().textFile(lists).collect()).stream()
                        .filter(line -> !line.isBlank())
                        .map(line -> prefix + line.strip())
                        .toList();
        var all = Stream.concat(named.stream(), listed.stream()).toList();
        return spark.range(1)
                .select(functions.explode(functions.lit(all.toArray(String[]::new))))
                .as(Encoders.STRING())
                .repartition(Math.max(1, all.size()))
                .flatMap(new Records(files), Encoders.row(COLUMNS));
    }
}
