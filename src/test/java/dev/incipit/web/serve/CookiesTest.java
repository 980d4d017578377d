package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.WritableHeaders;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CookiesTest {
    @Test
    void theFirstOfTwoCookiesOfANameCounts() {
        var cookies = cookies("a=1; incipit-session = x ; incipit-session=y", false);
        assertEquals(Optional.of("x"), cookies.value(Cookies.SESSION));
        assertEquals(Optional.empty(), cookies.value(Cookies.VISITOR));
    }

    @Test
    void behindTlsOnlyTheNamesOfThisHostCount() {
        var cookies = cookies("incipit-session=x; __Host-incipit-visitor=y", true);
        assertEquals(Optional.empty(), cookies.value(Cookies.SESSION));
        assertEquals(Optional.of("y"), cookies.value(Cookies.VISITOR));
        cookies.set(Cookies.SESSION, "z", Optional.of(Duration.ofHours(1)));
        assertEquals(
                List.of("__Host-incipit-session=z; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=3600"),
                set(cookies));
    }

    @Test
    void anEmptyOrOverlongValueIsNone() {
        assertEquals(Optional.empty(), cookies("incipit-session=", false).value(Cookies.SESSION));
        assertEquals(
                Optional.empty(),
                cookies("incipit-session=" + "x".repeat(1_001), false).value(Cookies.SESSION));
    }

    @Test
    void aNoticeIsShownOnce() {
        var first = cookies("", false);
        first.notice("Saved; done.");
        var sent = set(first).getFirst().replaceFirst(";.*", "");
        var next = cookies(sent, false);
        assertEquals(Optional.of("Saved; done."), next.takeNotice());
        assertEquals(List.of("incipit-notice=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"), set(next));
        assertEquals(Optional.empty(), cookies("incipit-notice=%zz", false).takeNotice());
    }

    private static Cookies cookies(String header, boolean secure) {
        return new Cookies(WritableHeaders.create().set(HeaderNames.COOKIE, header), secure);
    }

    private static List<String> set(Cookies cookies) {
        var headers = ServerResponseHeaders.create();
        cookies.writeTo(headers);
        return headers.all(HeaderNames.SET_COOKIE, List::of);
    }
}
