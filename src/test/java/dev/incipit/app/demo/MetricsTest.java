package dev.incipit.app.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.Instance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a used service prints, against the table that operators read. */
@Timeout(30)
final class MetricsTest {
    private static final Path TABLE = Path.of("src/site/markdown/metrics.md");
    private static final Pattern ROW = Pattern.compile("\\| `([a-zA-Z_0-9]+)` \\| (\\w+) \\|([^|]*)\\|.*");
    private static final Pattern TYPE = Pattern.compile("# TYPE ([a-zA-Z_0-9]+) (\\w+)");
    private static final Pattern SAMPLE = Pattern.compile("(?m)^([a-zA-Z_0-9]+)(\\{[^}]*})? [-+0-9.eEINaf]+");
    private static final Pattern LABEL = Pattern.compile("(\\w+)=\"");

    /** Which of these there are depends on the collector, and on whether it has run yet. */
    private static final Predicate<String> OF_COLLECTIONS = Pattern.compile(
                    "jvm_gc_(pause|concurrent_phase_time)_seconds(_max)?")
            .asMatchPredicate();

    @Test
    void theTableNamesWhatIsPrintedAndNothingElse() throws IOException {
        try (var site = DemoSite.open();
                var instance = Instance.with(Map.of())) {
            use(instance, site);
            var printed = printed(instance.managed("/metrics").body());
            var tabled = tabled();
            printed.keySet().removeIf(OF_COLLECTIONS);
            tabled.keySet().removeIf(OF_COLLECTIONS);
            assertEquals(tabled, printed);
        }
    }

    @Test
    void whatHappensIsCounted() {
        try (var site = DemoSite.open();
                var instance = Instance.with(Map.of("PLANS_FREE_VALIDATE_PER_MONTH", "1"))) {
            var before = samples(instance);
            use(instance, site);
            var after = samples(instance);
            // The last answer is out before its request is counted.
            while (after.get("incipit_requests_in_flight{operation=validate}") > 0
                    || after.get("incipit_limits_reached_total{limit=month}")
                            .equals(before.get("incipit_limits_reached_total{limit=month}"))) {
                after = samples(instance);
            }
            assertEquals(
                    1,
                    after.get("incipit_requests_total{operation=generate,status=200}")
                            - before.get("incipit_requests_total{operation=generate,status=200}"));
            assertEquals(
                    1,
                    after.get("incipit_limits_reached_total{limit=month}")
                            - before.get("incipit_limits_reached_total{limit=month}"));
            assertTrue(after.get("incipit_pages_total") > before.get("incipit_pages_total"), after.toString());
            assertTrue(
                    after.get("incipit_store_connections{state=idle}")
                                    + after.get("incipit_store_connections{state=active}")
                            >= 1,
                    after.toString());
            assertTrue(after.get("process_open_fds") > 0, after.toString());
            assertTrue(after.get("process_cpu_seconds_total") > 0, after.toString());
            assertEquals(1, after.get("incipit_build_info{version=dev}"));
        }
    }

    @Test
    void openMetricsIsSpokenToThoseWhoAskForIt() {
        try (var instance = Instance.with(Map.of())) {
            var prometheus =
                    "application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.1";
            var open = instance.managed("/metrics", "Accept", prometheus);
            assertEquals(200, open.statusCode());
            assertTrue(
                    open.headers().firstValue("Content-Type").orElseThrow().startsWith("application/openmetrics-text"));
            assertTrue(open.body().endsWith("# EOF\n"), open.body());
            for (var plain : new String[] {"text/plain", "*/*"}) {
                var answer = instance.managed("/metrics", "Accept", plain);
                assertTrue(
                        answer.headers()
                                .firstValue("Content-Type")
                                .orElseThrow()
                                .startsWith("text/plain"),
                        plain);
                assertTrue(answer.body().contains("# TYPE incipit_requests_total counter"), answer.body());
            }
        }
    }

    private static void use(Instance instance, DemoSite site) {
        var key = instance.key("free");
        instance.post("/api/v1/generate", key, "{\"url\":\"" + site.address() + "\"}");
        for (int i = 0; i < 2; i++) {
            instance.post("/api/v1/validate", key, "{\"content\":\"# A\\n\\n> B\\n\\n## C\\n\\n- [D](/d): e\"}");
        }
    }

    /** Name to type and labels. */
    private static Map<String, String> tabled() throws IOException {
        return Files.readAllLines(TABLE).stream()
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .collect(Collectors.toMap(
                        row -> row.group(1),
                        row -> (row.group(2) + " "
                                        + row.group(3).replaceAll("[`, ]+", " ").strip())
                                .strip(),
                        (first, _) -> first + " named twice",
                        TreeMap::new));
    }

    private static Map<String, String> printed(String scrape) {
        var labels = new TreeMap<String, TreeSet<String>>();
        SAMPLE.matcher(scrape).results().forEach(sample -> {
            var names = labels.computeIfAbsent(sample.group(1), _ -> new TreeSet<>());
            LABEL.matcher(Objects.requireNonNullElse(sample.group(2), ""))
                    .results()
                    .map(label -> label.group(1))
                    .forEach(names::add);
        });
        var printed = new TreeMap<String, String>();
        TYPE.matcher(scrape).results().forEach(type -> {
            var sample = type.group(1) + (Set.of("histogram", "summary").contains(type.group(2)) ? "_count" : "");
            printed.put(type.group(1), (type.group(2) + " " + String.join(" ", labels.get(sample))).strip());
        });
        return printed;
    }

    private static Map<String, Double> samples(Instance instance) {
        var samples = new TreeMap<String, Double>();
        instance.managed("/metrics")
                .body()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> samples.put(
                        line.substring(0, line.lastIndexOf(' ')).replaceAll("\"|,(?=})", ""),
                        Double.valueOf(line.substring(line.lastIndexOf(' ') + 1))));
        return samples;
    }
}
