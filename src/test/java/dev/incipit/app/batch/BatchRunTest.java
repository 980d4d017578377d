package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class BatchRunTest {
    private static final String TEXT = "<h1>Anvils</h1><p>We forge anvils of every size for blacksmiths and for "
            + "schools, and send them by rail to every town that has a station.</p>";

    @TempDir
    Path folder;

    private final List<TestSite> sites = new ArrayList<>();
    private Path config = Path.of("");

    @BeforeEach
    void letLoopbackThrough() throws IOException {
        config = Files.writeString(folder.resolve("a.yaml"), "fetch:\n  allowed-networks: 127.0.0.0/8\n");
    }

    @AfterEach
    void closeSites() {
        sites.forEach(TestSite::close);
    }

    @Test
    void eachSiteHasAFolderAndARowAndBadLinesHaveRowsToo() throws IOException, NoSuchAlgorithmException {
        var one = site(2);
        var two = site(3);
        var shut = site(4).answer("/robots.txt", TestSite.html(403, "no"));
        shut.otherwise(_ -> TestSite.html(403, "no")).answer("/", TestSite.html(403, "no"));
        var session = batch(one.origin() + "\nno site\n" + two.origin() + "\n" + one.origin() + "/\n{\"site\":\""
                + shut.origin() + "\"}\n");
        assertEquals(0, session.code(), session.error());
        var rows = rows();
        assertEquals(4, rows.size());
        var first = row(rows, one.origin());
        assertEquals("generated", first.get("status").asText());
        assertEquals(2, first.get("pages").asInt());
        assertTrue(first.get("bytes").asLong() > 300, first.toString());
        assertTrue(first.get("processorSeconds").asDouble() > 0, first.toString());
        assertEquals("blocked", row(rows, shut.origin()).get("status").asText());
        assertTrue(row(rows, shut.origin()).get("bytes").asLong() > 0, "refusals cost bytes too");
        assertEquals("failed", row(rows, "no site").get("status").asText());
        for (var file : first.get("files")) {
            var bytes = Files.readAllBytes(
                    folder.resolve("out").resolve(file.get("path").asText()));
            assertEquals(file.get("bytes").asInt(), bytes.length);
            assertEquals(
                    file.get("sha256").asText(),
                    HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        }
        assertTrue(session.error().contains("1 blocked, 1 failed, 2 generated"), session.error());
        assertTrue(session.error().contains("1 line named a site again"), session.error());
        assertEquals("", session.out());
    }

    @Test
    void theFilesAreThoseOfASingleRun() throws IOException {
        var site = site(2);
        batch(site.origin());
        assertEquals(
                0,
                Session.of(
                                "generate",
                                site.origin(),
                                "--out",
                                folder.resolve("alone").toString(),
                                "--config",
                                config.toString())
                        .code());
        var many = folder.resolve("out")
                .resolve(site.origin().replace("http://", "").replace(':', '_'));
        for (var name : List.of("llms.txt", "llms-full.txt")) {
            assertEquals(Files.readString(folder.resolve("alone").resolve(name)), Files.readString(many.resolve(name)));
        }
        try (var files = Files.list(many)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void aListGoesOnByTheRowsThatAreThere() throws IOException {
        var one = site(2);
        var two = site(3);
        batch(one.origin() + "\n");
        int asked = one.asked().size();
        var again = batch(one.origin() + "\n" + two.origin() + "\n");
        assertEquals(2, again.code(), again.error());
        assertTrue(again.error().contains("--resume"), again.error());
        var resumed = batch(one.origin() + "\n" + two.origin() + "\n", "--resume");
        assertEquals(0, resumed.code(), resumed.error());
        assertEquals(2, rows().size());
        assertEquals(asked, one.asked().size());
        assertTrue(resumed.error().contains("1 row were there before"), resumed.error());
    }

    @Test
    void rowsArePrintedWithTheFilesInThemWhereThereIsNoFolder() throws IOException {
        var site = site(2);
        var list = list(site.origin() + "\nno site\n");
        var session = Session.of("generate", "--batch", list.toString(), "--jsonl", "--config", config.toString());
        assertEquals(0, session.code(), session.error());
        assertEquals(2, session.lines().size());
        var row = row(session.lines().stream().map(BatchRunTest::parsed).toList(), site.origin());
        assertTrue(row.get("files").get(0).get("text").asText().startsWith("# "), row.toString());
        assertTrue(row.get("files").get(0).get("path").isNull());
        try (var files = Files.list(folder)) {
            assertFalse(files.anyMatch(file -> file.endsWith("results.jsonl")));
        }
    }

    @Test
    void standardInputAndAColumnOfACsvFileAreLists() throws IOException {
        var site = site(2);
        var session = Session.with(
                "customer,website\r\n\"Smith, Ltd.\",\"" + site.origin() + "\"\r\n",
                "generate",
                "--batch",
                "-",
                "--column",
                "website",
                "-o",
                folder.resolve("out").toString(),
                "-c",
                config.toString());
        assertEquals(0, session.code(), session.error());
        assertEquals("generated", rows().getFirst().get("status").asText());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "It has no named pipes of this kind.")
    void aPipeThatCanBeReadOnceIsAListToo() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Thread.ofVirtual().start(() -> {
            try {
                Files.writeString(pipe, "no site\n", StandardOpenOption.WRITE);
            } catch (IOException unread) {
                throw new UncheckedIOException(unread);
            }
        });
        var session = Session.of("generate", "--batch", pipe.toString(), "--jsonl");
        assertEquals(1, session.lines().size(), session.error());
    }

    @Test
    void theOptionsOfALineGoBeforeThoseOfTheCommand() throws IOException {
        var one = site(2);
        var two = site(3);
        batch(
                one.origin() + "\n{\"site\":\"" + two.origin() + "\",\"title\":\"Two\",\"file-type\":\"llms\"}\n",
                "--title",
                "All");
        assertTrue(index(one).startsWith("# All\n"), index(one));
        assertTrue(index(two).startsWith("# Two\n"), index(two));
        assertEquals(1, row(rows(), two.origin()).get("files").size());
    }

    @Test
    void thePartsOfAListAreTheWholeList() throws IOException {
        var list = Stream.of(site(2), site(3), site(4)).map(TestSite::origin).toList();
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    0,
                    batch(String.join("\n", list), "--shard", i + "/2", "--fail-on", "never")
                            .code());
        }
        var rows = new ArrayList<JsonNode>();
        for (int i = 0; i < 2; i++) {
            try (var lines = Files.lines(folder.resolve("out/results-" + i + "-of-2.jsonl"))) {
                lines.map(BatchRunTest::parsed).forEach(rows::add);
            }
        }
        assertEquals(
                list.stream().sorted().toList(),
                rows.stream().map(row -> row.get("site").asText()).sorted().toList());
    }

    @Test
    void aFolderThatCannotBeWrittenFailsItsSiteOnly() throws IOException {
        var one = site(2);
        var two = site(3);
        Files.createDirectories(folder.resolve("out"));
        Files.writeString(
                folder.resolve("out").resolve(one.origin().substring(7).replace(':', '_')), "in the way");
        assertEquals(
                1, batch(one.origin() + "\n" + two.origin(), "--fail-on", "any").code());
        assertEquals("failed", row(rows(), one.origin()).get("status").asText());
        assertEquals("generated", row(rows(), two.origin()).get("status").asText());
    }

    @Test
    void aListOfWhichNothingComesIsAFailureUnlessTheUserSaysOtherwise() throws IOException {
        assertEquals(3, batch("no site\n").code());
        assertEquals(
                0, batch("no other site\n", "--resume", "--fail-on", "never").code());
        assertEquals(0, batch("", "--resume").code());
    }

    @Test
    void optionsThatContradictEachOtherAreMistakes() throws IOException {
        var list = list("a.example\n").toString();
        assertEquals(2, Session.of("generate", "--batch", list).code());
        assertEquals(
                2,
                Session.of("generate", "--batch", list, "--jsonl", "--resume").code());
        assertEquals(
                2,
                Session.of("generate", "a.example", "--batch", list, "--jsonl").code());
        assertEquals(2, Session.of("generate", "--batch", list, "-o", "-").code());
        assertEquals(
                2,
                Session.of("generate", "--batch", list, "--jsonl", "--shard", "4/4")
                        .code());
        assertEquals(
                2,
                Session.of("generate", "--batch", list, "--jsonl", "--column", "site")
                        .code());
        assertEquals(2, Session.of("generate", "a.example", "--jsonl").code());
        assertEquals(2, Session.of("generate").code());
        assertEquals(
                3,
                Session.of("generate", "--batch", folder.resolve("none").toString(), "--jsonl")
                        .code());
    }

    private TestSite site(int last) {
        var site = new TestSite("127.0.0." + last);
        site.page("/", "Anvils " + last, TEXT + "<a href=/more>More about anvils</a>");
        site.page("/more", "More " + last, TEXT.replace("every size", last + " sizes") + "<p>They last for years.</p>");
        sites.add(site);
        return site;
    }

    private Session batch(String lines, String... options) throws IOException {
        return Session.of(
                List.of(
                        "generate",
                        "--batch",
                        list(lines).toString(),
                        "--out",
                        folder.resolve("out").toString(),
                        "--config",
                        config.toString()),
                options);
    }

    private Path list(String lines) throws IOException {
        return Files.writeString(folder.resolve("list"), lines);
    }

    private String index(TestSite site) throws IOException {
        return Files.readString(folder.resolve("out")
                .resolve(site.origin().substring("http://".length()).replace(':', '_'))
                .resolve("llms.txt"));
    }

    private List<JsonNode> rows() throws IOException {
        try (var lines = Files.lines(folder.resolve("out/results.jsonl"), StandardCharsets.UTF_8)) {
            return lines.map(BatchRunTest::parsed).toList();
        }
    }

    private static JsonNode row(List<JsonNode> rows, String site) {
        return rows.stream()
                .filter(row -> row.get("site").asText().equals(site))
                .findFirst()
                .orElseThrow(() -> new AssertionError(site + " has no row: " + rows));
    }

    private static JsonNode parsed(String line) {
        try {
            return new ObjectMapper().readTree(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
