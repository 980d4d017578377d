package dev.incipit.validate.probe;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.subject.LinkSample.Picked;
import dev.incipit.validate.subject.ProbeResults.Probe;
import dev.incipit.validate.subject.ProbeResults.Verdict;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over answers in a row; robots.txt is not there, and pauses are none. */
final class LinkQuestionTest {
    private static final WebUrl LINK = url("https://a.net/page");
    private static final ProbeLimits LIMITS = new ProbeLimits(
            30,
            4,
            12,
            Duration.ofSeconds(8),
            Duration.ofSeconds(20),
            Duration.ZERO,
            Duration.ofSeconds(12),
            Duration.ofSeconds(29));

    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    private Probe asked(WebUrl link, FetchOutcome... answers) throws InterruptedException {
        var left = new ArrayDeque<>(List.of(answers));
        Fetcher web = request -> {
            if (request.url().path().equals("/robots.txt")) {
                return new Missing(request.url(), 404);
            }
            synchronized (left) {
                asked.add(request.method().name());
                return left.remove();
            }
        };
        return new LinkQuestion(ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), LIMITS)
                .ask(new Picked(7, link));
    }

    private static Fetched page(String url, String type, String body, Redirect... redirects) {
        return new Fetched(
                url(url),
                200,
                Map.of("content-type", type),
                body.getBytes(StandardCharsets.UTF_8),
                false,
                List.of(redirects));
    }

    private static Missing missing(int status) {
        return new Missing(LINK, status);
    }

    @Test
    void aGoodAnswerToHeadIsEnough() throws InterruptedException {
        var probe = asked(LINK, page("https://a.net/page", "text/html", ""));
        assertEquals(Verdict.OK, probe.verdict());
        assertEquals(List.of("HEAD"), asked);
        assertEquals("text/html", probe.contentType());
    }

    @Test
    void aBadAnswerToHeadIsAskedAgainByGet() throws InterruptedException {
        assertEquals(
                Verdict.OK,
                asked(LINK, missing(404), page("https://a.net/page", "", "")).verdict());
        assertEquals(Verdict.DEAD, asked(LINK, missing(405), missing(404)).verdict());
        assertEquals(List.of("HEAD", "GET", "HEAD", "GET"), asked);
    }

    @Test
    void aServerErrorCountsWhereItComesTwice() throws InterruptedException {
        assertEquals(
                Verdict.OK,
                asked(LINK, missing(500), missing(502), page("https://a.net/page", "", ""))
                        .verdict());
        assertEquals(
                Verdict.DEAD,
                asked(LINK, missing(500), missing(502), missing(504)).verdict());
        assertEquals(List.of("HEAD", "GET", "GET", "HEAD", "GET", "GET"), asked);
    }

    @Test
    void aHostOfAnotherSiteIsAskedTwiceAtMost() throws InterruptedException {
        var elsewhere = new Missing(url("https://b.net/page"), 500);
        assertEquals(Verdict.DEAD, asked(LINK, elsewhere, elsewhere).verdict());
        assertEquals(Verdict.UNKNOWN, asked(LINK, missing(404), elsewhere).verdict());
        assertEquals(List.of("HEAD", "GET", "HEAD", "GET"), asked);
    }

    @Test
    void anAddressThatActsIsNotAsked() throws InterruptedException {
        assertEquals(Verdict.UNKNOWN, asked(url("https://a.net/?add-to-cart=7")).verdict());
        assertEquals(List.of(), asked);
    }

    @Test
    void whatRobotsForbidIsNotAsked() throws InterruptedException {
        Fetcher web = request -> page(request.url().toString(), "text/plain", "User-agent: *\nDisallow: /page\n");
        var question = new LinkQuestion(ProbeClient.by(web, ComputePool.ofCommand(), new Fanout()), LIMITS);
        assertEquals("robots.txt forbids it", question.ask(new Picked(7, LINK)).answer());
    }

    @Test
    void aLinkHasMovedByAPermanentRedirectToAnotherPath() throws InterruptedException {
        var forGood = new Redirect(LINK, 301);
        var forNow = new Redirect(LINK, 302);
        assertEquals(
                url("https://a.net/new"),
                asked(LINK, page("https://a.net/new", "", "", forGood)).landed());
        assertEquals(
                LINK, asked(LINK, page("https://a.net/new", "", "", forNow)).landed());
        assertEquals(
                url("https://a.net/new"),
                asked(LINK, page("https://a.net/new", "", "", forNow)).served());
        assertEquals(
                LINK,
                asked(LINK, page("https://www.a.net/page", "", "", forGood)).landed());
    }

    @ParameterizedTest
    @CsvSource({
        "404, DEAD",
        "410, DEAD",
        "500, DEAD",
        "502, DEAD",
        "504, DEAD",
        "503, UNKNOWN",
        "405, UNKNOWN",
        "304, OK"
    })
    void aStatusSaysWhetherThePageIsThere(int status, Verdict verdict) {
        assertEquals(verdict, LinkQuestion.verdict(missing(status)));
    }

    @ParameterizedTest
    @CsvSource({
        "NO_LISTENER, DEAD",
        "CONNECT, UNKNOWN",
        "DNS, DEAD",
        "CERTIFICATE, DEAD",
        "REDIRECTS, DEAD",
        "NAME_SERVICE, UNKNOWN",
        "TLS, UNKNOWN",
        "TIMEOUT, UNKNOWN",
        "PROTOCOL, UNKNOWN",
        "TOO_LARGE, UNKNOWN"
    })
    void noAnswerIsAVerdictOnlyWhereItIsCertain(Cause cause, Verdict verdict) {
        assertEquals(verdict, LinkQuestion.verdict(new Unreachable(LINK, cause, "told")));
    }

    @Test
    void whoRefusesSaysNothingOfThePage() {
        assertEquals(Verdict.UNKNOWN, LinkQuestion.verdict(new Refused(LINK, 403, Optional.empty())));
        assertEquals(Verdict.UNKNOWN, LinkQuestion.verdict(new FetchOutcome.Guarded(LINK, "private")));
    }

    @Test
    void aPageThatSaysNotFoundInItsTitleIsDead() {
        var html = "<HTML><Title class=x>Page not found</Title>";
        assertEquals(Verdict.DEAD, LinkQuestion.verdict(page("https://a.net/page", "Text/HTML; charset=utf-8", html)));
        assertEquals(Verdict.OK, LinkQuestion.verdict(page("https://a.net/page", "text/plain", html)));
        assertEquals(Verdict.OK, LinkQuestion.verdict(page("https://a.net/page", "text/html", "<p>not found</p>")));
        assertEquals(Verdict.OK, LinkQuestion.verdict(page("https://a.net/page", "text/html", "<title>not found")));
    }

    @Test
    void fiveRedirectsAreTheMost() {
        assertEquals(Verdict.OK, LinkQuestion.verdict(page("https://a.net/page", "", "", redirects(5))));
        assertEquals(Verdict.DEAD, LinkQuestion.verdict(page("https://a.net/page", "", "", redirects(6))));
        var unfollowed = new Fetched(LINK, 301, Map.of(), new byte[0], false, List.of());
        assertEquals(Verdict.UNKNOWN, LinkQuestion.verdict(unfollowed));
    }

    private static Redirect[] redirects(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Redirect(url("https://a.net/" + i), 301))
                .toArray(Redirect[]::new);
    }
}
