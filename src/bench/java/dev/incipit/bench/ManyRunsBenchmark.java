package dev.incipit.bench;

import dev.incipit.TestSite;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fifty runs at once over fifty sites of forty pages that take 100 ms each, on the packaged service: wall time against the larger of
 * one run's time alone and fifty runs' time of the processor, pages a second, how far the slowest run is behind the median, and
 * resident memory at its highest. The sites and their client take their part of the same cores. Prints and judges nothing.
 */
public final class ManyRunsBenchmark {
    private static final Path PROGRAM = Path.of("target/incipit/bin/incipit").toAbsolutePath();
    private static final int RUNS = 50;
    private static final int PAGES = 40;
    private static final Duration LATENCY = Duration.ofMillis(100);
    private static final double SLACK = 1.25;
    private static final Pattern LISTENING = Pattern.compile("Listening on port (\\d+)");
    private static final Pattern KEY = Pattern.compile("inc_\\w{38}");

    private final Process service;
    private final HttpClient client = HttpClient.newHttpClient();
    private String key = "";
    private int port;

    private ManyRunsBenchmark(Path folder) throws IOException {
        var builder = new ProcessBuilder(PROGRAM.toString(), "serve").redirectErrorStream(true);
        builder.directory(folder.toFile());
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        builder.environment().put("SERVER_PORT", "0");
        builder.environment().put("MANAGEMENT_PORT", "0");
        // The heap that a container of 512 MiB gives.
        builder.environment().put("INCIPIT_JAVA_OPTIONS", "-Xmx307m");
        builder.environment().put("SERVER_MAX_RUNS", String.valueOf(RUNS));
        builder.environment().put("PLANS_BUSINESS_REQUESTS_PER_MINUTE", "10000");
        service = builder.start();
        var lines = new BufferedReader(new InputStreamReader(service.getInputStream(), StandardCharsets.UTF_8));
        while (port == 0) {
            var line = lines.readLine();
            var listening = LISTENING.matcher(line);
            port = listening.find() ? Integer.parseInt(listening.group(1)) : 0;
            var printed = KEY.matcher(line);
            key = printed.find() ? printed.group() : key;
        }
        Thread.ofVirtual().start(() -> drop(lines));
    }

    private static void drop(BufferedReader lines) {
        try {
            lines.transferTo(Writer.nullWriter());
        } catch (IOException stopped) {
            // The service has ended, and its log with it.
            Thread.currentThread().interrupt();
        }
    }

    /** Measures alone and together. */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        var sites =
                IntStream.rangeClosed(1, RUNS).mapToObj(ManyRunsBenchmark::site).toList();
        var benchmark = new ManyRunsBenchmark(Files.createTempDirectory("incipit-bench"));
        try {
            benchmark.measure(sites);
        } finally {
            benchmark.service.destroy();
            sites.forEach(TestSite::close);
        }
    }

    private void measure(List<TestSite> sites) throws IOException, InterruptedException, ExecutionException {
        for (int warmUp = 0; warmUp < 3; warmUp++) {
            together(sites);
        }
        var aloneCpu = cpu();
        var alone = together(sites.subList(0, 1)).getFirst();
        var cpu = cpu().minus(aloneCpu);
        long start = System.nanoTime();
        var times = together(sites).stream().sorted().toList();
        var wall = Duration.ofNanos(System.nanoTime() - start);
        int cores = Runtime.getRuntime().availableProcessors();
        var work = cpu.multipliedBy(RUNS).dividedBy(cores);
        var floor = alone.compareTo(work) > 0 ? alone : work;
        System.out.printf(
                "%d runs of %d pages: %d ms; one alone %d ms with %d ms of the processor; aim %d ms%n",
                RUNS, PAGES, wall.toMillis(), alone.toMillis(), cpu.toMillis(), (long) (floor.toMillis() * SLACK));
        System.out.printf(
                "%.0f pages a second; median run %d ms, slowest %d ms; %d MiB resident at most%n",
                RUNS * PAGES * 1000.0 / wall.toMillis(),
                times.get(times.size() / 2).toMillis(),
                times.getLast().toMillis(),
                residentMib());
    }

    private List<Duration> together(List<TestSite> sites) throws InterruptedException, ExecutionException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var runs = threads.invokeAll(sites.stream().map(this::generate).toList());
            var times = new ArrayList<Duration>();
            for (Future<Duration> run : runs) {
                times.add(run.get());
            }
            return times;
        }
    }

    private Callable<Duration> generate(TestSite site) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/generate"))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"url\":\"" + site.url("/") + "\"}"))
                .build();
        return () -> {
            long start = System.nanoTime();
            var answer = client.send(request, BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IOException(answer.body());
            }
            return Duration.ofNanos(System.nanoTime() - start);
        };
    }

    private Duration cpu() {
        return service.info().totalCpuDuration().orElseThrow();
    }

    private long residentMib() throws IOException {
        // The launcher gives its place to the program, so that the process is the same.
        try (var lines = Files.lines(Path.of("/proc/" + service.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        }
    }

    private static TestSite site(int number) {
        var site = new TestSite("127.0.4." + number);
        site.latency(LATENCY);
        var menu = IntStream.range(1, PAGES)
                .mapToObj(page -> "<li><a href=/guide/page" + page + ">Page " + page + "</a>")
                .collect(Collectors.joining("", "<nav><ul>", "</ul></nav>"));
        site.page("/", "Site " + number, menu + body(number, 0));
        IntStream.range(1, PAGES)
                .forEach(page -> site.page("/guide/page" + page, "Page " + page, menu + body(number, page)));
        return site;
    }

    private static String body(int site, int page) {
        return IntStream.range(0, 40)
                .mapToObj(i ->
                        "<p>Paragraph " + i + " of page " + page + " on site " + site + " says what nobody else says, "
                                + page * 31L * i + " times over, in a sentence of some length.</p>")
                .collect(Collectors.joining("<h2>Part</h2>"));
    }
}
