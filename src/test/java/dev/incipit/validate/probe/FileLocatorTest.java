package dev.incipit.validate.probe;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.FileLocator.Located;
import dev.incipit.validate.subject.SourceText;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over a table of answers; no socket. */
@Timeout(30)
final class FileLocatorTest {
    private static final String FILE = "# Tides\n\n> When the water comes.\n\n- [A](/a): x\n";
    private static final String PAGE = "<!doctype html><title>Tides</title><p>Words.";

    private final Map<String, FetchOutcome> answers = new HashMap<>();
    private final Set<String> asked = Collections.synchronizedSet(new TreeSet<>());

    private FetchOutcome answer(FetchRequest request) {
        var url = request.url();
        if (!url.path().equals("/robots.txt")) {
            asked.add(url.toString());
        }
        return answers.getOrDefault(url.toString(), new Missing(url, 404));
    }

    private static Fetched fetched(String at, int status, byte[] body, boolean truncated, List<Redirect> redirects) {
        return new Fetched(url(at), status, Map.of(), body, truncated, redirects);
    }

    private static Fetched fetched(String at, int status, String body) {
        return fetched(at, status, body.getBytes(StandardCharsets.UTF_8), false, List.of());
    }

    private void serve(String at, String body) {
        answers.put(at, fetched(at, 200, body));
    }

    private Located locate(String home, boolean schemeAssumed) throws InterruptedException {
        var client = ProbeClient.by(this::answer, ComputePool.ofCommand(), new Fanout());
        return new FileLocator(client, Duration.ofSeconds(20)).locate(new Site(home, url(home), schemeAssumed));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "https://s.org/,           /llms.txt,                               ''",
        "https://s.org/docs/,      /docs/llms.txt /llms.txt,                ''",
        "https://s.org/docs/a,     /docs/a/llms.txt /docs/llms.txt /llms.txt, ''",
        "https://s.org/docs/a.html,/docs/llms.txt /llms.txt,                ''",
    })
    void agentsLookInTheFolderAndAtTheRoot(String home, String expected, String rest) throws InterruptedException {
        assertEquals(
                expected,
                String.join(
                                " ",
                                locate(home, false).expected().stream()
                                        .map(WebUrl::path)
                                        .toList())
                        + rest);
    }

    /** {@code //other.example/} as a path names no host. */
    @Test
    void anEmptyFolderOfThePathLeadsToNoOtherHost() throws InterruptedException {
        locate("https://example.com//other.example/", false);
        assertTrue(asked.stream().allMatch(url -> url.startsWith("https://example.com/")), asked::toString);
    }

    @Test
    void otherPlacesAreAskedOnlyIfTheseServeNoMarkdown() throws InterruptedException {
        serve("https://s.org/llms.txt", FILE);
        assertEquals(
                url("https://s.org/llms.txt"), locate("https://s.org/", false).asked());
        assertEquals(Set.of("https://s.org/llms.txt", "https://s.org/.well-known/llms.txt"), asked);
        serve("https://s.org/llms.txt", PAGE);
        serve("https://s.org/docs/llms.txt", FILE);
        assertEquals(
                url("https://s.org/docs/llms.txt"),
                locate("https://s.org/", false).asked());
    }

    @Test
    void whereNothingIsMarkdownTheFirstThatIsServedCounts() throws InterruptedException {
        serve("https://s.org/docs/llms.txt", PAGE);
        assertEquals(
                url("https://s.org/docs/llms.txt"),
                locate("https://s.org/", false).asked());
        answers.clear();
        var none = locate("https://s.org/", false);
        assertEquals(url("https://s.org/llms.txt"), none.asked());
        assertInstanceOf(Missing.class, none.outcome());
    }

    @Test
    void anAddressOfAFileIsAskedForAlone() throws InterruptedException {
        serve("https://s.org/a/notes.md", FILE);
        locate("https://s.org/a/notes.md", false);
        assertEquals(Set.of("https://s.org/a/notes.md"), asked);
    }

    @Test
    void httpIsTriedWhereNobodySaidHttpsAndItIsUnheardOf() throws InterruptedException {
        for (var path : new String[] {"/llms.txt", "/.well-known/llms.txt", "/docs/llms.txt"}) {
            answers.put(
                    "https://s.org" + path, new Unreachable(url("https://s.org" + path), Cause.NO_LISTENER, "refused"));
        }
        serve("http://s.org/llms.txt", FILE);
        assertInstanceOf(Unreachable.class, locate("https://s.org/", false).outcome());
        assertEquals(
                url("http://s.org/llms.txt"), locate("https://s.org/", true).asked());
        answers.put("https://s.org/llms.txt", new Missing(url("https://s.org/llms.txt"), 404));
        assertEquals(
                url("https://s.org/llms.txt"), locate("https://s.org/", true).asked());
    }

    @Test
    void onlyAWholeBodyAfterFewRedirectsIsAFile() throws InterruptedException {
        var at = "https://s.org/a.txt";
        var bytes = FILE.getBytes(StandardCharsets.UTF_8);
        answers.put(at, fetched(at, 206, FILE));
        assertEquals(
                206,
                assertInstanceOf(Missing.class, locate(at, false).outcome()).status());
        answers.put(at, fetched(at, 200, "Not found"));
        assertInstanceOf(Missing.class, locate(at, false).outcome());
        answers.put(at, fetched(at, 200, bytes, true, List.of()));
        assertEquals(
                Cause.PROTOCOL,
                assertInstanceOf(Unreachable.class, locate(at, false).outcome()).cause());
        answers.put(at, fetched(at, 200, new byte[SourceText.BYTES_MAX + 1], true, List.of()));
        assertInstanceOf(Fetched.class, locate(at, false).outcome(), "too large, and not broken off");
        answers.put(at, fetched(at, 200, bytes, false, redirects(5)));
        assertInstanceOf(Fetched.class, locate(at, false).outcome());
        answers.put(at, fetched(at, 200, bytes, false, redirects(6)));
        assertEquals(
                Cause.REDIRECTS,
                assertInstanceOf(Unreachable.class, locate(at, false).outcome()).cause());
    }

    private static List<Redirect> redirects(int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> new Redirect(url("https://s.org/" + i), 302))
                .toList();
    }
}
