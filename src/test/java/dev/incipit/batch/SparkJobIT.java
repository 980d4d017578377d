package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.batch.ManyHosts.Asked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The packed job on a real Spark with executors as processes of their own, over sites on loopback. */
@Tag("full")
@Timeout(value = 40, unit = TimeUnit.MINUTES)
final class SparkJobIT {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int DOMAINS = 32;

    @TempDir
    Path folder;

    private Path hosts = Path.of("");
    private Path list = Path.of("");

    /** Two hosts of the first domains, so that politeness shows. */
    private static final List<String> NAMES = Stream.concat(
                    IntStream.range(0, DOMAINS).mapToObj(i -> "larch" + i + ".org"),
                    IntStream.range(0, 8).mapToObj(i -> "docs.larch" + i + ".org"))
            .toList();

    private ManyHosts web = null;

    @BeforeEach
    void open() throws IOException {
        Assumptions.assumeTrue(
                Files.isDirectory(SparkProcess.HOME.resolve("jars")), "no target/spark, which profile full makes");
        web = new ManyHosts(6, Duration.ofMillis(1000));
        hosts = ManyHosts.hostsFile(folder.resolve("hosts"), NAMES);
        list = sites("sites.txt", NAMES);
    }

    @AfterEach
    void close() {
        if (web != null) {
            web.close();
        }
    }

    private Path sites(String name, List<String> names) throws IOException {
        var lines = new ArrayList<>(
                names.stream().map(host -> "http://" + host + ":" + web.port()).toList());
        lines.add("no site");
        lines.add("http://nowhere.larch0.org:" + web.port());
        return Files.write(folder.resolve(name), lines);
    }

    private SparkProcess job(String master, String out, Path input) throws IOException, InterruptedException {
        return SparkProcess.submit(
                folder.resolve(out + ".log"),
                hosts,
                "--master",
                master,
                "--class",
                "dev.incipit.batch.BatchJob",
                jar().toString(),
                "--sites",
                input.toString(),
                "--out",
                folder.resolve(out).toString(),
                "--allowed-networks",
                "127.0.0.0/8",
                "--partitions",
                "24",
                "--at-once",
                "4");
    }

    private static Path jar() throws IOException {
        try (var files = Files.list(Path.of("target/library"))) {
            return files.filter(file -> file.toString().endsWith("-spark.jar"))
                    .findFirst()
                    .orElseThrow()
                    .toAbsolutePath();
        }
    }

    /** The table's rows by their sites, without times; fails where a site has two. */
    private TreeMap<String, String> rows(String table) throws IOException, InterruptedException {
        var printed = folder.resolve(table + ".json");
        try (var print = SparkProcess.submit(
                folder.resolve(table + ".print.log"),
                hosts,
                "--master",
                "local[1]",
                "--class",
                "dev.incipit.batch.TablePrint",
                tests().toString(),
                folder.resolve(table).toString(),
                printed.toString())) {
            print.done();
        }
        var rows = new TreeMap<String, String>();
        try (var files = Files.list(printed)) {
            for (var file :
                    files.filter(name -> name.toString().endsWith(".json")).toList()) {
                for (var line : Files.readAllLines(file)) {
                    var row = JSON.readTree(line);
                    assertEquals(null, rows.put(row.path("site").asText(), said(row, row.path("names"))), line);
                    assertTrue(row.path("texts").asBoolean(), line);
                }
            }
        }
        return rows;
    }

    /** The one class of the tests that runs beside Spark. */
    private Path tests() throws IOException {
        var jar = folder.resolve("tests.jar");
        if (!Files.exists(jar)) {
            var name = "dev/incipit/batch/TablePrint.class";
            try (var zip = new java.util.jar.JarOutputStream(Files.newOutputStream(jar));
                    var in = SparkJobIT.class.getClassLoader().getResourceAsStream(name)) {
                zip.putNextEntry(new java.util.zip.ZipEntry(name));
                in.transferTo(zip);
            }
        }
        return jar;
    }

