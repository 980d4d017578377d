package dev.incipit.app.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A list in a process of its own that is ended in the middle of it. */
@Timeout(240)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "It has no SIGINT for a process.")
final class KilledBatchTest {
    private static final int SITES = 12;

    /** From this one on the sites answer only when they are let. */
    private static final int SLOW_FROM = 6;

    @TempDir
    Path folder;

    private final List<TestSite> sites = new ArrayList<>();
    private final AtomicBoolean slow = new AtomicBoolean(true);

    @BeforeEach
    void openSites() throws IOException {
        for (int i = 0; i < SITES; i++) {
            var site = new TestSite("127.0.1." + (i + 1));
            site.page(
                    "/",
                    "Anvils " + i,
                    "<h1>Anvils</h1><p>We forge " + i + " anvils of every size for blacksmiths "
                            + "and schools, and send them by rail.</p><a href=/more>More</a>");
            site.page(
                    "/more",
                    "More " + i,
                    "<h1>More</h1><p>Number " + i + " lasts for years and is sharpened at home " + "with a stone.</p>");
            boolean waits = i >= SLOW_FROM;
            site.latency(path -> waits && slow.get() && path.equals("/more") ? Duration.ofSeconds(30) : Duration.ZERO);
            sites.add(site);
        }
        Files.write(folder.resolve("list"), sites.stream().map(TestSite::origin).toList());
    }

    @AfterEach
    void closeSites() {
        sites.forEach(TestSite::close);
    }

    @Test
    void afterAKillEveryRowIsWholeAndTheRestFollowsAtAResume() throws IOException, InterruptedException {
        var process = start("--out", folder.resolve("killed").toString());
        sites.get(SLOW_FROM).awaitAsked("/more", 1);
        process.destroyForcibly().waitFor();
        Files.writeString(
                folder.resolve("killed/results.jsonl"), "{\"site\":\"torn", java.nio.file.StandardOpenOption.APPEND);
        slow.set(false);
        var asked = sites.getFirst().asked().size();
        assertEquals(
                0,
                start("--out", folder.resolve("killed").toString(), "--resume").waitFor());
        assertEquals(asked, sites.getFirst().asked().size());
        assertEquals(0, start("--out", folder.resolve("whole").toString()).waitFor());
        assertEquals(hashes("whole"), hashes("killed"));
        assertEquals(SITES, hashes("killed").size());
        try (var files = Files.walk(folder.resolve("killed"))) {
            assertEquals(
                    List.of(),
                    files.filter(file -> file.toString().endsWith(".draft")).toList());
        }
    }

    @Test
    void afterCtrlCWhatHasARowIsWholeAndTheExitCodeIs130() throws IOException, InterruptedException {
        var process = start("--out", folder.resolve("out").toString());
        sites.get(SLOW_FROM).awaitAsked("/more", 1);
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertTrue(process.waitFor(20, TimeUnit.SECONDS), "it goes on");
        assertEquals(130, process.exitValue());
        var done = hashes("out");
        assertFalse(done.containsKey(sites.get(SLOW_FROM).origin()), done.toString());
        assertTrue(
                Files.readString(folder.resolve("err")).contains("--resume"), Files.readString(folder.resolve("err")));
    }

    /** The hashes in the rows, by site; each is that of the file. */
    private Map<String, String> hashes(String out) throws IOException {
        var hashes = new TreeMap<String, String>();
        try (var rows = Files.lines(folder.resolve(out).resolve("results.jsonl"))) {
            for (var line : rows.toList()) {
                var row = new ObjectMapper().readTree(line);
                assertEquals("generated", row.get("status").asText(), line);
                for (JsonNode file : row.get("files")) {
                    var path = folder.resolve(out).resolve(file.get("path").asText());
                    assertEquals(file.get("bytes").asLong(), Files.size(path));
                    hashes.merge(row.get("site").asText(), file.get("sha256").asText(), String::concat);
                }
            }
        }
        return hashes;
    }

    private Process start(String... options) throws IOException {
        // A shell's background job ignores Ctrl-C, and so do its children.
        var command = new ArrayList<>(List.of(
                "env",
                "--default-signal=INT",
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-preview",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx300m",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.incipit.app.Main",
                "generate",
                "--batch",
                folder.resolve("list").toString()));
        command.addAll(List.of(options));
        var builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve("log").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().put("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
        return builder.start();
    }
}
