package dev.incipit.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The packaged program in target/incipit, run as a process and watched from outside. {@code mvn package} comes before. */
final class PackagedProgram {
    static final Path LAUNCHER = Path.of(System.getProperty("program", "target/incipit"))
            .resolve("bin/incipit")
            .toAbsolutePath();
    private static final int LOOK_MILLIS = 5;

    private PackagedProgram() {}

    /** What one command cost: time by the clock, highest resident memory, exit code. */
    record Cost(Duration wall, long residentMib, int exit) {}

    /** Runs one command, whose addresses may be on loopback, and waits for its end. */
    static Cost run(String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(LAUNCHER.toString()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        long start = System.nanoTime();
        var process = builder.start();
        long residentMib = 0;
        while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            residentMib = Math.max(residentMib, residentMib(process.pid(), "VmHWM:"));
        }
        return new Cost(Duration.ofNanos(System.nanoTime() - start), residentMib, process.exitValue());
    }

    /** A line of /proc/PID/status in MiB; 0 after the process has ended. */
    static long residentMib(long pid, String line) {
        try (var lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
            return lines.filter(one -> one.startsWith(line))
                            .map(one -> one.replaceAll("\\D", ""))
                            .mapToLong(Long::parseLong)
                            .findFirst()
                            .orElse(0)
                    >> 10;
        } catch (IOException | UncheckedIOException ended) {
            return 0;
        }
    }
}
