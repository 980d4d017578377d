package dev.incipit.batch;

import dev.incipit.llmstxt.FileType;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The main class for {@code spark-submit}: reads a list of sites, or the archives of a crawl, and adds a row for each site to a
 * table in Parquet. Sites that have a row are not run again.
 */
@Command(
        name = "incipit-spark",
        description = "Writes llms.txt and llms-full.txt of many sites into a table.",
        sortOptions = false)
public final class BatchJob {
    /** Sites of one task, in runs at once: enough to hide slow ones, few enough that a lost task costs little. */
    private static final int TURNS = 16;

    private static final int PARTITIONS_MIN = 8;
    private static final int PARTITIONS_MAX = 20_000;

    @Option(names = "--sites", split = ",", description = "the list: files of lines, or tables with --column")
    private List<String> sites = List.of();

    @Option(names = "--column", description = "the column of a CSV file with a header, or of a Parquet file")
    private @Nullable String column;

    @Option(
            names = "--archives",
            split = ",",
            description =
                    "WARC or WAT files, or lists of them, one a line; then no request is sent, and --sites chooses among the hosts")
    private List<String> archives = List.of();

    @Option(names = "--prefix", description = "what stands before each archive of a list")
    private String prefix = "";

    @Option(
            names = "--out",
            required = true,
            description = "folder of the table; rows are added to those that are there")
    private String out = "";

    @Option(names = "--file-type", description = "${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}")
    private FileType fileType = FileType.BOTH;

    @Option(names = "--full-pages", description = "pages in llms-full.txt; default: ${DEFAULT-VALUE}")
    private int fullPages = 100;

    @Option(names = "--max-pages", description = "pages of one site; default: ${DEFAULT-VALUE}")
    private int maxPages = 200;

    @Option(names = "--deadline", description = "seconds of one site; default: ${DEFAULT-VALUE}")
    private int deadline = 120;

    @Option(
            names = "--at-once",
            description = "sites at once in a task; default: as many as its part of the heap allows")
    private int atOnce;

    @Option(names = "--partitions", description = "tasks; default: by the number of sites")
    private int partitions;

    @Option(names = "--allowed-networks", split = ",", description = "private networks that may be asked")
    private List<String> allowedNetworks = List.of();

    private BatchJob() {}

    /** Runs the job in the session that {@code spark-submit} has prepared; throws where it fails, so that the cluster notices. */
    public static void main(String[] args) throws IOException {
        var job = new BatchJob();
        var line = new CommandLine(job).setCaseInsensitiveEnumValuesAllowed(true);
        line.parseArgs(args);
        job.run();
    }

    private void run() throws IOException {
        if (sites.isEmpty() && archives.isEmpty()) {
            throw new IllegalArgumentException("--sites or --archives must name the input");
        }
        try (var spark = SparkSession.builder().appName("incipit").getOrCreate()) {
            // A finished task's rows are in the table even if the job never ends; each task writes one file.
            spark.conf().set("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "2");
            var slots = Integer.parseInt(spark.conf().get("spark.executor.cores", "1"));
            var options = new TaskOptions(
                    fileType, fullPages, maxPages, deadline, List.copyOf(allowedNetworks), atOnce, slots);
            var rows = archives.isEmpty() ? asked(spark, options) : archived(spark, options);
            rows.write()
                    .mode(SaveMode.Append)
                    .option("mapreduce.fileoutputcommitter.algorithm.version", "2")
                    .parquet(out);
        }
    }

    private Dataset<Row> asked(SparkSession spark, TaskOptions options) {
        var wanted = without(spark, SiteTable.read(spark, sites, Optional.ofNullable(column), options), options);
        return wanted.repartition(partitions(wanted, options), functions.col(SiteTable.DOMAIN))
                .mapPartitions(new SiteTask(options), Encoders.row(ResultColumns.ALL));
    }

    private Dataset<Row> archived(SparkSession spark, TaskOptions options) {
        var records = ArchiveTable.read(spark, archives, prefix, HadoopSettings.of(spark));
        var chosen = sites.isEmpty()
                ? records
                : records.join(
                        SiteTable.read(spark, sites, Optional.ofNullable(column), options)
                                .select(SiteTable.KEY),
                        SiteTable.KEY,
                        "left_semi");
        var wanted = without(spark, chosen, options);
        int tasks = partitions > 0 ? partitions : Math.max(PARTITIONS_MIN, archives.size());
        return wanted.repartition(tasks, functions.col(SiteTable.DOMAIN))
                .sortWithinPartitions(SiteTable.KEY, ArchiveTable.TARGET, ArchiveTable.DATE)
                .mapPartitions(new ArchiveTask(options), Encoders.row(ResultColumns.ALL));
    }

    /** What has no row yet. */
    private Dataset<Row> without(SparkSession spark, Dataset<Row> wanted, TaskOptions options) {
        return done(spark)
                .map(rows -> wanted.join(SiteTable.of(rows, options).select(SiteTable.KEY), SiteTable.KEY, "left_anti"))
                .orElse(wanted);
    }

    private Optional<Dataset<String>> done(SparkSession spark) {
        return HadoopSettings.of(spark).hasTable(out)
                ? Optional.of(spark.read()
                        .schema(ResultColumns.ALL)
                        .parquet(out)
                        .select("site")
                        .as(Encoders.STRING()))
                : Optional.empty();
    }

    private int partitions(Dataset<Row> wanted, TaskOptions options) {
        if (partitions > 0) {
            return partitions;
        }
        long turns = TURNS * (long) options.runsAtOnce();
        return Math.clamp(wanted.count() / turns, PARTITIONS_MIN, PARTITIONS_MAX);
    }
}
