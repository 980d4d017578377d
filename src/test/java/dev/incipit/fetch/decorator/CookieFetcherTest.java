package dev.incipit.fetch.decorator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CookieFetcherTest {
    private static final String HOME = "https://site.example/";

    private String sent = "";
    private String set = "";
    private final CookieFetcher fetcher = new CookieFetcher(this::answer);

    private FetchOutcome answer(FetchRequest request) {
        sent = request.headers().getOrDefault("Cookie", "");
        Map<String, String> headers = set.isEmpty() ? Map.of() : Map.of("set-cookie", set);
        return new Fetched(request.url(), 200, headers, new byte[0], false, List.of());
    }

    /** The cookies that go to an address, which sets these. */
    private String ask(String url, String cookies) throws InterruptedException {
        set = cookies;
        fetcher.fetch(
                new FetchRequest(FetchRequest.Method.GET, WebUrl.parse(url).orElseThrow(), Map.of("Accept", "x"), 1));
        return sent;
    }

    @Test
    void aCookieGoesBackToTheHostThatSetIt() throws Exception {
        assertEquals("", ask(HOME, "seen=1; Path=/; HttpOnly; SameSite=Lax\nb=2; Path=/"));
        assertEquals("seen=1; b=2", ask(HOME + "page", ""));
        assertEquals("seen=1; b=2", ask(HOME, "seen=; Max-Age=0; Path=/"));
        assertEquals("b=2", ask(HOME, ""));
    }

    @ParameterizedTest
    @CsvSource({
        "a=1, https://other.example/",
        "a=1, https://notsite.example/",
        "a=1; Domain=other.example, https://other.example/",
        "a=1; Domain=example, https://other.example/",
        "a=1; Secure, http://site.example/",
        "a=1; Path=/docs, https://site.example/blog",
    })
    void aCookieGoesNowhereElse(String cookie, String elsewhere) throws Exception {
        ask(HOME, cookie);
        assertEquals("", ask(elsewhere, ""));
    }

    @Test
    void cookiesAreBoundedInNumberAndSize() throws Exception {
        ask(HOME, "long=" + "x".repeat(5_000));
        assertEquals("", ask(HOME, ""));
        ask(
                HOME,
                String.join(
                        "\n",
                        IntStream.range(0, 60).mapToObj(i -> "c" + i + "=1").toList()));
        assertEquals(50, ask(HOME, "").split("; ", -1).length);
    }

    @Test
    void moreThanARequestCarriesIsNotSent() throws Exception {
        ask(HOME, "a=" + "x".repeat(4_000) + "\nb=" + "x".repeat(2_100));
        assertEquals(
                6_100 + "a=; b=".length(), ask(HOME, "c=" + "x".repeat(1_000)).length());
        assertEquals("", ask(HOME, ""));
    }

    @Test
    void aHostThatTheJdkCannotReadGoesWithoutCookies() throws Exception {
        ask("https://a_b.example/", "a=1");
        assertEquals("", ask("https://a_b.example/", ""));
    }
}
