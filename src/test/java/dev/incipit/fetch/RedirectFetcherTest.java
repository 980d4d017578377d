package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Guarded;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Redirect;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.fetch.FetchRequest.Effort;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A site that is a table of where its paths lead; what is not in it is a page. */
final class RedirectFetcherTest {
    private static final String SITE = "https://site.example";

    private final Map<String, String> locations = new HashMap<>();
    private final List<WebUrl> asked = new ArrayList<>();
    private final RedirectFetcher fetcher = new RedirectFetcher(this::answer, 3);
    private int status = 302;

    private FetchOutcome answer(FetchRequest request) {
        asked.add(request.url());
        var location = locations.get(request.url().toString());
        return location == null
                ? new Fetched(request.url(), 200, Map.of("x", "y"), new byte[] {1}, true, List.of())
                : new Fetched(request.url(), status, Map.of("location", location), new byte[0], false, List.of());
    }

    private static WebUrl url(String text) {
        return WebUrl.parse(text.startsWith("/") ? SITE + text : text).orElseThrow();
    }

    private FetchOutcome fetch(String path) throws InterruptedException {
        return fetcher.fetch(new FetchRequest(Method.GET, url(path), Map.of(), 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303, 307, 308})
    void aRedirectIsFollowedAndTold(int moved) throws Exception {
        status = moved;
        locations.put(SITE + "/a/start", " ./next#there ");
        locations.put(SITE + "/a/next", "http://other.example/");
        var page = assertInstanceOf(Fetched.class, fetch("/a/start"));
        assertEquals(url("http://other.example/"), page.url());
        assertEquals(
                List.of(new Redirect(url("/a/start"), moved), new Redirect(url("/a/next"), moved)), page.redirects());
        assertEquals(1, page.body().length);
        assertTrue(page.truncated());
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 304, 305, 306})
    void otherStatusesAreNotFollowed(int other) throws Exception {
        status = other;
        locations.put(SITE + "/start", "/other");
        assertEquals(new Missing(url("/start"), other), fetch("/start"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "http://[", "ftp://site.example/", "javascript:alert(1)"})
    void aLocationThatIsNoneLeadsNowhere(String location) throws Exception {
        locations.put(SITE + "/start", location);
        assertEquals(new Missing(url("/start"), 302), fetch("/start"));
    }

    @Test
    void aRedirectCarriesNoUserName() throws Exception {
        locations.put(SITE + "/start", "https://user:secret@site.example/");
        assertInstanceOf(Guarded.class, fetch("/start"));
        assertEquals(1, asked.size());
    }

    @Test
    void anAddressMayComeAgainAndACircleEnds() throws Exception {
        locations.put(SITE + "/a", "/b");
        locations.put(SITE + "/b", "/a");
        assertEquals(new Unreachable(url("/a"), Cause.REDIRECTS, "it redirects in a circle"), fetch("/a"));
        assertEquals(4, asked.size());
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, false"})
    void soManyHopsAreFollowedAndNoMore(int hops, boolean followed) throws Exception {
        for (int i = 0; i < hops; i++) {
            locations.put(SITE + "/" + i, "/" + (i + 1));
        }
        var outcome = fetch("/0");
        if (followed) {
            assertInstanceOf(Fetched.class, outcome);
        } else {
            assertEquals(new Unreachable(url("/0"), Cause.REDIRECTS, "too many redirects"), outcome);
        }
    }

    @Test
    void aFailureOnTheWayIsTheOutcome() throws Exception {
        var lost = new Unreachable(url("/gone"), Cause.DNS, "name not found");
        var lossy = new RedirectFetcher(request -> request.url().equals(url("/gone")) ? lost : answer(request), 3);
        locations.put(SITE + "/start", "/gone");
        assertEquals(lost, lossy.fetch(new FetchRequest(Method.GET, url("/start"), Map.of(), 1)));
    }

    @Test
    void anAddressThatIsNotToBeAskedComesBackAsItIs() throws Exception {
        locations.put(SITE + "/start", "/known");
        var request = new FetchRequest(Method.GET, url("/start"), Map.of(), 1, url("/known")::equals);
        var sentOn = assertInstanceOf(Fetched.class, fetcher.fetch(request));
        assertTrue(sentOn.isRedirect());
        assertEquals(url("/known"), sentOn.url());
        assertEquals(List.of(url("/start")), asked);
    }

    @ParameterizedTest
    @CsvSource({"FULL, false", "ONE_ADDRESS, true", "ONE_REQUEST, true"})
    void ofOneAddressNoRedirectIsFollowed(Effort effort, boolean left) throws Exception {
        locations.put(SITE + "/start", "/next");
        var request = new FetchRequest(Method.GET, url("/start"), Map.of(), 1).with(effort);
        var outcome = assertInstanceOf(Fetched.class, fetcher.fetch(request));
        assertEquals(left, outcome.isRedirect());
        assertEquals(left ? 1 : 2, asked.size());
        assertFalse(outcome.redirects().isEmpty());
    }
}
