package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.WebUrl;
import io.helidon.common.buffers.DataReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ResponseReaderTest {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS;
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private static final int ALL = (int) CONFIG.bytesMax();

    private final ResponseReader answers =
            new ResponseReader(CONFIG, new ContentDecoder(new LargeBodyLimit()), InstantSource.fixed(NOON));

    private static FetchRequest request(Method method, Map<String, String> headers, long bytesMax) {
        return new FetchRequest(method, WebUrl.parse("https://site.example/").orElseThrow(), headers, bytesMax);
    }

    private FetchOutcome read(FetchRequest request, String headers, String body)
            throws IOException, InterruptedException {
        var answer = "HTTP/1.1 " + headers + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
        var reader = new DataReader(new ArrayDeque<>(List.of(answer.getBytes(StandardCharsets.ISO_8859_1)))::poll);
        var head = ResponseHead.read(reader, request.method());
        return answers.read(request, head, new FramedBody(reader, head));
    }

    private FetchOutcome read(String headers, String body) throws IOException, InterruptedException {
        return read(request(Method.GET, Map.of(), ALL), headers, body);
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 402, 403, 407, 429, 451})
    void aSiteThatRefusesIsRefused(int status) throws Exception {
        assertEquals(
                status,
                assertInstanceOf(Refused.class, read(status + " No", "")).status());
    }

    @ParameterizedTest
    @ValueSource(ints = {304, 400, 404, 410, 500, 503, 999})
    void anyOtherAnswerIsMissing(int status) throws Exception {
        assertEquals(
                status,
                assertInstanceOf(Missing.class, read(status + " No", "gone")).status());
    }

    @ParameterizedTest
    @CsvSource({"7, PT7S", "'Sun, 22 Nov 2026 12:01:00 GMT', PT1M", "'Sun, 22 Nov 2026 11:00:00 GMT', PT0S"})
    void whenToComeAgainIsCountedFromNow(String said, Duration meant) throws Exception {
        var busy = assertInstanceOf(Missing.class, read("503 Busy\r\nRetry-After: " + said, ""));
        assertEquals(Optional.of(meant), busy.retryAfter());
    }

    @Test
    void aWallAgainstRobotsIsARefusalWhateverItsStatus() throws Exception {
        assertInstanceOf(Refused.class, read("503 Wait\r\nCF-Mitigated: challenge", ""));
    }

    @Test
    void aRedirectComesWithoutItsBodyAndWithoutALocationLeadsNowhere() throws Exception {
        var redirect = assertInstanceOf(Fetched.class, read("302 Found\r\nLocation: /there", "see there"));
        assertEquals("/there", redirect.headers().get("location"));
        assertEquals(0, redirect.body().length);
        assertInstanceOf(Missing.class, read("302 Found", "see there"));
    }

    @ParameterizedTest
    @CsvSource({
        "text/html, 4194304",
        "application/xhtml+xml; q=html, 4194304",
        "text/plain, 5000000",
        "image/png, 0",
        "video/mp4, 0",
    })
    void theTypeTellsHowMuchIsKept(String type, int length) throws Exception {
        var page = assertInstanceOf(Fetched.class, read("200 OK\r\nContent-Type: " + type, "x".repeat(5_000_000)));
        assertEquals(length, page.body().length);
        assertEquals(length < 5_000_000, page.truncated());
    }

    @Test
    void aPageBeyondAllBoundsIsLostAndOtherTextIsCut() throws Exception {
        var body = "x".repeat(ALL + 1);
        var lost = assertThrows(FetchFailure.class, () -> read("200 OK\r\nContent-Type: text/html", body));
        assertEquals(Cause.TOO_LARGE, lost.kind());
        var cut = assertInstanceOf(Fetched.class, read("200 OK\r\nContent-Type: text/plain", body));
        assertEquals(ALL, cut.body().length);
        assertTrue(cut.truncated());
    }

    @Test
    void aPictureIsReadWhereLittleIsAskedFor() throws Exception {
        var request = request(Method.GET, Map.of(), 1_000);
        var picture = assertInstanceOf(Fetched.class, read(request, "200 OK\r\nContent-Type: image/png", "x"));
        assertEquals(1, picture.body().length);
    }

    @ParameterizedTest
    @CsvSource({
        "Content-Range: bytes 0-4/5, false",
        "Content-Range: bytes 0-4/100, true",
        "Content-Range: bytes 0-4/*, true",
        "X-Nothing: said of the part, true",
    })
    void thePartFromTheStartIsABodyThatIsCutUnlessItIsAll(String headers, boolean cut) throws Exception {
        var part = assertInstanceOf(Fetched.class, read("206 Partial Content\r\n" + headers, "hello"));
        assertEquals("hello", new String(part.body(), StandardCharsets.US_ASCII));
        assertEquals(cut, part.truncated());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Range: bytes 5-9/10",
                "Content-Range: bytes 0-4/10, bytes 6-9/10",
                "Content-Range: bytes */10",
                "Content-Range: pages 0-4/10",
                "Content-Type: multipart/byteranges; boundary=x"
            })
    void anotherPartIsLost(String headers) {
        var lost = assertThrows(FetchFailure.class, () -> read("206 Partial Content\r\n" + headers, "hello"));
        assertEquals("it sent a part that is not its beginning", lost.getMessage());
    }

    @Test
    void aPartThatWasAskedForIsTakenAndAHeadHasNone() throws Exception {
        var ranged = request(Method.GET, Map.of("Range", "bytes=0-9"), 1_000);
        assertEquals(
                206,
                assertInstanceOf(Fetched.class, read(ranged, "206 Part", "")).status());
        var head = assertInstanceOf(Fetched.class, read(request(Method.HEAD, Map.of(), ALL), "206 Part", ""));
        assertEquals(206, head.status());
    }
}
