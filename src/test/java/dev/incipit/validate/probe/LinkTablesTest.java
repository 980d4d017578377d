package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.TestSite;
import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetchers;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Quality;
import dev.incipit.validate.subject.LinkSample;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The answers of {@code links.tsv} and what they mean. */
final class LinkTablesTest {
    private static final ProbeLimits LIMITS = new ProbeLimits(
            30,
            4,
            12,
            Duration.ofMillis(300),
            Duration.ofSeconds(10),
            Duration.ofMillis(20),
            Duration.ofSeconds(1),
            Duration.ofSeconds(10));
    private static final Set<Integer> REFUSALS = Set.of(401, 402, 403, 407, 429, 451);

    @TestFactory
    Stream<DynamicTest> everyAnswerMeansWhatTheTableSays() {
        return Quality.table("links.tsv").stream()
                .map(row -> DynamicTest.dynamicTest(row.get("id"), () -> {
                    var results =
                            probe(new Script(row.get("answers"))::fetch, "- [A](https://site.org/page): about it\n");
                    assertEquals(
                            row.get("verdict"),
                            results.sample().getFirst().verdict().toString().toLowerCase(Locale.ROOT));
                }));
    }

    @Test
    void aLinkIsAskedForWithoutAContentCoding() throws InterruptedException {
        var results = probe(
                request -> request.url().path().equals("/page")
                                && !"identity".equals(request.headers().get("Accept-Encoding"))
                        ? new Unreachable(request.url(), Cause.PROTOCOL, "its content coding is broken")
                        : new Fetched(request.url(), 200, Map.of(), new byte[0], false, List.of()),
                "- [A](https://site.org/page): about it\n");
        assertEquals(Verdict.OK, results.sample().getFirst().verdict());
    }

    @Test
    void aPageThatSaysNotFoundIsDead() throws InterruptedException {
        var results = probe(
                request -> request.method() == FetchRequest.Method.HEAD
                        ? new Missing(request.url(), 405)
                        : Answers.found(request.url(), "text/html", "<title>404 Not Found</title>"),
                "- [A](https://site.org/page): about it\n");
        assertEquals(Verdict.DEAD, results.sample().getFirst().verdict());
    }

    @Test
    void aHostIsAskedFourThingsAtOnceAndNoMore() throws InterruptedException {
        var running = new AtomicInteger();
        var most = Collections.synchronizedList(new ArrayList<Integer>());
        var four = new CountDownLatch(4);
        var text = new StringBuilder();
        IntStream.range(0, 20)
                .forEach(
                        at -> text.append("- [A](https://site.org/p").append(at).append("): about it\n"));
        var results = probe(
                request -> {
                    if (request.url().path().equals("/robots.txt")) {
                        return new Missing(request.url(), 404);
                    }
                    most.add(running.incrementAndGet());
                    four.countDown();
                    four.await();
                    running.decrementAndGet();
                    return ok(request.url(), List.of());
                },
                text.toString());
        assertEquals(20, results.with(Verdict.OK).size());
        assertEquals(4, Collections.max(most));
    }

