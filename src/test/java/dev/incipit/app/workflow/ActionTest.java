package dev.incipit.app.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.TestSite.Answer;
import dev.incipit.app.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The action's steps, with the real program as what they download or find on the path. */
final class ActionTest {
    private static final String NAME = "incipit-0.1.0-linux-x64.tar.gz";
    private static final String RELEASE = "/incipit-dev/incipit/releases/download/v0.1.0/";
    private static final String INDEX = """
            # Wrenbox

            > Wrenbox is a small queue for tasks that must not be lost, kept in one file.

            ## Docs

            - [Guide](https://wrenbox.org/guide.md): How a first queue is set up and read from
            """;

    @TempDir
    Path folder;

    private Path workspace;
    private Path temp;
    private TestSite site;

    @BeforeEach
    void open() throws IOException {
        workspace = Files.createDirectories(folder.resolve("a checkout"));
        temp = Files.createDirectories(folder.resolve("temp"));
        Files.writeString(workspace.resolve("llms.txt"), INDEX);
        site = new TestSite();
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void aReleaseIsDownloadedComparedAndRun() throws Exception {
        publish();
        var ended = action().run(Map.of(
                "target", "llms.txt", "links", "false", "min-readiness", "100", "sarif", "out/incipit.sarif"));
        assertEquals(1, ended.code(), ended.printed());
        assertEquals("1", ended.outputs().get("exit-code"));
        assertTrue(Pattern.matches("\\d+", ended.outputs().get("score")), ended.outputs()::toString);
        assertTrue(Pattern.matches("\\d+", ended.outputs().get("readiness")), ended.outputs()::toString);
        assertTrue(Integer.parseInt(ended.outputs().get("findings")) > 0, ended.outputs()::toString);
        assertEquals("out/incipit.sarif", ended.outputs().get("sarif-file"));
        assertTrue(Files.readString(workspace.resolve("out/incipit.sarif")).contains("\"2.1.0\""));
        assertTrue(ended.summary().contains("llms.txt"), ended.summary());
        assertTrue(ended.printed().contains("::warning file=llms.txt"), ended.printed());
    }

    @Test
    void anArchiveOfAnotherSumIsNotUnpacked() throws Exception {
        publish();
        site.text(RELEASE + NAME + ".sha256", "text/plain", "0".repeat(64) + "  " + NAME + "\n");
        var ended = action().run(Map.of("target", "llms.txt", "links", "false"));
        assertEquals(3, ended.code(), ended.printed());
        assertTrue(ended.printed().contains("and not " + "0".repeat(64)), ended.printed());
        try (var files = Files.walk(temp)) {
            assertFalse(files.anyMatch(file -> file.endsWith("bin/incipit")));
        }
    }

    @Test
    void theSumThatTheWorkflowNamesDecides() throws Exception {
        var sum = publish();
        site.answer(RELEASE + NAME + ".sha256", TestSite.html(404, ""));
        var action = action();
        assertEquals(
                3, action.run(Map.of("target", "llms.txt", "checksum", "ab")).code());
        var ended = action.run(Map.of("target", "llms.txt", "links", "false", "checksum", sum));
        assertEquals(0, ended.code(), ended.printed());
    }

    @Test
    void aRunnerOrAReleaseThatDoesNotExistIsSaid() throws Exception {
        var other = action().environment("RUNNER_ARCH", "ARM").run(Map.of("target", "llms.txt"));
        assertTrue(other.code() == 3 && other.printed().contains("no release for Linux ARM"), other.printed());
        var none = action().run(Map.of("target", "llms.txt", "version", "v9.9.9"));
        assertTrue(none.code() == 3 && none.printed().contains("could not be downloaded"), none.printed());
        var odd = action().run(Map.of("target", "llms.txt", "version", "1/../../x"));
        assertTrue(odd.code() == 3 && odd.printed().contains("version must be"), odd.printed());
    }

    @Test
    void severalFilesGiveTheWorstOfEach() throws Exception {
        Files.writeString(workspace.resolve("bad.txt"), "# X\n\n### Y\n");
        var ended = installed().run(inputs(Map.of("target", "llms.txt\nbad.txt\n", "links", "false")));
        assertEquals("fail", ended.outputs().get("status"), ended.printed());
        var bad = installed().run(inputs(Map.of("target", "bad.txt", "links", "false", "fail-on", "never")));
        assertEquals(bad.outputs().get("score"), ended.outputs().get("score"));
        assertEquals(0, bad.code(), bad.printed());
    }

    @Test
    void whateverIsWrongTheOutputsAreSet() throws Exception {
        for (var inputs : List.of(
                Map.of("target", ""),
                Map.of("target", "--help"),
                Map.of("target", "llms.txt", "command", "rm"),
                Map.of("target", "llms.txt", "links", "maybe"),
                Map.of("target", "llms.txt", "min-score", "101", "links", "false"),
                Map.of("target", "llms.txt", "fail-on", "$(touch pwned)", "links", "false"),
                Map.of("target", "https://example.org", "command", "check", "file", "missing.txt"))) {
            var ended = installed().run(inputs(inputs));
            assertEquals(2, ended.code(), inputs + ended.printed());
            assertEquals("2", ended.outputs().get("exit-code"), inputs + ended.printed());
            assertTrue(ended.summary().contains("ended with 2"), ended.summary());
        }
        var missing = installed().run(inputs(Map.of("target", "none.txt", "links", "false")));
        assertEquals("3", missing.outputs().get("exit-code"), missing.printed());
        assertEquals("", missing.outputs().get("status"));
    }

    @Test
    void nothingThatIsTypedIsExecuted() throws Exception {
        var name = "$(touch pwned) `touch pwned`; touch pwned.txt";
        Files.writeString(workspace.resolve(name), INDEX);
        var linted = installed().run(inputs(Map.of("target", name, "links", "false")));
        assertEquals("pass", linted.outputs().get("status"), linted.printed());
        var refused =
                installed().run(inputs(Map.of("target", name, "links", "false", "args", "--no-such $(touch pwned) *")));
        assertTrue(refused.code() == 2 && refused.printed().contains("--no-such"), refused.printed());
        assertFalse(Files.exists(workspace.resolve("pwned")), linted.printed());
        assertFalse(Files.exists(workspace.resolve("pwned.txt")), linted.printed());
    }

    @Test
    void aSiteIsGeneratedThenComparedThenFoundToHaveMoved() throws Exception {
        site.page(
                "/",
                "Wrenbox",
                "<main><h1>Wrenbox</h1><p>Wrenbox is a small queue that keeps its tasks in one file.</p>"
                        + "<p><a href='/guide.html'>Guide</a></p></main>");
        guide("Guide");
        var generated = generate();
        assertEquals("true", generated.outputs().get("changed"), generated.printed());
        assertEquals("false", generate().outputs().get("changed"));

        var same = compare();
        assertEquals("false", same.outputs().get("changed"), same.printed());
        assertEquals("0", same.outputs().get("findings"));

        site.page(
                "/",
                "Wrenbox",
                "<main><h1>Wrenbox</h1><p>Wrenbox is a small queue that keeps its tasks in one file.</p>"
                        + "<p><a href='/guide.html'>Guide</a> <a href='/install.html'>Install</a></p></main>");
        site.page("/install.html", "Install", "<main><h1>Install</h1><p>" + words("install") + "</p></main>");
        var drifted = compare();
        assertEquals(1, drifted.code(), drifted.printed());
        assertEquals("true", drifted.outputs().get("changed"));
        // The index misses a page; the full file misses it too, and has an older home page.
        assertEquals("3", drifted.outputs().get("findings"), drifted.printed());
        assertTrue(drifted.summary().contains("missing  Install"), drifted.summary());
        assertTrue(drifted.printed().contains("::error file=public/llms.txt,"), drifted.printed());
    }

    private void guide(String title) {
        site.page("/guide.html", title, "<main><h1>" + title + "</h1><p>" + words("guide") + "</p></main>");
    }

    private static String words(String about) {
        return ("The " + about + " says in some detail how a queue is set up, filled, read and taken down. ").repeat(6);
    }

    private CompositeAction.Ended generate() throws IOException, InterruptedException {
        return installed()
                .run(inputs(Map.of(
                        "command", "generate", "target", site.origin(), "out", "public", "file", "public/llms.txt")));
    }

    private CompositeAction.Ended compare() throws IOException, InterruptedException {
        return installed().run(inputs(Map.of("command", "check", "target", site.origin(), "file", "public/llms.txt")));
    }

    @Test
    void everyInputIsUsedAndDocumented() throws IOException {
        var text = Files.readString(CompositeAction.FOLDER.resolve("action.yml"));
        var declared = new TreeSet<String>();
        ((Map<?, ?>) CompositeAction.read().get("inputs")).keySet().forEach(name -> declared.add(name.toString()));
        var used = new TreeSet<String>();
        Pattern.compile("inputs\\.([a-z-]+)").matcher(text).results().forEach(found -> used.add(found.group(1)));
        assertEquals(declared, used);
        var page = Files.readString(Path.of("src/site/markdown/ci.md"));
        declared.forEach(name -> assertTrue(page.contains("| `" + name + "` |"), name));
        ((Map<?, ?>) CompositeAction.read().get("outputs"))
                .keySet()
                .forEach(name -> assertTrue(page.contains("`" + name + "`"), name.toString()));
    }

    /** What is named by version: a release changes all of them. */
    @Test
    void everyFileNamesTheVersionOfTheBuild() throws IOException {
        var pom = Pattern.compile("\n {2}<version>(.*)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(pom.find());
        var version = pom.group(1);
        assertTrue(
                Files.readString(CompositeAction.FOLDER.resolve("action.yml")).contains("default: " + version));
        assertTrue(Files.readString(Path.of(".pre-commit-hooks.yaml")).contains("incipit:" + version + " "));
        assertTrue(Files.readString(Path.of(".gitlab/incipit.yml")).contains("default: " + version));
        assertTrue(Files.readString(Path.of("README.md")).contains("/incipit@v" + version));
    }

    private CompositeAction action() throws IOException {
        return new CompositeAction(workspace, temp)
                .releasesAt(site.origin())
                .environment("FETCH_ALLOWED_NETWORKS", "127.0.0.0/8");
    }

    private CompositeAction installed() throws IOException {
        return action().onPath(InstalledProgram.in(folder.resolve("program")));
    }

    private static Map<String, String> inputs(Map<String, String> inputs) {
        var all = new HashMap<>(inputs);
        all.put("version", "installed");
        return all;
    }

    /** Puts an archive and its sum where a release has them; returns the sum. */
    private String publish() throws Exception {
        Assumptions.assumeTrue(Tool.run("curl", "--version").isPresent(), "no curl on this machine");
        var archive = folder.resolve(NAME);
        InstalledProgram.in(folder.resolve("incipit"));
        assertTrue(Tool.run("tar", "-czf", archive.toString(), "-C", folder.toString(), "incipit")
                .isPresent());
        var bytes = Files.readAllBytes(archive);
        var sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        site.answer(RELEASE + NAME, new Answer(200, Map.of("Content-Type", "application/gzip"), bytes));
        site.text(RELEASE + NAME + ".sha256", "text/plain", sum + "  " + NAME + "\n");
        assertEquals(64, sum.getBytes(StandardCharsets.UTF_8).length);
        return sum;
    }
}
