package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Unreachable;
import dev.incipit.url.WebUrl;
import io.helidon.common.buffers.DataReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DecodedBodyTest {
    private static final FetchConfig CONFIG = FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8"));

    private static FetchOutcome fetch(String headers, byte[] body) throws Exception {
        var head = "HTTP/1.1 206 Partial Content\r\n" + headers + "\r\nContent-Length: " + body.length + "\r\n\r\n";
        var answer = new ByteArrayOutputStream();
        answer.writeBytes(head.getBytes(StandardCharsets.ISO_8859_1));
        answer.writeBytes(body);
        try (var host = BadHost.answering(answer.toByteArray());
                var run = new Fetchers(CONFIG, InstantSource.system()).open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            return run.fetch(new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1 << 20));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Content-Range: bytes 0-4/5, false",
        "Content-Range: bytes 0-4/100, true",
        "Content-Range: bytes 0-4/*, true",
        "X-Nothing: said of the part, true",
    })
    void thePartFromTheStartIsABodyThatIsCutUnlessItIsAll(String headers, boolean cut) throws Exception {
        var part = assertInstanceOf(Fetched.class, fetch(headers, "hello".getBytes(StandardCharsets.US_ASCII)));
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
    void anotherPartIsLost(String headers) throws Exception {
        var lost = assertInstanceOf(Unreachable.class, fetch(headers, "hello".getBytes(StandardCharsets.US_ASCII)));
        assertEquals("it sent a part that is not its beginning", lost.detail());
    }

    @Test
    void aPartThatWasAskedForIsTakenAndAHeadHasNone() throws Exception {
        try (var host = BadHost.answering("HTTP/1.1 206 Partial Content\r\nContent-Length: 0\r\n\r\n");
                var run = new Fetchers(CONFIG, InstantSource.system()).open()) {
            var url = WebUrl.parse(host.url("/")).orElseThrow();
            var ranged = new FetchRequest(FetchRequest.Method.GET, url, Map.of("Range", "bytes=0-9"), 1_000);
            assertEquals(206, assertInstanceOf(Fetched.class, run.fetch(ranged)).status());
            var head = new FetchRequest(FetchRequest.Method.HEAD, url, Map.of(), 1_000);
            assertEquals(206, assertInstanceOf(Fetched.class, run.fetch(head)).status());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br"})
    void thePartOfACodedBodyIsReadAsFarAsItGoes(String coding) throws Exception {
        byte[] whole = coding.equals("br") ? BROTLI : gzip();
        var range = "Content-Range: bytes 0-" + (whole.length / 2 - 1) + "/" + whole.length;
        var part = assertInstanceOf(
                Fetched.class,
                fetch(range + "\r\nContent-Encoding: " + coding, Arrays.copyOf(whole, whole.length / 2)));
        assertTrue(part.truncated());
        var all = assertInstanceOf(
                Fetched.class,
                fetch(
                        "Content-Range: bytes 0-" + (whole.length - 1) + "/" + whole.length + "\r\nContent-Encoding: "
                                + coding,
                        whole));
        assertFalse(all.truncated());
        assertTrue(new String(all.body(), StandardCharsets.US_ASCII).startsWith("hello"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 15})
    void aCodingThatEndsBeforeItsFirstOctetIsNoEmptyBody(int length) throws Exception {
        var range = "Content-Range: bytes 0-" + (length - 1) + "/" + length;
        var answer = assertInstanceOf(
                Fetched.class, fetch(range + "\r\nContent-Encoding: gzip", Arrays.copyOf(gzip(), length)));
        assertTrue(answer.truncated());
    }

    private static final byte[] BROTLI = Base64.getDecoder().decode("iwWAaGVsbG8gYnJvdGxpAw==");

    private static byte[] gzip() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write("hello ".repeat(10_000).getBytes(StandardCharsets.US_ASCII));
        }
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "gzip", "deflate", "br, gzip", "gzip, br", "zstd"})
    void anEmptyBodyIsEmptyInEveryCoding(String coding) throws Exception {
        var answer = "HTTP/1.1 200 OK\r\nContent-Encoding: " + coding + "\r\nContent-Length: 0\r\n\r\n";
        for (var method : FetchRequest.Method.values()) {
            try (var host = BadHost.answering(answer);
                    var run = new Fetchers(CONFIG, InstantSource.system()).open()) {
                var url = WebUrl.parse(host.url("/")).orElseThrow();
                var fetched = assertInstanceOf(
                        Fetched.class, run.fetch(new FetchRequest(method, url, Map.of(), 1_000)), method.name());
                assertEquals(0, fetched.body().length);
                assertFalse(fetched.truncated());
            }
        }
    }

    /** A body in memory that counts how often it was closed: the stream of a coding closes it when it gives its native memory back. */
    private static final class Closable extends FramedBody {
        private int closed;

        Closable(byte[] octets) {
            super(
                    new DataReader(new ArrayDeque<>(List.of(octets))::poll),
                    new ResponseHead(200, true, Map.of(), ResponseHead.Framing.LENGTH, octets.length));
        }

        @Override
        public void close() {
            closed++;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "gzip, 1000, true",
        "gzip, 10, true",
        "'gzip, gzip', 1000, false",
        "'gzip, unknown', 1000, false",
    })
    void aDecoderIsEndedHoweverTheBodyEnds(String codings, int bytesMax, boolean readable) throws Exception {
        byte[] packed = gzip();
        var body = new Closable(packed);
        Callable<DecodedBody> read = () -> DecodedBody.read(body, codings, false, DecodedBody.Bounds.cutAt(bytesMax));
        if (readable) {
            assertFalse(read.call().octets().length == 0);
        } else {
            assertThrows(FetchFailure.class, read::call);
        }
        assertEquals(1, body.closed, codings);
    }

    /** Each inflater takes some 40 kB of native memory, which the collector does not see. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDeflatedBodyEndsItsInflater(boolean bare) throws Exception {
        var deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, bare);
        deflater.setInput("hello".getBytes(StandardCharsets.US_ASCII));
        deflater.finish();
        byte[] packed = new byte[100];
        int length = deflater.deflate(packed);
        deflater.end();
        var inflater = new Inflater(bare);
        var in = new DecodedBody.Inflated(new ByteArrayInputStream(packed, 0, length), inflater);
        assertEquals("hello", new String(in.readAllBytes(), StandardCharsets.US_ASCII));
        in.close();
        assertThrows(RuntimeException.class, inflater::getBytesWritten, "it has been ended");
    }
}
