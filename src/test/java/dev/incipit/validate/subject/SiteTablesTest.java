package dev.incipit.validate.subject;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.fetch.TestCertificates;
import dev.incipit.url.Site;
import dev.incipit.validate.Check;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.Quality;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.ValidationReport;
import dev.incipit.validate.Validator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The sites of {@code delivery.jsonl}: their answers fed in behind the fetcher, and served over TLS. */
final class SiteTablesTest {
    private static final Set<Integer> REFUSALS = Set.of(401, 402, 403, 407, 429, 451);
    private static final int HOPS_MAX = 10;

    private final ObjectMapper json = new ObjectMapper();

    @TempDir
    private static Path folder;

    private static Fetchers fetchers;
    private static SSLContext certificate;

    @BeforeAll
    static void makeCertificates() throws Exception {
        var certificates = TestCertificates.in(folder).signed("site", "san=dns:site.org");
        fetchers = certificates.fetchers();
        certificate = certificates.of("site");
    }

    @TestFactory
    Stream<DynamicTest> everyDeliveryIsJudgedAsItIs() {
        return rows().map(row -> DynamicTest.dynamicTest(row.get("id").asText(), () -> {
            var origin = row.get("scheme").asText() + "://site.org";
            assertEquals(List.of(), faults(row, origin, validator(row.get("routes"), origin)));
        }));
    }

    @TestFactory
    Stream<DynamicTest> overARealSocketItIsJudgedAlike() {
        return rows().map(row -> DynamicTest.dynamicTest(row.get("id").asText(), () -> {
            boolean secure = row.get("scheme").asText().equals("https");
            try (var site = secure ? new TestSite(certificate) : new TestSite()) {
                row.get("routes").properties().forEach(route -> site.answer(route.getKey(), served(route.getValue())));
                var origin = row.get("scheme").asText() + "://site.org:"
                        + site.url("/").port();
                assertEquals(
                        List.of(),
                        faults(row, origin, new Validator(fetchers::open, new Fanout(), ComputePool.ofCommand())));
            }
        }));
    }

    private static TestSite.Answer served(JsonNode route) {
        return new TestSite.Answer(route.get("status").asInt(), headers(route, ""), body(route, ""));
    }

