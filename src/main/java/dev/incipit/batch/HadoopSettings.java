package dev.incipit.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;
import scala.jdk.javaapi.CollectionConverters;

/**
 * How files are reached: the session's {@code spark.hadoop.*}, such as the keys of an object store. Sent to the executors.
 *
 * @param values without their prefix
 */
record HadoopSettings(Map<String, String> values) implements Serializable {
    private static final String PREFIX = "spark.hadoop.";

    static HadoopSettings of(SparkSession spark) {
        return new HadoopSettings(CollectionConverters.asJava(spark.conf().getAll()).entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(PREFIX))
                .collect(Collectors.toMap(entry -> entry.getKey().substring(PREFIX.length()), Map.Entry::getValue)));
    }

    private Configuration configuration() {
        var configuration = new Configuration();
        values.forEach(configuration::set);
        return configuration;
    }

    /** Opens a file of any file system that Spark knows. */
    InputStream open(String path) throws IOException {
        var file = new Path(path);
        return file.getFileSystem(configuration()).open(file);
    }

    boolean hasTable(String folder) {
        var path = new Path(folder, "*.parquet");
        try {
            var found = path.getFileSystem(configuration()).globStatus(path);
            return found != null && found.length > 0;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
