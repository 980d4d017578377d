package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.ClusterFiles;
import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRule;
import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRuleSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the dashboard and the alert rules ask Prometheus for, against what the running service tells it. */
final class QueriesTest {
    private static final Path DASHBOARD = ClusterFiles.FOLDER.resolve("grafana-dashboard.json");
    private static final Path RULES = ClusterFiles.FOLDER.resolve("alert-rules.yaml");
    private static final Path OPERATOR_RULES =
            ClusterFiles.FOLDER.resolve("components/monitoring/prometheus-rule.yaml");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z_:][a-zA-Z0-9_:]*");
    /** What stands in braces, brackets, quotes or after a grouping word names labels and times, and no metric. */
    private static final Pattern NO_METRIC =
            Pattern.compile("\\{[^}]*}|\\[[^]]*]|\"[^\"]*\"|\\b(by|without|on|ignoring) *\\([^)]*\\)");

    private static final Set<String> WORDS = Set.of("and", "or", "unless", "bool");
    /** Prometheus' own, of every scrape. */
    private static final String UP = "up";

    @TempDir
    private Path folder;

    @Test
    void theDashboardHasThePanelsAnOperatorNeeds() throws IOException {
        var titles = new ArrayList<String>();
        dashboard()
                .path("panels")
                .forEach(panel -> titles.add(panel.path("title").asText()));
        assertEquals(
                List.of(
                        "Replicas up",
                        "Version",
                        "Requests in 24 hours",
                        "Server errors in 24 hours",
                        "Requests",
                        "Errors",
                        "Latency",
                        "Runs in flight",
                        "Pages",
                        "Visits by outcome",
                        "Limits reached",
                        "Model calls",
                        "Connections to the store",
                        "Heap"),
                titles);
    }

    @Test
    void everyQueryNamesOnlyMetricsThatTheServiceHas() throws IOException, InterruptedException {
        var metrics = new TreeSet<>(Set.of(UP));
        try (var service = ScrapedService.start()) {
            service.use();
            service.operator("/metrics")
                    .body()
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(QueriesTest::leadingName)
                    .forEach(metrics::add);
        }
        var unknown = new ArrayList<String>();
        for (var query : queries()) {
            var named = metricsOf(query);
            assertFalse(named.isEmpty(), query);
            named.stream().filter(name -> !metrics.contains(name)).forEach(unknown::add);
        }
        assertEquals(List.of(), unknown, () -> "the service has " + metrics);
    }

    @Test
    void metricsAreToldFromTheRestOfAQuery() {
        assertEquals(
                Set.of("a_total", "b_bucket", "up"),
                metricsOf("histogram_quantile(0.9, sum by (le, c) (rate(b_bucket{x=\"y{z}\",w=~\"v\"}[5m]))) / "
                        + "sum without(d) (rate(a_total[1h:5m])) > 1e3 and on (e) up"));
    }

    @Test
    void bothCopiesOfTheRulesAreOne() throws IOException {
        assertEquals(
                ClusterFiles.read(RULES, PrometheusRuleSpec.class),
                ClusterFiles.only(PrometheusRule.class, OPERATOR_RULES).getSpec());
    }

    @Test
    void everyAlertSaysWhatIsWrongAndWhatToDo() throws IOException {
        for (var group : ClusterFiles.read(RULES, PrometheusRuleSpec.class).getGroups()) {
            for (var rule : group.getRules()) {
                assertTrue(
                        Set.of("critical", "warning").contains(rule.getLabels().get("severity")), rule.getAlert());
                assertEquals(Set.of("summary", "action"), rule.getAnnotations().keySet(), rule.getAlert());
            }
        }
    }

    @Test
    void promtoolHasNothingToSayOfTheMetrics() throws IOException, InterruptedException {
        try (var service = ScrapedService.start()) {
            service.use();
            var scrape = Files.writeString(
                    folder.resolve("scrape"), service.operator("/metrics").body());
            var said = Tool.fed(scrape, "promtool", "check", "metrics");
            Assumptions.assumeTrue(said.isPresent(), "promtool is not here: the metrics were not checked by it");
            assertEquals("", said.get());
        }
    }

    @Test
    void promtoolAcceptsTheRules() throws IOException, InterruptedException {
        var said = Tool.run("promtool", "check", "rules", RULES.toString());
        Assumptions.assumeTrue(said.isPresent(), "promtool is not here: the rules were not checked by it");
        assertTrue(said.get().contains("SUCCESS: 11 rules found"), said.get());
    }

    @Test
    void everyAlertFiresWhenItShouldAndNoneForWhatIsOrdinary() throws IOException, InterruptedException {
        var said = Tool.run("promtool", "test", "rules", "src/test/resources/prometheus/alert-tests.yaml");
        Assumptions.assumeTrue(said.isPresent(), "promtool is not here: the alerts were not tried by it");
        assertTrue(said.get().contains("SUCCESS"), said.get());
    }

    private static List<String> queries() throws IOException {
        var queries = new ArrayList<String>();
        for (var panel : dashboard().path("panels")) {
            panel.path("targets")
                    .forEach(target -> queries.add(target.path("expr").asText()));
        }
        for (var group : ClusterFiles.read(RULES, PrometheusRuleSpec.class).getGroups()) {
            group.getRules().forEach(rule -> queries.add(rule.getExpr().getStrVal()));
        }
        return queries;
    }

    private static JsonNode dashboard() throws IOException {
        return new ObjectMapper().readTree(DASHBOARD.toFile());
    }

    private static Set<String> metricsOf(String query) {
        var rest = Pattern.compile("\"[^\"]*\"").matcher(query).replaceAll("");
        rest = NO_METRIC.matcher(rest).replaceAll(" ");
        var end = rest;
        return NAME.matcher(rest)
                .results()
                .filter(word -> !end.substring(word.end()).stripLeading().startsWith("("))
                // A number such as 1e3 begins with a digit.
                .filter(word -> word.start() == 0 || !Character.isDigit(end.charAt(word.start() - 1)))
                .map(word -> word.group())
                .filter(word -> !WORDS.contains(word))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String leadingName(String line) {
        var name = NAME.matcher(line);
        return name.lookingAt() ? name.group() : "";
    }
}
