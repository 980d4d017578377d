package dev.incipit.fetch.decorator;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.Fetcher;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Keeps the cookies of one run and sends them back to the hosts that set them. Runs share no cookies. */
public final class CookieFetcher implements Fetcher {
    private static final int COOKIES_MAX = 50;
    private static final int COOKIE_CHARACTERS_MAX = 4_096;

    /** Of all cookies in one request: many servers accept eight thousand characters of headers. */
    private static final int COOKIES_CHARACTERS_MAX = 6_144;

    private final Fetcher next;
    private final CookieManager jar = new CookieManager(null, CookiePolicy.ACCEPT_ORIGINAL_SERVER);

    public CookieFetcher(Fetcher next) {
        this.next = next;
    }

    @Override
    public FetchOutcome fetch(FetchRequest request) throws InterruptedException {
        var uri = request.url().uri();
        if (uri.getHost() == null) {
            // The JDK cannot read a host with an underscore, so such a host gets no cookies.
            return next.fetch(request);
        }
        try {
            var headers = new HashMap<>(request.headers());
            var cookies = jar.get(uri, Map.of()).getOrDefault("Cookie", List.of()).stream()
                    .filter(cookiesOf(uri)::contains)
                    .toList();
            var cookie = String.join("; ", cookies);
            if (!cookies.isEmpty() && cookie.length() <= COOKIES_CHARACTERS_MAX) {
                headers.put("Cookie", cookie);
            }
            var outcome = next.fetch(request.with(headers));
            if (outcome instanceof Fetched fetched && fetched.headers().containsKey("set-cookie")) {
                keep(uri, fetched.headers().get("set-cookie"));
            }
            return outcome;
        } catch (IOException impossible) {
            throw new UncheckedIOException("the jar is in memory", impossible);
        }
    }

    /** The JDK compares the ends of names without the dot before them (RFC 6265 §5.1.3), so that a.example would match nota.example. */
    private Set<String> cookiesOf(URI uri) {
        var host = uri.getHost().toLowerCase(Locale.ROOT);
        return jar.getCookieStore().get(uri).stream()
                .filter(cookie -> {
                    var domain = cookie.getDomain().toLowerCase(Locale.ROOT);
                    var bare = domain.startsWith(".") ? domain.substring(1) : domain;
                    return host.equals(bare) || host.endsWith("." + bare) || bare.equals(host + ".local");
                })
                .map(HttpCookie::toString)
                .collect(Collectors.toSet());
    }

    private void keep(URI uri, String cookies) throws IOException {
        for (var cookie : cookies.split("\n", -1)) {
            if (cookie.length() <= COOKIE_CHARACTERS_MAX
                    && jar.getCookieStore().getCookies().size() < COOKIES_MAX) {
                jar.put(uri, Map.of("Set-Cookie", List.of(cookie)));
            }
        }
    }
}