    private Stream<JsonNode> rows() {
        return new String(Quality.bytes("delivery.jsonl"), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .map(this::read);
    }

    private JsonNode read(String line) {
        try {
            return json.readTree(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<String> faults(JsonNode row, String origin, Validator validator) throws InterruptedException {
        var report = validator.validate(new ValidateOrder.ByUrl(
                new Site("site.org", url(origin + row.get("ask").asText()), false),
                row.get("checkLinks").asBoolean()));
        var expect = row.get("expect");
        var found = report.checks().stream().collect(Collectors.toMap(Check::id, Check::status));
        var faults = new ArrayList<String>();
        expect.get("must_not_pass").forEach(cell -> {
            var parts = cell.asText().split(":", -1);
            boolean right =
                    parts.length > 1 ? word(found.get(parts[0])).equals(parts[1]) : found.get(parts[0]) != Status.PASS;
            if (!right) {
                faults.add(cell.asText() + " is " + found.get(parts[0]));
            }
        });
        expect.get("must_pass").forEach(cell -> {
            if (found.get(cell.asText()) != Status.PASS) {
                faults.add(cell.asText() + " is " + found.get(cell.asText()));
            }
        });
        compare(
                faults,
                expect,
                "health",
                report.health().map(Object::toString).orElse("").toLowerCase(Locale.ROOT));
        compare(faults, expect, "status", word(report.status()));
        compare(faults, expect, "score", String.valueOf(report.score()));
        compare(faults, expect, "readinessScore", String.valueOf(report.readinessScore()));
        compare(faults, expect, "hasLlmsFull", String.valueOf(report.hasLlmsFull()));
        compare(faults, expect, "targetUrl", report.targetUrl().orElse("").replace(origin, ""));
        return faults;
    }

    private static void compare(List<String> faults, JsonNode expect, String name, String found) {
        if (expect.has(name) && !expect.get(name).asText().equals(found)) {
            faults.add(name + " is " + found);
        }
    }

    private static String word(Status status) {
        return String.valueOf(status).toLowerCase(Locale.ROOT);
    }

    private static Validator validator(JsonNode routes, String origin) {
        return new Validator(
                () -> FetchRun.over(request -> answer(routes, origin, request), 8),
                new Fanout(),
                ComputePool.ofCommand());
    }

    private static FetchOutcome answer(JsonNode routes, String origin, FetchRequest request) {
        var left = new ArrayList<Redirect>();
        var url = request.url();
        for (int hop = 0; hop <= HOPS_MAX; hop++) {
            var route = routes.get(url.path());
            int status = route == null || !url.origin().equals(origin)
                    ? 404
                    : route.get("status").asInt();
            var headers = headers(route, origin);
            var target = url.resolve(headers.getOrDefault("location", ""));
            if (status >= 300 && status < 400 && headers.containsKey("location") && target.isPresent()) {
                left.add(new Redirect(url, status));
                url = target.get();
            } else if (status >= 200 && status < 300) {
                return new Fetched(url, status, headers, body(route, origin), false, left);
            } else {
                return REFUSALS.contains(status)
                        ? new Refused(url, status, Optional.empty())
                        : new Missing(url, status);
            }
        }
        return new Unreachable(request.url(), Cause.REDIRECTS, "it redirects in a circle");
    }

    private static Map<String, String> headers(JsonNode route, String origin) {
        var headers = new HashMap<String, String>();
        if (route != null && route.has("headers")) {
            route.get("headers")
                    .properties()
                    .forEach(field -> headers.put(
                            field.getKey().toLowerCase(Locale.ROOT),
                            field.getValue().asText().replace("{host}", "site.org")));
        }
        return headers;
    }

    private static byte[] body(JsonNode route, String origin) {
        var body = route.has("body") ? route.get("body").asText() : "";
        return body.startsWith("@")
                ? Quality.bytes(body.substring(1))
                : body.replace("{host}", "site.org").getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void theSampleIsSpreadOverTheFile() {
        for (var row : Quality.table("sampling.tsv")) {
            var positions = LinkSample.positions(Integer.parseInt(row.get("targets")), 30).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(","));
            assertEquals(row.get("positions"), positions);
        }
    }

    @Test
    void aSiteThatCannotBeReachedGetsAReport() throws InterruptedException {
        var validator = new Validator(
                () -> FetchRun.over(request -> new Unreachable(request.url(), Cause.DNS, "name not found"), 8),
                new Fanout(),
                ComputePool.ofCommand());
        var report =
                validator.validate(new ValidateOrder.ByUrl(new Site("gone.org", url("https://gone.org/"), true), true));
        assertEquals(
                List.of("file-reachable"),
                report.checks().stream().map(Check::id).toList());
        assertEquals(Optional.empty(), report.targetUrl());
        assertEquals(Optional.of(ValidationReport.Health.DEAD), report.health());
        assertEquals(Optional.of("gone.org"), report.url());
        assertEquals(Optional.of(new ValidationReport.LinkStats(0, 0, 0, 0)), report.linkStats());
    }

    @Test
    void plainHttpIsTriedOnlyWhereNothingListensOnHttps() throws InterruptedException {
        var validator = new Validator(
                () -> FetchRun.over(
                        request -> request.url().scheme().equals("https")
                                ? new Unreachable(request.url(), Cause.CONNECT, "connection refused")
                                : Answers.found(request.url(), "text/plain", "# T\n"),
                        8),
                new Fanout(),
                ComputePool.ofCommand());
        var assumed =
                validator.validate(new ValidateOrder.ByUrl(new Site("old.org", url("https://old.org/"), true), false));
        assertEquals(Optional.of("http://old.org/llms.txt"), assumed.targetUrl());
        var given = validator.validate(
                new ValidateOrder.ByUrl(new Site("https://old.org", url("https://old.org/"), false), false));
        assertEquals(Optional.empty(), given.targetUrl());
        assertTrue(given.checks().getFirst().message().contains("connection refused"));
    }
}
