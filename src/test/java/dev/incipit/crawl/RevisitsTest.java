package dev.incipit.crawl;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.page.PageVisitor;
import dev.incipit.crawl.page.Readings;
import dev.incipit.crawl.page.SoftNotFound;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over a table of answers; what is not in it answers 404. */
final class RevisitsTest {
    private final Map<WebUrl, FetchOutcome> answers = new HashMap<>();
    private final List<WebUrl> asked = Collections.synchronizedList(new ArrayList<>());
    private RobotsRules robots = RobotsRules.open();
    private Duration limit = Duration.ofSeconds(20);
    private Optional<WebUrl> stalled = Optional.empty();

    private Map<WebUrl, PageStatus> standings(List<WebUrl> addresses) throws InterruptedException {
        var run = FetchRun.over(
                request -> {
                    asked.add(request.url());
                    if (stalled.filter(request.url()::equals).isPresent()) {
                        Thread.sleep(Duration.ofMinutes(1));
                    }
                    return answers.getOrDefault(request.url(), new FetchOutcome.Missing(request.url(), 404));
                },
                8);
        var visitor =
                new PageVisitor(run, new PageReader(), ComputePool.ofCommand(), InstantSource.system(), bug -> {});
        return new Revisits(run, new Fanout(), visitor, Readings.SITE).of(addresses, robots, limit);
    }

    private PageStatus standing(String path) throws InterruptedException {
        return standings(List.of(url(path))).get(url(path));
    }

    private void page(String path, String landed, String html, Redirect... redirects) {
        answers.put(url(path), fetched(WebUrl.parse(landed).orElseGet(() -> url(landed)), 200, html, redirects));
    }

    private static FetchOutcome fetched(WebUrl url, int status, String html, Redirect... redirects) {
        return new FetchOutcome.Fetched(
                url,
                status,
                Map.of("content-type", "text/html"),
                html.getBytes(StandardCharsets.UTF_8),
                false,
                List.of(redirects));
    }

    private static final String HTML = "<!doctype html><title>Tides</title><main><p>" + Readings.PROSE + "</p></main>";

    @Test
    void aPageThatAnswersUnderItsAddressIsThere() throws InterruptedException {
        page("/a", "/a/", HTML, new Redirect(url("/a"), 301));
        assertEquals(new PageStatus.There(), standing("/a"));
    }

    @Test
    void onlyWhatTheSiteSaysIsGoneIsGone() throws InterruptedException {
        answers.put(url("/gone"), new FetchOutcome.Missing(url("/gone"), 410));
        answers.put(url("/down"), new FetchOutcome.Missing(url("/down"), 503));
        answers.put(url("/login"), new FetchOutcome.Refused(url("/login"), 401, Optional.empty()));
        answers.put(url("/slow"), new FetchOutcome.Unreachable(url("/slow"), FetchOutcome.Cause.TIMEOUT, "timed out"));
        assertEquals(new PageStatus.Gone("answers with status 404"), standing("/never"));
        assertEquals(new PageStatus.Gone("answers with status 410"), standing("/gone"));
        assertEquals(new PageStatus.Unknown(), standing("/down"));
        assertEquals(new PageStatus.Unknown(), standing("/login"));
        assertEquals(new PageStatus.Unknown(), standing("/slow"));
    }

    @Test
    void aPageThatLeadsToAnotherHasMovedAndOneThatLeadsHomeIsGone() throws InterruptedException {
        page("/old", "/new", HTML, new Redirect(url("/old"), 302));
        page("/lost", "/index.html", HTML, new Redirect(url("/lost"), 301));
        assertEquals(new PageStatus.Moved(url("/new")), standing("/old"));
        assertEquals(new PageStatus.Gone("leads to the home page"), standing("/lost"));
    }

    @Test
    void aPageThatLeavesTheSiteIsGoneOnlyWhereEveryHopIsForGood() throws InterruptedException {
        page("/sold", "https://other.example/", HTML, new Redirect(url("/sold"), 308));
        page("/busy", "https://other.example/", HTML, new Redirect(url("/busy"), 301), new Redirect(url("/x"), 302));
        assertEquals(new PageStatus.Gone("leads to other.example"), standing("/sold"));
        assertEquals(new PageStatus.Unknown(), standing("/busy"));
    }

    @ParameterizedTest
    @CsvSource({"301, Gone", "308, Gone", "302, Unknown", "303, Unknown", "307, Unknown"})
    void theStatusOfARedirectSaysWhetherItIsForGood(int status, String kind) throws InterruptedException {
        page("/sold", "https://other.example/", HTML, new Redirect(url("/sold"), status));
        assertEquals(kind, standing("/sold").getClass().getSimpleName());
    }

    @Test
    void aRedirectThatMayNotBeFollowedTellsNothing() throws InterruptedException {
        answers.put(url("/a"), fetched(url("/private"), 301, "", new Redirect(url("/a"), 301)));
        assertEquals(new PageStatus.Unknown(), standing("/a"));
    }

    @Test
    void aPageThatSendsItsReadersOnHasMoved() throws InterruptedException {
        page("/old", "/old", "<title>Moved</title><meta http-equiv=refresh content='0; url=/new'><p>Click here.");
        assertEquals(new PageStatus.Moved(url("/new")), standing("/old"));
    }

    @Test
    void aPageLikeTheAnswerForAPathThatCannotExistIsGone() throws InterruptedException {
        var probe = SoftNotFound.probe(Readings.SITE).orElseThrow();
        answers.put(probe, fetched(probe, 200, HTML));
        page("/a", "/a", HTML);
        assertEquals(new PageStatus.Gone("says that it does not exist"), standing("/a"));
    }

    @Test
    void whatRobotsForbidAndWhatIsElsewhereIsNotAsked() throws InterruptedException {
        robots = Readings.forbidding("/private", "/incipit-");
        var elsewhere = WebUrl.parse("https://other.example/").orElseThrow();
        assertEquals(Map.of(), standings(List.of(url("/private/a"), elsewhere)));
        assertEquals(List.of(), asked);
    }

    /** The limit is that of all requests together. */
    @Test
    void aProbeThatTakesTheWholeTimeLeavesNoneForThePages() throws InterruptedException {
        limit = Duration.ofMillis(200);
        stalled = SoftNotFound.probe(Readings.SITE);
        assertEquals(Map.of(), standings(List.of(url("/a"))));
        assertEquals(stalled.stream().toList(), asked);
    }

    @Test
    void atMostThreeHundredAreAskedAndEachOnce() throws InterruptedException {
        robots = Readings.forbidding("/incipit-");
        var many = IntStream.range(0, 310).mapToObj(i -> url("/" + i / 2)).toList();
        assertEquals(155, standings(many).size());
        assertEquals(155, asked.size());
        var more = IntStream.range(0, 310).mapToObj(i -> url("/" + i)).toList();
        assertEquals(300, standings(more).size());
    }
}