    @Test
    void aRedirectIsNotFollowedToWhereRobotsForbids() throws InterruptedException {
        var config = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));
        var fetchers = new Fetchers(config, InstantSource.system());
        try (var site = new TestSite()
                        .text("/robots.txt", "text/plain", "User-agent: *\nDisallow: /inner/\n")
                        .redirect("/out", 302, "/outer/page")
                        .redirect("/in", 302, "/inner/page")
                        .text("/outer/page", "text/plain", "x")
                        .text("/inner/page", "text/plain", "x");
                var web = fetchers.open()) {
            var items = "- [Out](" + site.url("/out") + "): a page\n- [In](" + site.url("/in") + "): another\n";
            var text = ("# T\n\n## S\n\n" + items).getBytes(StandardCharsets.UTF_8);
            var results = new LinkProbe(
                            ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), ProbeLimits.DEFAULTS)
                    .probe(LintedFile.of(SourceText.of(text), Optional.empty()));
            assertEquals(
                    List.of(Verdict.OK, Verdict.UNKNOWN),
                    results.sample().stream().map(ProbeResults.Probe::verdict).toList());
            assertTrue(site.asked().stream().noneMatch(asked -> asked.contains("/inner/")), site.asked()::toString);
        }
    }

    @Test
    void relativeLinksCountWhereTheFileHasAnAddress() {
        var text = "# T\n\n## S\n\n- [A](a.md)\n- [B](#b)\n- [C](https://x.org/#c)\n- [D](https://x.org/)\n";
        var source = SourceText.of(text.getBytes(StandardCharsets.UTF_8));
        var found = LinkSample.of(LintedFile.of(source, WebUrl.parse("https://site.org/docs/llms.txt")), 30);
        assertEquals(
                List.of("https://site.org/docs/a.md", "https://x.org/"),
                found.stream().map(picked -> picked.url().toString()).toList());
        assertEquals(
                1, LinkSample.of(LintedFile.of(source, Optional.empty()), 30).size());
    }

    @Test
    void twoSpellingsOfOneAddressAreAskedOnce() throws InterruptedException {
        var asked = Collections.synchronizedList(new ArrayList<String>());
        var results = probe(
                request -> {
                    asked.add(request.url().path());
                    return request.url().path().equals("/robots.txt")
                            ? new Missing(request.url(), 404)
                            : ok(request.url(), List.of());
                },
                "- [A](https://site.org/page): one\n- [B](https://SITE.org:443/page/): two\n- [C](https://site.org/page#c)\n");
        assertEquals(1, results.sample().size());
        assertEquals(List.of("/robots.txt", "/page"), asked);
    }

    private static ProbeResults probe(dev.incipit.fetch.Fetcher web, String items) throws InterruptedException {
        var text = "# T\n\n## S\n\n" + items;
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
        var run = FetchRun.over(web, 8);
        return new LinkProbe(ProbeClient.by(run, ComputePool.ofCommand(), new Fanout()), LIMITS).probe(file);
    }

    private static Fetched ok(WebUrl url, List<Redirect> redirects) {
        return new Fetched(url, 200, Map.of("content-type", "text/plain"), new byte[0], false, redirects);
    }

    /** The words of the table as a site. */
    private static final class Script {
        private final String words;
        private final Map<String, Deque<String>> answers = new HashMap<>();

        Script(String words) {
            this.words = words;
            for (var step : words.split("; ", -1)) {
                int method = step.startsWith("/") ? step.indexOf(' ') + 1 : 0;
                var path = method == 0 ? "/page " : step.substring(0, method);
                int space = step.indexOf(' ', method);
                var key = path + (space < 0 ? step : step.substring(method, space));
                answers.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(step.substring(space + 1));
            }
            if (words.endsWith("GET the same")) {
                answers.put("/page GET", answers.get("/page HEAD"));
            }
        }

        FetchOutcome fetch(FetchRequest request) throws InterruptedException {
            var url = request.url();
            if (url.path().equals("/robots.txt")) {
                var closed = "User-agent: *\nDisallow: /page\n".getBytes(StandardCharsets.UTF_8);
                return words.startsWith("robots.txt")
                        ? new Fetched(url, 200, Map.of("content-type", "text/plain"), closed, false, List.of())
                        : new Missing(url, 404);
            }
            return switch (words) {
                case "DNS no such name" -> new Unreachable(url, Cause.DNS, "name not found");
                case "DNS server failure (temporary)" ->
                    new Unreachable(url, Cause.NAME_SERVICE, "the name service gave no answer");
                case "connect refused" -> new Unreachable(url, Cause.NO_LISTENER, "connection refused");
                case "TLS wrong name", "TLS expired" -> new Unreachable(url, Cause.CERTIFICATE, "bad certificate");
                default -> step(request, url, new ArrayList<>());
            };
        }

        private FetchOutcome step(FetchRequest request, WebUrl url, List<Redirect> left) throws InterruptedException {
            var queue = answers.getOrDefault(url.path() + " " + request.method(), answers.get(url.path() + " HEAD"));
            var answer = queue == null ? "200" : queue.size() > 1 ? queue.poll() : queue.peek();
            if (answer.equals("hangs")) {
                new CountDownLatch(1).await();
            }
            if (answer.equals("reset")) {
                return new Unreachable(url, Cause.PROTOCOL, "the connection broke");
            }
            if (answer.contains("itself")) {
                return new Unreachable(url, Cause.REDIRECTS, "it redirects in a circle");
            }
            if (answer.contains("private")) {
                return new Guarded(url, "not public");
            }
            int status = Integer.parseInt(answer.substring(0, 3));
            if (answer.contains(" times")) {
                int hops = answer.contains("six") ? 6 : 5;
                return ok(url, Collections.nCopies(hops, new Redirect(url, status)));
            }
            if (answer.contains(" to ")) {
                left.add(new Redirect(url, status));
                var path = answer.endsWith("https") ? "https://site.org/again" : answer.substring(answer.indexOf('/'));
                return step(request, url.resolve(path).orElseThrow(), left);
            }
            if (status < 300) {
                return ok(url, left);
            }
            return REFUSALS.contains(status) ? new Refused(url, status, Optional.empty()) : new Missing(url, status);
        }
    }

    @Test
    void theSameFileIsAskedTheSameLinksEachTime() {
        assertEquals(LinkSample.positions(1000, 30), LinkSample.positions(1000, 30));
        assertTrue(LinkSample.positions(0, 30).isEmpty());
    }
}
