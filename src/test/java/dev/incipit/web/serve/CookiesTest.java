package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.WritableHeaders;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CookiesTest {
    private static Cookies sent(boolean secure, String... lines) {
        var headers = WritableHeaders.create();
        headers.set(HeaderValues.create(HeaderNames.COOKIE, lines));
        return new Cookies(headers, secure);
    }

    private static List<String> set(Cookies cookies) {
        var headers = ServerResponseHeaders.create();
        cookies.writeTo(headers);
        return headers.all(HeaderNames.SET_COOKIE, List::of);
    }

    @Test
    void behindTlsOnlyNamesThatThisHostAloneCanSetAreRead() {
        var cookies = "incipit-session=planted; __Host-incipit-session=ours";
        assertEquals(Optional.of("ours"), sent(true, cookies).value(Cookies.SESSION));
        assertEquals(Optional.of("planted"), sent(false, cookies).value(Cookies.SESSION));
        assertEquals(Optional.empty(), sent(true, "incipit-session=planted").value(Cookies.SESSION));
    }

    @Test
    void ofTwoOfANameTheFirstCounts() {
        assertEquals(
                Optional.of("a"),
                sent(false, "incipit-session=a; incipit-session=b").value(Cookies.SESSION));
    }

    @Test
    void emptyAndOverlongValuesAreNone() {
        assertEquals(Optional.empty(), sent(false, "incipit-session=").value(Cookies.SESSION));
        assertEquals(
                Optional.empty(),
                sent(false, "incipit-session=" + "x".repeat(1_001)).value(Cookies.SESSION));
        assertEquals(Optional.empty(), sent(false, "nonsense; =; ;").value(Cookies.SESSION));
    }

    @Test
    void whatIsSetCannotBeReadByScriptsAndIsForThisSiteOnly() {
        var cookies = sent(true, "a=b");
        cookies.set(Cookies.SESSION, "s", Optional.of(Duration.ofMinutes(1)));
        assertEquals(
                List.of("__Host-incipit-session=s; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60"), set(cookies));
    }

    @Test
    void aNoticeIsShownOnceAndMayHoldAnything() {
        var first = sent(false, "a=b");
        first.notice("Käse; \"done\"\r\nSet-Cookie: x=y");
        var line = set(first).getFirst();
        assertEquals(1, line.lines().count());
        var next = sent(false, line.substring(0, line.indexOf(';')));
        assertEquals(Optional.of("Käse; \"done\"\r\nSet-Cookie: x=y"), next.takeNotice());
        assertEquals(
                "incipit-notice=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
                set(next).getFirst());
    }

    @Test
    void aNoticeThatIsNotOursIsNotShown() {
        assertEquals(Optional.empty(), sent(false, "incipit-notice=%zz").takeNotice());
    }
}
