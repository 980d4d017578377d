package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A job as {@code spark-submit} starts it: the script asks Spark's launcher for the command, and so do we. */
final class SparkProcess implements AutoCloseable {
    /** Put there by the profile. */
    static final Path HOME = Path.of("target/spark").toAbsolutePath();

    private static final String JAVA_HOME = System.getProperty("java.home");
    private static final int MINUTES_MAX = 15;

    private final Process process;
    private final Path log;

    private SparkProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** Starts {@code spark-submit} with these words. */
    static SparkProcess submit(Path log, Path hosts, String... words) throws IOException, InterruptedException {
        var jars = HOME.resolve("jars") + File.separator + "*";
        var launcher = new ArrayList<>(
                List.of(java(), "-cp", jars, "org.apache.spark.launcher.Main", "org.apache.spark.deploy.SparkSubmit"));
        var options = "--enable-preview -Djdk.net.hosts.file=" + hosts;
        launcher.addAll(List.of(
                "--driver-java-options",
                options,
                "--conf",
                "spark.executor.extraJavaOptions=" + options,
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.driver.bindAddress=127.0.0.1",
                "--conf",
                "spark.driver.host=127.0.0.1"));
        launcher.addAll(List.of(words));
        var printed = start(launcher, Redirect.PIPE, log).getInputStream().readAllBytes();
        var command = new ArrayList<>(Arrays.asList(new String(printed, StandardCharsets.UTF_8).split("\0")));
        // It begins with a line that tells the script its work is done.
        command.replaceAll(String::strip);
        command.removeIf(String::isEmpty);
        return new SparkProcess(start(command, Redirect.to(log.toFile()), log), log);
    }

    private static String java() {
        return Path.of(JAVA_HOME, "bin", "java").toString();
    }

    private static Process start(List<String> command, Redirect output, Path log) throws IOException {
        var builder = new ProcessBuilder(command).redirectOutput(output);
        if (output.type() == Redirect.Type.PIPE) {
            builder.redirectError(Redirect.to(log.toFile()));
        } else {
            builder.redirectErrorStream(true);
        }
        builder.environment().put("JAVA_HOME", JAVA_HOME);
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.directory(log.getParent().toFile());
        return builder.start();
    }

    /** Waits until it has ended well. */
    void done() throws InterruptedException, IOException {
        if (!process.waitFor(MINUTES_MAX, TimeUnit.MINUTES)) {
            throw new AssertionError("It goes on:\n" + Files.readString(log));
        }
        assertEquals(0, process.exitValue(), Files.readString(log));
    }

    /** SIGKILL to one of its executors. */
    void killExecutor() {
        var executor = process.descendants()
                .filter(child -> child.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"))
                .findFirst()
                .orElseThrow();
        executor.destroyForcibly();
        executor.onExit().join();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
