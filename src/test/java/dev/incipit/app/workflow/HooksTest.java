package dev.incipit.app.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The job for GitLab and the hooks for pre-commit, run as those programs run them. */
final class HooksTest {
    private static final Pattern INPUT = Pattern.compile("\\$\\[\\[ inputs\\.([a-z-]+) ]]");
    private static final String GOOD = """
            # Wrenbox

            > Wrenbox is a small queue for tasks that must not be lost, kept in one file.

            ## Docs

            - [Guide](https://wrenbox.org/guide.md): How a first queue is set up and read from
            """;

    @TempDir
    Path folder;

    private Path program;

    @BeforeEach
    void install() throws IOException {
        program = InstalledProgram.in(folder.resolve("program"));
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("docs/llms.txt"), GOOD);
        Files.writeString(folder.resolve("docs/bad.txt"), "# X\n\n### Y\n");
    }

    @Test
    void theJobOfGitlabLeavesBothReports() throws Exception {
        assertEquals(0, job(Map.of("target", "docs/llms.txt", "links", "false")));
        var quality = new ObjectMapper()
                .readTree(folder.resolve("gl-code-quality-report.json").toFile());
        assertTrue(quality.isArray() && !quality.isEmpty(), quality.toString());
        assertTrue(Files.readString(folder.resolve("incipit-junit.xml")).contains("<testsuite"));
        assertEquals(1, job(Map.of("target", "docs/bad.txt", "links", "false")));
        assertEquals(0, job(Map.of("target", "docs/bad.txt", "links", "false", "fail-on", "never")));
    }

    /** A change of the index is linted, and nothing else. */
    @Test
    void theHookOfPreCommitTakesIndexesAndEndsWith1() throws Exception {
        var hooks = (List<?>) new Yaml().load(Files.readString(Path.of(".pre-commit-hooks.yaml")));
        assertEquals(2, hooks.size());
        for (var each : hooks) {
            var hook = (Map<?, ?>) each;
            var files = Pattern.compile(hook.get("files").toString());
            assertTrue(files.matcher("docs/llms.txt").find()
                    && files.matcher("llms.txt").find());
            assertFalse(files.matcher("docs/llms-full.txt").find()
                    || files.matcher("notllms.txt").find());
            var entry = hook.get("entry").toString().replaceFirst("^ghcr.io/incipit-dev/incipit:\\S+", "incipit");
            assertEquals(0, shell(entry + " docs/llms.txt", Map.of()));
            assertEquals(1, shell(entry + " docs/bad.txt", Map.of()));
        }
    }

    private int job(Map<String, String> inputs) throws IOException, InterruptedException {
        var documents = new ArrayList<Map<?, ?>>();
        new Yaml()
                .loadAll(Files.readString(Path.of(".gitlab/incipit.yml")))
                .forEach(document -> documents.add((Map<?, ?>) document));
        var values = new HashMap<String, String>();
        at(documents.getFirst(), "spec", "inputs")
                .forEach((name, input) ->
                        values.put(name.toString(), String.valueOf(((Map<?, ?>) input).get("default"))));
        values.putAll(inputs);
        var variables = new HashMap<String, String>();
        at(documents.get(1), "incipit", "variables")
                .forEach((name, value) -> variables.put(name.toString(), filled(value.toString(), values)));
        var script = new StringBuilder("set -e\n");
        ((List<?>) at(documents.get(1), "incipit").get("script"))
                .forEach(line -> script.append(filled(line.toString(), values)).append('\n'));
        return shell(script.toString(), variables);
    }

    private static Map<?, ?> at(Map<?, ?> document, String... names) {
        Map<?, ?> at = document;
        for (var name : names) {
            at = (Map<?, ?>) at.get(name);
        }
        return at;
    }

    private static String filled(String text, Map<String, String> values) {
        return INPUT.matcher(text).replaceAll(match -> Matcher.quoteReplacement(values.get(match.group(1))));
    }

    private int shell(String script, Map<String, String> variables) throws IOException, InterruptedException {
        var builder = new ProcessBuilder("sh", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("PATH", program + ":" + System.getenv("PATH"));
        builder.environment().putAll(variables);
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        assertFalse(said.contains("Usage:"), said);
        return code;
    }
}
