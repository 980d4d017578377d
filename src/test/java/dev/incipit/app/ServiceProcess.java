package dev.incipit.app;

import dev.incipit.store.DatabaseConfig;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** {@code incipit serve} as a process of its own on free ports, as an operator's machine runs it. */
public final class ServiceProcess implements AutoCloseable {
    private static final Pattern PORTS = Pattern.compile("Listening on port (\\d+), health and metrics on port (\\d+)");
    private static final int LINES_MAX = 20_000;
    private static final int START_SECONDS_MAX = 60;

    private final Process process;
    private final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final CompletableFuture<List<Integer>> ports = new CompletableFuture<>();

    private ServiceProcess(Process process) {
        this.process = process;
        Thread.ofVirtual().start(this::read);
    }

    /** Starts one; {@link #port} waits until it listens. */
    public static ServiceProcess start(DatabaseConfig store, Map<String, String> settings, String... options) {
        return start(List.of(), store, settings, options);
    }

    /** Starts one that may have so many files open, sockets among them. */
    public static ServiceProcess withOpenFilesMax(
            int openFilesMax, DatabaseConfig store, Map<String, String> settings) {
        var limited = List.of("sh", "-c", "ulimit -n " + openFilesMax + " && exec \"$@\"", "sh");
        return start(limited, store, settings);
    }

    /** Starts the packaged one by its launcher, as whoever unpacked it does; {@code mvn package} comes before. */
    static ServiceProcess packaged(DatabaseConfig store, Map<String, String> settings) {
        return launch(List.of(Path.of("target/incipit/bin/incipit").toString(), "serve"), store, settings);
    }

    private static ServiceProcess start(
            List<String> before, DatabaseConfig store, Map<String, String> settings, String... options) {
        var command = new ArrayList<>(before);
        command.addAll(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-preview",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(options));
        command.addAll(List.of(
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.incipit.app.Main",
                "serve"));
        return launch(command, store, settings);
    }

    private static ServiceProcess launch(List<String> command, DatabaseConfig store, Map<String, String> settings) {
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(Instance.settings(store, Map.of("SERVER_FIRST_KEY", "false")));
        builder.environment().putAll(settings);
        try {
            return new ServiceProcess(builder.start());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void read() {
        try (var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                var found = PORTS.matcher(line);
                if (found.find()) {
                    ports.complete(List.of(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))));
                }
                log.add(line);
                if (log.size() > LINES_MAX) {
                    log.remove();
                }
            }
        } catch (IOException ended) {
            log.add(ended.toString());
        }
        ports.completeExceptionally(new AssertionError("It never listened:\n" + String.join("\n", log)));
    }

    public int port() {
        return ports.orTimeout(START_SECONDS_MAX, TimeUnit.SECONDS).join().getFirst();
    }

    public int managementPort() {
        return ports.orTimeout(START_SECONDS_MAX, TimeUnit.SECONDS).join().getLast();
    }

    public long id() {
        return process.pid();
    }

    /** The last lines it said. */
    public List<String> log() {
        return List.copyOf(log);
    }

    /** SIGTERM; answers how it ended. */
    public int stop() throws InterruptedException {
        process.destroy();
        return process.waitFor();
    }

    /** How it ended by itself. */
    public int end() throws InterruptedException {
        if (!process.waitFor(START_SECONDS_MAX, TimeUnit.SECONDS)) {
            throw new AssertionError("It goes on:\n" + String.join("\n", log));
        }
        return process.exitValue();
    }

    /** SIGKILL. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
