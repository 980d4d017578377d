package dev.incipit.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A list of sites in one process ({@code generate --batch}): 1 000 and 10 000 hosts of 8 pages of 2 kB, then 100 hosts of 100 pages of 20 kB. For
 * each: rows, sites at one domain at once, processor seconds a site and a page by the rows and by the process, resident memory. The
 * first argument replaces the 10 000; 0 leaves out both lists of small sites. The sites take their part of the same cores, so time by the clock says little.
 */
public final class ManySitesBenchmark {
    private static final int SMALL_BYTES = 2_000;
    private static final int PAGE_BYTES = 20_000;
    private static final int LOOK_MILLIS = 100;

    private ManySitesBenchmark() {}

    /** Measures each list. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int most = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
        System.out.printf(
                "%8s %6s %9s %9s %9s %10s %10s %9s %8s%n",
                "sites", "pages", "rows", "overlaps", "seconds", "cpu/site", "cpu/page", "cpu rows", "MiB");
        for (int hosts : most == 0 ? List.<Integer>of() : List.of(1_000, most)) {
            measure(hosts, 8, SMALL_BYTES);
        }
        measure(100, 100, PAGE_BYTES);
    }

    private static void measure(int hosts, int pages, int pageBytes) throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("incipit-many");
        try (var sites = new VirtualHosts(pages, pageBytes)) {
            Files.write(folder.resolve("list"), sites.addresses(hosts));
            long start = System.nanoTime();
            var process = program(folder).start();
            long residentMib = 0;
            var processor = Duration.ZERO;
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                residentMib = Math.max(residentMib, PackagedProgram.residentMib(process.pid(), "VmHWM:"));
                processor = process.info().totalCpuDuration().orElse(processor);
            }
            var wall = Duration.ofNanos(System.nanoTime() - start);
            var rows = rows(folder.resolve("out/results.jsonl"));
            double inRows = rows.stream()
                    .mapToDouble(row -> row.get("processorSeconds").asDouble())
                    .sum();
            double seconds = processor.toMillis() / 1_000.0;
            System.out.printf(
                    "%8d %6d %9d %9d %9.1f %10.4f %10.5f %9.4f %8d%n",
                    hosts,
                    pages,
                    rows.size(),
                    sites.overlaps(),
                    wall.toMillis() / 1_000.0,
                    seconds / hosts,
                    seconds / hosts / pages,
                    inRows / hosts,
                    residentMib);
            check(rows, hosts, pages, process.exitValue());
        } finally {
            delete(folder);
        }
    }

    private static void check(List<JsonNode> rows, int hosts, int pages, int exit) {
        var named = new HashSet<String>();
        rows.forEach(row -> named.add(row.get("site").asText()));
        long whole = rows.stream()
                .filter(row -> row.get("status").asText().equals("generated")
                        && row.get("pages").asInt() == pages)
                .count();
        if (named.size() != hosts || rows.size() != hosts || whole != hosts || exit != 0) {
            System.out.printf(
                    "FAILED: %d rows of %d sites, %d whole, exit code %d; the first: %s%n",
                    rows.size(), named.size(), whole, exit, rows.isEmpty() ? "none" : rows.getFirst());
        }
    }

    /** The program with the launcher's options for a list, and a name service that knows loopback only. */
    private static ProcessBuilder program(Path folder) throws IOException {
        var services = Files.createDirectories(folder.resolve("classes/META-INF/services"));
        Files.writeString(
                services.resolve("java.net.spi.InetAddressResolverProvider"), Loopback.class.getName() + "\n");
        var command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "@" + Path.of("src/main/launcher/java.options").toAbsolutePath(),
                "-Xmx307m",
                "-cp",
                folder.resolve("classes") + ":" + System.getProperty("java.class.path"),
                "dev.incipit.app.Main",
                "generate",
                "--batch",
                folder.resolve("list").toString(),
                "--out",
                folder.resolve("out").toString()));
        // Elsewhere, so that it reads no application.yaml.
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        Path.of("target/many-sites.log").toAbsolutePath().toFile()));
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        return builder;
    }

    private static List<JsonNode> rows(Path file) throws IOException {
        var rows = new ArrayList<JsonNode>();
        for (var line : Files.readAllLines(file)) {
            rows.add(new ObjectMapper().readTree(line));
        }
        return rows;
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