    private static String said(JsonNode row, Iterable<JsonNode> files) {
        var said = new ArrayList<String>();
        // Not the bytes: a Markdown twin is asked for of the page that answered first.
        for (var part : List.of("status", "reason", "domain", "notes", "pages")) {
            var value = row.path(part);
            said.add(part + "=" + (value.isMissingNode() || value.isNull() ? "" : value.toString()));
        }
        files.forEach(file -> said.add(file.asText()));
        return String.join(" ", said);
    }

    /** The same list by the command, in one process. */
    private TreeMap<String, String> ofCommand() throws IOException, InterruptedException {
        var out = folder.resolve("command.jsonl");
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-preview",
                        "-Djdk.net.hosts.file=" + hosts,
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "dev.incipit.app.Main",
                        "generate",
                        "--batch",
                        list.toString(),
                        "--jsonl")
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("command.log").toFile());
        process.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        process.directory(folder.toFile());
        process.start().waitFor(8, TimeUnit.MINUTES);
        var rows = new TreeMap<String, String>();
        for (var line : Files.readAllLines(out)) {
            var row = JSON.readTree(line);
            var files = new ArrayList<JsonNode>();
            row.path("files")
                    .forEach(file -> files.add(JSON.getNodeFactory()
                            .textNode(file.path("name").asText() + " "
                                    + file.path("bytes").asText() + " "
                                    + file.path("sha256").asText())));
            rows.put(row.path("site").asText(), said(row, files).replaceAll("Line \\d+ of the list: ", ""));
        }
        return rows;
    }

    @Test
    void theTableIsThatOfOneProcessAndAKilledExecutorChangesNothing() throws IOException, InterruptedException {
        try (var job = job("local-cluster[2,1,2048]", "killed", list)) {
            web.await(asked -> asked.stream().map(Asked::host).distinct().count() >= 12);
            job.killExecutor();
            job.done();
        }
        var rows = rows("killed");
        assertEquals(NAMES.size() + 2, rows.size());
        assertEquals(ofCommand(), rows);
        // Once more: every site has its row, so none is asked.
        web.forget();
        try (var again = job("local-cluster[2,1,2048]", "killed", list)) {
            again.done();
        }
        assertEquals(List.of(), web.asked());
        assertEquals(rows, rows("killed"));
    }

    @Test
    void twoExecutorsTakeAtMostFiveNinthsOfTheTimeOfOneAndNoDomainIsAskedForTwoSitesAtOnce()
            throws IOException, InterruptedException {
        try (var one = job("local-cluster[1,1,2048]", "one", list)) {
            one.done();
        }
        var alone = web.span();
        web.forget();
        try (var two = job("local-cluster[2,1,2048]", "two", list)) {
            two.done();
        }
        var together = web.span();
        System.out.printf(
                "%d sites of 6 pages that take 1 000 ms each: one executor %d ms, two %d ms, %.2f times as fast%n",
                NAMES.size(), alone.toMillis(), together.toMillis(), (double) alone.toMillis() / together.toMillis());
        assertEquals(List.of(), interleaved(web.asked()));
        assertEquals(rows("one"), rows("two"));
        assertTrue(together.multipliedBy(9).compareTo(alone.multipliedBy(5)) <= 0, alone + " and " + together);
    }

    /** Domains of which a host was asked, then another, then the first again. */
    private static List<String> interleaved(List<Asked> asked) {
        var changes = new TreeMap<String, Integer>();
        var last = new TreeMap<String, String>();
        for (var request : asked) {
            var domain = request.host().replaceFirst("^(docs|nowhere)\\.", "");
            var before = last.put(domain, request.host());
            if (before != null && !before.equals(request.host())) {
                changes.merge(domain, 1, Integer::sum);
            }
        }
        return changes.entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .map(Object::toString)
                .toList();
    }
}
