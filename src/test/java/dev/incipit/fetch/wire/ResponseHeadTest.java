package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.fetch.wire.ResponseHead.Framing;
import io.helidon.common.buffers.DataReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ResponseHeadTest {
    private static DataReader wire(String octets) {
        return new DataReader(new ArrayDeque<>(List.of(octets.getBytes(StandardCharsets.ISO_8859_1)))::poll);
    }

    private static ResponseHead read(Method method, String head) throws FetchFailure {
        return ResponseHead.read(wire(head + "\r\n\r\n"), method);
    }

    private static void assertBroken(String octets) {
        var broken = assertThrows(FetchFailure.class, () -> ResponseHead.read(wire(octets), Method.GET), octets);
        assertEquals(Cause.PROTOCOL, broken.kind());
    }

    @Test
    void statusAndHeadersAreRead() throws Exception {
        var head = read(Method.GET, "HTTP/1.1 204\r\nX-A:  b \r\nx-a: c, d\r\nX-B:");
        assertEquals(204, head.status());
        assertEquals(Map.of("x-a", "b, c, d", "x-b", ""), head.headers());
    }

    @ParameterizedTest
    @CsvSource({
        "GET, 200 OK|Content-Length: 5, LENGTH, 5",
        "GET, 200 OK|Content-Length: 5|Content-Length: 5, LENGTH, 5",
        "GET, 200 OK|Transfer-Encoding: Chunked, CHUNKED, 0",
        "GET, 200 OK, UNTIL_CLOSE, 0",
        "HEAD, 200 OK|Content-Length: 5, NONE, 5",
        "GET, 204 No Content|Content-Length: 5, NONE, 5",
        "GET, 304 Not Modified|Content-Length: 5, NONE, 5",
    })
    void theHeadersTellWhereTheBodyEnds(Method method, String head, Framing framing, long length) throws Exception {
        var read = read(method, "HTTP/1.1 " + head.replace("|", "\r\n"));
        assertEquals(framing, read.framing());
        assertEquals(length, read.length());
    }

    @Test
    void aConnectionStaysOpenUnlessTheServerSaysElseOrSpeaksHttp10() throws Exception {
        assertTrue(read(Method.GET, "HTTP/1.1 200 OK").persistent());
        assertFalse(read(Method.GET, "HTTP/1.1 200 OK\r\nConnection: x, Close").persistent());
        assertFalse(
                read(Method.GET, "HTTP/1.0 200 OK\r\nConnection: keep-alive").persistent());
    }

    @Test
    void headersMayBeUtf8OrLatin1() throws Exception {
        var utf8 = new String("/ü".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        var head = read(Method.GET, "HTTP/1.1 200 OK\r\nX-A: " + utf8 + "\r\nX-B: /ü");
        assertEquals("/ü", head.headers().get("x-a"));
        assertEquals("/ü", head.headers().get("x-b"));
    }

    @Test
    void eachLineOfXRobotsTagStandsForItself() throws Exception {
        var head = read(Method.GET, "HTTP/1.1 200 OK\r\nX-Robots-Tag: otherbot: none\r\nX-Robots-Tag: noindex");
        assertEquals("otherbot: none\nnoindex", head.headers().get("x-robots-tag"));
    }

    @Test
    void oneLocationMayBeSaidTwice() throws Exception {
        var head = read(Method.GET, "HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /a");
        assertEquals("/a", head.headers().get("location"));
    }

    @Test
    void aFewInterimAnswersArePassedOver() throws Exception {
        var interim = "HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n";
        assertEquals(
                200, read(Method.GET, interim.repeat(5) + "HTTP/1.1 200 OK").status());
        assertBroken(interim.repeat(6) + "HTTP/1.1 200 OK\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/2 200",
                "HTTP/1.1 20 OK",
                "HTTP/1.1 2000",
                "HTTP/1.1  200",
                "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
                "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked",
                "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6",
                "HTTP/1.1 200 OK\r\nContent-Length: 5, 6",
                "HTTP/1.1 200 OK\r\nContent-Length: -5",
                "HTTP/1.1 200 OK\r\nContent-Length: +5",
                "HTTP/1.1 200 OK\r\nContent-Length:",
                "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\nTransfer-Encoding: chunked",
                "HTTP/1.1 200 OK\r\nNo colon here",
                "HTTP/1.1 200 OK\r\nContent-Length : 5",
                "HTTP/1.1 200 OK\r\nX: a\r\n folded",
                "HTTP/1.1 200 OK\r\n: a",
                "HTTP/1.1 200 OK\r\nX: a\u0000b",
                "HTTP/1.1 200 OK\r\nX: a\u007Fb",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x",
                "HTTP/1.1 302 Found\r\nLocation: http://a.example/\r\nLocation: http://127.0.0.1/",
            })
    void whatTwoReadersCouldUnderstandDifferentlyIsRefused(String head) {
        assertBroken(head + "\r\n\r\n");
    }

    @Test
    void headersAreBoundedInNumberAndSize() {
        assertBroken("x".repeat(10_000) + "\r\n\r\n");
        for (var headers : List.of("A: b\r\n".repeat(301), "X-A: " + "b".repeat(70_000) + "\r\n")) {
            assertBroken("HTTP/1.1 200 OK\r\n" + headers + "\r\n");
        }
    }
}
