package dev.incipit.bench;

import dev.incipit.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the packaged program takes when it is cold: each figure is of a process that was just started. Five runs each, median and
 * spread. The class itself runs as the site, so start it with the priority that the program gets.
 */
public final class ColdBenchmark {
    private static final int RUNS = 5;
    private static final int PARAGRAPHS = 40;
    private static final Duration PHASE = Duration.ofSeconds(6);
    private static final int PHASES = 7;
    private static final int WARM_RUNS = 30;

    private ColdBenchmark() {}

    /** Runs all lines, or those whose names begin with an argument. */
    public static void main(String[] args) throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("incipit-bench");
        line(args, "version", () -> PackagedProgram.run("version"));
        for (int lines : new int[] {30, 5_000}) {
            var file = Files.writeString(folder.resolve(lines + ".txt"), index(lines));
            line(
                    args,
                    "validate, " + Files.size(file) / 1_000 + " kB",
                    () -> PackagedProgram.run("validate", "--no-links", file.toString()));
        }
        for (var menu : Menu.values()) {
            generate(args, folder, 96, 100, menu);
            generate(args, folder, 300, 20, menu);
            for (int pages : new int[] {50, 100, 200}) {
                generate(args, folder, pages, 5, menu);
            }
        }
        warm(args, 300, 20);
        service(args, "serve ready, ms", service -> List.of((double) service.readyMillis()));
        service(args, "lint of a line, ms of processor in each 6 s", ColdBenchmark::phases);
        service(args, "lint of 6 kB, ms of processor", service -> millis(service.lint(index(60), 800)));
        service(args, "lint of 170 kB, ms of processor", service -> millis(service.lint(index(1_700), 100)));
        service(args, "resident after 3 000 lines, 800 of 6 kB, 100 of 170 kB, MiB", ColdBenchmark::resident);
    }

    /** What a site's pages link to. A menu of all pages on each is the heaviest that a site has. */
    private enum Menu {
        ON_THE_FRONT_PAGE,
        ON_EACH_PAGE
    }

    @FunctionalInterface
    private interface Command {
        PackagedProgram.Cost run() throws IOException, InterruptedException;
    }

    @FunctionalInterface
    private interface Question {
        List<Double> ask(PackagedService service) throws IOException, InterruptedException;
    }

    private static boolean wanted(String[] args, String name) {
        return args.length == 0 || Arrays.stream(args).anyMatch(name::startsWith);
    }

    private static void line(String[] args, String name, Command command) throws IOException, InterruptedException {
        if (!wanted(args, name)) {
            return;
        }
        var millis = new long[RUNS];
        long resident = 0;
        for (int i = 0; i < RUNS; i++) {
            var cost = command.run();
            millis[i] = cost.wall().toMillis();
            resident = Math.max(resident, cost.residentMib());
        }
        Arrays.sort(millis);
        System.out.printf(
                "%-34s %5d ms (%d to %d), %d MiB%n", name, millis[RUNS / 2], millis[0], millis[RUNS - 1], resident);
    }

    private static void generate(String[] args, Path folder, int pages, int latencyMillis, Menu menu)
            throws IOException, InterruptedException {
        var name = "generate, " + pages + " pages at " + latencyMillis + " ms"
                + (menu == Menu.ON_EACH_PAGE ? ", a menu of all on each" : "");
        if (!wanted(args, name)) {
            return;
        }
        try (var site = site(pages, latencyMillis, menu)) {
            line(
                    args,
                    name,
                    () -> PackagedProgram.run("generate", site.url("/").toString(), "--out", folder.toString()));
        }
    }

    private static TestSite site(int pages, int latencyMillis, Menu menu) {
        var site = new TestSite();
        site.latency(Duration.ofMillis(latencyMillis));
        var all = IntStream.range(1, pages)
                .mapToObj(i -> "<li><a href=/guide/page" + i + ">Page " + i + "</a>")
                .collect(Collectors.joining("", "<nav><ul>", "</ul></nav>"));
        site.page("/", "Benchmark", all + body(0));
        var shown = menu == Menu.ON_EACH_PAGE ? all : "";
        IntStream.range(1, pages).forEach(i -> site.page("/guide/page" + i, "Page " + i, shown + body(i)));
        return site;
    }

    private static void warm(String[] args, int pages, int latencyMillis) throws IOException, InterruptedException {
        var name = "service, run " + WARM_RUNS + " of " + pages + " pages at " + latencyMillis + " ms, ms";
        try (var site = site(pages, latencyMillis, Menu.ON_THE_FRONT_PAGE)) {
            var address = site.url("/").toString();
            service(args, name, service -> {
                for (int run = 1; run < WARM_RUNS; run++) {
                    service.generate(address);
                }
                return List.of((double) service.generate(address).toMillis());
            });
        }
    }

    private static void service(String[] args, String name, Question question)
            throws IOException, InterruptedException {
        if (!wanted(args, name)) {
            return;
        }
        var runs = new ArrayList<List<Double>>();
        for (int i = 0; i < RUNS; i++) {
            try (var service = PackagedService.start()) {
                runs.add(question.ask(service));
            }
        }
        var figures = IntStream.range(0, runs.getFirst().size())
                .mapToObj(i -> runs.stream().map(run -> run.get(i)).sorted().toList())
                .map(sorted ->
                        "%.2f (%.2f to %.2f)".formatted(sorted.get(RUNS / 2), sorted.getFirst(), sorted.getLast()))
                .collect(Collectors.joining("; "));
        System.out.printf("%-34s %s%n", name, figures);
    }

    private static List<Double> millis(PackagedService.Cost cost) {
        return List.of(cost.millis());
    }

    private static List<Double> resident(PackagedService service) throws IOException, InterruptedException {
        service.lint(index(0), 3_000);
        service.lint(index(60), 800);
        return List.of((double) service.lint(index(1_700), 100).residentMib());
    }

    private static List<Double> phases(PackagedService service) throws IOException, InterruptedException {
        var millis = new ArrayList<Double>();
        for (int i = 0; i < PHASES; i++) {
            millis.add(service.lint(index(0), PHASE).millis());
        }
        return millis;
    }

    private static String body(int seed) {
        return IntStream.range(0, PARAGRAPHS)
                .mapToObj(i -> "<p>" + sentence(new Random(seed * 1_000L + i)) + "</p>")
                .collect(Collectors.joining("<h2>Part</h2>"));
    }

    private static String index(int links) {
        var random = new Random(links);
        return "# Acme\n\n> What Acme makes, and how it is used.\n"
                + IntStream.range(0, links)
                        .mapToObj(i -> (i % 40 == 0 ? "\n## Part " + i / 40 + "\n\n" : "") + "- [Page " + i
                                + "](https://acme.example/part/page" + i + ".md): " + sentence(random) + "\n")
                        .collect(Collectors.joining());
    }

    private static String sentence(Random random) {
        return IntStream.range(0, 8)
                .mapToObj(_ -> word(random))
                .collect(Collectors.joining(" ", "The " + word(random) + " of ", "."));
    }

    private static String word(Random random) {
        return IntStream.range(0, 2 + random.nextInt(2))
                .mapToObj(_ -> "" + "bdfgklmnprst".charAt(random.nextInt(12)) + "aeiou".charAt(random.nextInt(5)))
                .collect(Collectors.joining());
    }
}
