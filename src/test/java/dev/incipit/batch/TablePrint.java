package dev.incipit.batch;

import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/** Prints a table of results as JSON lines in the order of their sites, without what differs from run to run. For a process with Spark. */
public final class TablePrint {
    private TablePrint() {}

    public static void main(String[] args) throws java.io.IOException {
        try (var spark = SparkSession.builder().getOrCreate()) {
            spark.read()
                    .parquet(args[0])
                    .withColumn(
                            "names", functions.expr("transform(files, f -> concat_ws(' ', f.name, f.bytes, f.sha256))"))
                    .withColumn("texts", functions.expr("forall(files, f -> sha2(f.text, 256) = f.sha256)"))
                    .drop("millis", "processorSeconds", "files")
                    .coalesce(1)
                    .sortWithinPartitions("site")
                    .write()
                    .mode("overwrite")
                    .json(args[1]);
        }
    }
}
