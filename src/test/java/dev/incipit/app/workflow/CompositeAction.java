package dev.incipit.app.workflow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.Yaml;

/**
 * The action of .github/actions/incipit, run step by step as a runner of GitHub does: inputs with their defaults, expressions,
 * the files for outputs, path and summary (docs.github.com, "Metadata syntax for GitHub Actions").
 */
final class CompositeAction {
    static final Path FOLDER = Path.of(".github/actions/incipit").toAbsolutePath();

    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{\\s*(.+?)\\s*}}");

    /** What a run left behind: the first exit code other than 0, outputs by name, the summary, and what was printed. */
    record Ended(int code, Map<String, String> outputs, String summary, String printed) {}

    private final Map<?, ?> file;
    private final Path workspace;
    private final Path temp;
    private final Map<String, String> context = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();

    /** A job whose checkout is the workspace and whose other files lie in temp. */
    CompositeAction(Path workspace, Path temp) throws IOException {
        this.file = read();
        this.workspace = workspace;
        this.temp = temp;
        context.put("github.repository", "somebody/site");
        context.put("github.action_repository", "incipit-dev/incipit");
        environment.put("PATH", "/usr/local/bin:/usr/bin:/bin");
        environment.put("HOME", temp.toString());
        environment.put("RUNNER_OS", "Linux");
        environment.put("RUNNER_ARCH", "X64");
        environment.put("RUNNER_TEMP", temp.toString());
        environment.put("GITHUB_ACTION_PATH", FOLDER.toString());
        environment.put("GITHUB_WORKSPACE", workspace.toString());
        environment.put("GITHUB_ACTIONS", "true");
    }

    static Map<?, ?> read() throws IOException {
        return new Yaml().load(Files.readString(FOLDER.resolve("action.yml")));
    }

    CompositeAction releasesAt(String origin) {
        context.put("github.server_url", origin);
        return this;
    }

    CompositeAction environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    CompositeAction onPath(Path folder) {
        environment.merge("PATH", folder.toString(), (path, more) -> more + ":" + path);
        return this;
    }

    Ended run(Map<String, String> inputs) throws IOException, InterruptedException {
        var values = new HashMap<>(context);
        ((Map<?, ?>) file.get("inputs")).forEach((name, input) -> {
            var preset = ((Map<?, ?>) input).get("default");
            values.put("inputs." + name, preset == null ? "" : preset.toString());
        });
        inputs.forEach((name, value) -> {
            assertTrue(values.containsKey("inputs." + name), name + " is no input");
            values.put("inputs." + name, value);
        });
        var summary = Files.createTempFile(temp, "summary", "");
        var printed = new StringBuilder();
        int code = 0;
        for (var step : (List<?>) ((Map<?, ?>) file.get("runs")).get("steps")) {
            code = code == 0 ? step((Map<?, ?>) step, values, summary, printed) : code;
        }
        var outputs = new LinkedHashMap<String, String>();
        ((Map<?, ?>) file.get("outputs"))
                .forEach((name, output) -> outputs.put(
                        name.toString(),
                        filled(((Map<?, ?>) output).get("value").toString(), values)));
        return new Ended(code, outputs, Files.readString(summary), printed.toString());
    }

    private int step(Map<?, ?> step, Map<String, String> values, Path summary, StringBuilder printed)
            throws IOException, InterruptedException {
        if (step.get("if") != null && !holds(step.get("if").toString(), values)) {
            return 0;
        }
        var output = Files.createTempFile(temp, "output", "");
        var path = Files.createTempFile(temp, "path", "");
        var script = Files.writeString(
                Files.createTempFile(temp, "step", ".sh"), step.get("run").toString());
        var builder = new ProcessBuilder("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script.toString())
                .directory(workspace.toFile())
                .redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("GITHUB_OUTPUT", output.toString());
        builder.environment().put("GITHUB_PATH", path.toString());
        builder.environment().put("GITHUB_STEP_SUMMARY", summary.toString());
        ((Map<?, ?>) step.get("env"))
                .forEach((name, value) -> builder.environment().put(name.toString(), filled(value.toString(), values)));
        var process = builder.start();
        printed.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        int code = process.waitFor();
        Files.readAllLines(path).forEach(folder -> onPath(Path.of(folder)));
        for (var line : Files.readAllLines(output)) {
            int at = line.indexOf('=');
            values.put("steps." + step.get("id") + ".outputs." + line.substring(0, at), line.substring(at + 1));
        }
        return code;
    }

    private static boolean holds(String condition, Map<String, String> values) {
        var inner = EXPRESSION.matcher(condition);
        assertTrue(inner.matches(), condition);
        var sides = inner.group(1).split(" != ");
        return !value(sides[0], values).equals(sides[1].replace("'", ""));
    }

    private static String filled(String text, Map<String, String> values) {
        return EXPRESSION.matcher(text).replaceAll(match -> Matcher.quoteReplacement(value(match.group(1), values)));
    }

    /** The first of the alternatives that is not empty; a name that does not exist is empty, as for GitHub. */
    private static String value(String names, Map<String, String> values) {
        for (var name : names.split("\\s*\\|\\|\\s*")) {
            var value = values.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value;
            }
        }
        return "";
    }
}
