package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.Quality;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.Validator;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The tables of quality/validate that need no network. */
final class ContentTablesTest {
    private static final Pattern LINE = Pattern.compile("\\b[Ll]ines? (\\d+)");

    private final Validator validator = new Validator(
            () -> {
                throw new AssertionError("content mode without links asks nobody");
            },
            new Fanout(),
            ComputePool.ofCommand());

    @Test
    void theCatalogueIsTheTable() {
        var ours = Catalogue.CHECKS.stream()
                .map(check -> String.join(
                        "|",
                        check.id(),
                        check.tier() == Tier.STRUCTURE ? "structure" : "readiness",
                        check.when() == When.ALWAYS ? "all" : check.when() == When.URL ? "url" : "links",
                        String.valueOf(check.weight()),
                        check.need() == Need.GATE ? "gate" : check.need() == Need.REQUIRED ? "yes" : "",
                        check.name()))
                .toList();
        assertEquals(
                Quality.table("checks.tsv").stream()
                        .map(row -> String.join("|", row.values()))
                        .toList(),
                ours);
    }

    @Test
    void theDivisorsAreThoseOfThePage() {
        assertEquals(List.of(152, 152, 174, 174), divisors(Tier.STRUCTURE));
        assertEquals(List.of(116, 137, 132, 153), divisors(Tier.READINESS));
    }

    private static List<Integer> divisors(Tier tier) {
        var requests = List.of(
                Catalogue.reported(false, false),
                Catalogue.reported(false, true),
                Catalogue.reported(true, false),
                Catalogue.reported(true, true));
        return requests.stream()
                .map(kinds -> kinds.stream()
                        .filter(kind -> kind.tier() == tier)
                        .mapToInt(CheckKind::weight)
                        .sum())
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> everyDefectIsFoundAndNothingElse() {
        return Quality.table("mutations.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row.get("id"), () -> assertEquals(List.of(), faults(row))));
    }

    private List<String> faults(Map<String, String> row) throws InterruptedException {
        var report = lint(Quality.bytes(row.get("file")));
        var base = lint(Quality.bytes("bases/" + row.get("base") + ".txt"));
        var status = statuses(report);
        var faults = new ArrayList<String>();
        for (var wanted : cells(row.get("must_not_pass"))) {
            var parts = wanted.split(":", -1);
            var found = status.get(parts[0]);
            boolean right = parts.length > 1 ? word(found).equals(parts[1]) : found != Status.PASS;
            if (!right) {
                faults.add(wanted + " is " + found);
            }
        }
        var free = row.get("must_pass").equals("*all") ? status.keySet() : cells(row.get("must_pass"));
        free.stream().filter(id -> status.get(id) != Status.PASS).forEach(id -> faults.add(id + " is a false alarm"));
        if (!row.get("status").isEmpty() && !word(report.status()).equals(row.get("status"))) {
            faults.add("status " + report.status());
        }
        int sum = report.score() + report.readinessScore();
        int baseSum = base.score() + base.readinessScore();
        boolean below = report.score() <= base.score() && report.readinessScore() <= base.readinessScore();
        if (!below || (row.get("score_order").equals("equal-base") != (sum == baseSum))) {
            faults.add("scores " + report.score() + " and " + report.readinessScore());
        }
        return faults;
    }

    private static List<String> cells(String text) {
        return Arrays.stream(text.split(",", -1))
                .filter(cell -> !cell.isEmpty())
                .toList();
    }

    private static String word(Status status) {
        return String.valueOf(status).toLowerCase(java.util.Locale.ROOT);
    }

    private static Map<String, Status> statuses(ValidationReport report) {
        return report.checks().stream().collect(Collectors.toMap(Check::id, Check::status));
    }

    @Test
    void theStatusesOfRealFilesAreThoseOfTheResearch() throws InterruptedException {
        int all = 0;
        var different = new ArrayList<String>();
        for (var row : Quality.table("expected/statuses.tsv")) {
            var expected = cells(row.get("not_pass")).stream()
                    .map(cell -> cell.split(":", -1))
                    .collect(Collectors.toMap(cell -> cell[0], cell -> cell[1]));
            var report = lint(Quality.bytes("corpus/" + row.get("file")));
            for (var check : report.checks()) {
                all++;
                if (!word(check.status()).equals(expected.getOrDefault(check.id(), "pass"))) {
                    different.add(row.get("file") + " " + check.id());
                }
            }
            assertEquals(row.get("instructions"), String.valueOf(report.usesInstructionsPattern()), row.get("file"));
            assertEquals(row.get("full"), String.valueOf(report.hasLlmsFull()), row.get("file"));
        }
        assertTrue(different.size() * 50 <= all, different::toString);
    }

    @TestFactory
    Stream<DynamicTest> everyFileGetsTheSameReportTwiceWithLinesThatExist() {
        return Stream.of("corpus", "mutations", "bases")
                .flatMap(folder -> Quality.files(folder).stream())
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    var bytes = Files.readAllBytes(file);
                    var report = lint(bytes);
                    assertEquals(report, lint(bytes));
                    holds(report, bytes);
                }));
    }

    private static void holds(ValidationReport report, byte[] bytes) {
        assertTrue(report.score() >= 0 && report.score() <= 100);
        assertTrue(report.readinessScore() >= 0 && report.readinessScore() <= 100);
        var ids = report.checks().stream().map(Check::id).toList();
        var all = Catalogue.reported(false, false).stream().map(CheckKind::id).toList();
        assertEquals(all.subList(0, ids.size()), ids);
        int lines = Math.max(1, new String(bytes, StandardCharsets.UTF_8).split("\r\n|\r|\n", -1).length);
        for (var check : report.checks()) {
            var place = LINE.matcher(check.message());
            while (check.status() != Status.PASS && place.find()) {
                int line = Integer.parseInt(place.group(1));
                assertTrue(line >= 1 && line <= lines, check.message());
            }
            assertTrue(check.message().codePoints().noneMatch(point -> Character.getType(point) == Character.CONTROL));
        }
    }

    @TestFactory
    Stream<DynamicTest> hostileTextsAreAnsweredInTime() throws IOException {
        return Quality.table("perf.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row.get("id"), () -> {
                    var unit = row.get("unit").replace("\\n", "\n");
                    var text = row.get("prefix").replace("\\n", "\n") + unit.repeat(Integer.parseInt(row.get("times")));
                    var bytes = text.getBytes(StandardCharsets.UTF_8);
                    long millis = ProcessorTime.of(() -> lint(bytes)).toMillis();
                    assertTrue(millis < 5 * Long.parseLong(row.get("limit_ms")), millis + " ms");
                }));
    }

    private ValidationReport lint(byte[] content) throws InterruptedException {
        return validator.validate(new ValidateOrder.ByContent(content, false));
    }
}
