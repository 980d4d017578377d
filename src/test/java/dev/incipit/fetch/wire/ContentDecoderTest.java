package dev.incipit.fetch.wire;

import static dev.incipit.fetch.Gzip.gzip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.Tenant;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.wire.ResponseHead.Framing;
import io.helidon.common.buffers.DataReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.lang.ScopedValue.CallableOp;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ContentDecoderTest {
    private static final byte[] BROTLI = Base64.getDecoder().decode("iwWAaGVsbG8gYnJvdGxpAw==");
    private static final String TEXT = "hello ".repeat(10_000);

    private final ContentDecoder decoder = new ContentDecoder(new LargeBodyLimit());

    private static FramedBody body(byte[] octets) {
        return body(octets, octets.length);
    }

    private static FramedBody body(byte[] octets, long announced) {
        return new FramedBody(
                new DataReader(new ArrayDeque<>(List.of(octets))::poll),
                new ResponseHead(200, true, Map.of(), Framing.LENGTH, announced));
    }

    private DecodedBody read(byte[] octets, String coding, boolean part) throws IOException, InterruptedException {
        return decoder.read(body(octets), coding, part, DecodedBody.Bounds.cutAt(1 << 20));
    }

    private static String text(DecodedBody body) {
        return new String(body.octets(), StandardCharsets.US_ASCII);
    }

    private static byte[] deflated(boolean bare) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var deflate = new DeflaterOutputStream(out, new Deflater(Deflater.DEFAULT_COMPRESSION, bare))) {
            deflate.write(TEXT.getBytes(StandardCharsets.US_ASCII));
        }
        return out.toByteArray();
    }

    @Test
    void everyCodingIsTakenOff() throws Exception {
        assertEquals("hello", text(read("hello".getBytes(StandardCharsets.US_ASCII), " identity, ", false)));
        assertEquals(TEXT, text(read(gzip(TEXT), "X-GZIP", false)));
        assertEquals(TEXT, text(read(gzip(gzip(TEXT)), "gzip, gzip", false)));
        assertEquals(TEXT, text(read(deflated(false), "deflate", false)));
        assertEquals(
                TEXT, text(read(deflated(true), "deflate", false)), "without zlib's frame, as some servers send it");
        assertEquals("hello brotli", text(read(BROTLI, "br", false)));
    }

    @ParameterizedTest
    @CsvSource({
        "zstd, unknown content coding",
        "'gzip, gzip, gzip', too many content codings",
        "br, its content coding is broken",
        "gzip, its content coding is broken",
    })
    void whatNobodyCanReadIsLost(String coding, String detail) {
        var lost = assertThrows(
                FetchFailure.class, () -> read("hello, reader".getBytes(StandardCharsets.US_ASCII), coding, false));
        assertEquals(Cause.PROTOCOL, lost.kind());
        assertEquals(detail, lost.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br"})
    void thePartOfACodedBodyIsReadAsFarAsItGoes(String coding) throws Exception {
        byte[] whole = coding.equals("br") ? BROTLI : gzip(TEXT);
        var part = read(Arrays.copyOf(whole, whole.length / 2), coding, true);
        assertTrue(part.truncated());
        assertTrue(TEXT.startsWith(text(part)) || "hello brotli".startsWith(text(part)));
        var all = read(whole, coding, false);
        assertFalse(all.truncated());
        assertTrue(text(all).startsWith("hello"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 15})
    void aCodingThatEndsBeforeItsFirstOctetIsNoEmptyBody(int length) throws Exception {
        assertTrue(read(Arrays.copyOf(gzip(TEXT), length), "gzip", false).truncated());
    }

    @ParameterizedTest
    @ValueSource(strings = {"br", "gzip", "deflate", "br, gzip", "gzip, br", "zstd"})
    void anEmptyBodyIsEmptyInEveryCoding(String coding) throws Exception {
        var empty = read(new byte[0], coding, false);
        assertEquals(0, empty.octets().length);
        assertFalse(empty.truncated());
    }

    @Test
    void aBodyShorterThanAnnouncedIsTruncated() throws Exception {
        var cut = decoder.read(
                body("hello".getBytes(StandardCharsets.US_ASCII), 6), "", false, DecodedBody.Bounds.cutAt(1 << 20));
        assertEquals("hello", text(cut));
        assertTrue(cut.truncated());
    }

    @Test
    void theBoundsCountDecodedOctets() throws Exception {
        byte[] packed = gzip(TEXT);
        var cut = decoder.read(body(packed), "gzip", false, DecodedBody.Bounds.cutAt(1_000));
        assertEquals(TEXT.substring(0, 1_000), text(cut));
        assertTrue(cut.truncated());
        var kept = decoder.read(body(packed), "gzip", false, new DecodedBody.Bounds(1_000, 100_000, true, false));
        assertEquals(TEXT.substring(0, 1_000), text(kept));
        var lost = assertThrows(
                FetchFailure.class,
                () -> decoder.read(body(packed), "gzip", false, new DecodedBody.Bounds(1_000, 50_000, true, false)));
        assertEquals(Cause.TOO_LARGE, lost.kind());
    }

    @Test
    void aBodyThatBreaksCountsWithWhatCameWhereAPartIsWelcome() throws Exception {
        byte[] broken = gzip(TEXT);
        broken[broken.length - 5] ^= 1;
        assertThrows(FetchFailure.class, () -> read(broken, "gzip", false));
        var part = decoder.read(
                body(broken), "gzip", false, DecodedBody.Bounds.cutAt(1 << 20).orPart());
        assertTrue(part.truncated());
        assertEquals(TEXT, text(part));
    }

    @Test
    void aLongBodyWaitsForItsPlaceAndAShortOneDoesNot() throws Exception {
        var large = new LargeBodyLimit(1, Duration.ZERO);
        var bounded = new ContentDecoder(large);
        byte[] longBody = new byte[LargeBodyLimit.LONG_BYTES + 1];
        CallableOp<String, InterruptedException> beside = () -> large.during(() -> {
            try {
                bounded.read(body(new byte[1_000]), "", false, DecodedBody.Bounds.cutAt(1 << 20));
                bounded.read(body(longBody), "", false, DecodedBody.Bounds.cutAt(1 << 20));
                return "read";
            } catch (IOException refused) {
                return refused.getMessage();
            }
        });
        var outcome = large.during(() -> {
            try {
                bounded.read(body(longBody), "", false, DecodedBody.Bounds.cutAt(1 << 20));
            } catch (IOException refused) {
                throw new AssertionError(refused);
            }
            return new Tenant("other").call(beside);
        });
        assertEquals("too large to be held beside others", outcome);
        assertEquals("read", beside.call());
    }

    @ParameterizedTest
    @CsvSource({
        "gzip, 1000, true",
        "gzip, 10, true",
        "'gzip, gzip', 1000, false",
        "'gzip, unknown', 1000, false",
    })
    void aDecoderIsEndedHoweverTheBodyEnds(String codings, int bytesMax, boolean readable) throws Exception {
        var closed = new AtomicInteger();
        var body = body(gzip(TEXT));
        var raw = new FilterInputStream(body) {
            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
        Callable<DecodedBody> decode = () ->
                decoder.decode(raw, false, body, List.of(codings.split(", ", -1)), DecodedBody.Bounds.cutAt(bytesMax));
        if (readable) {
            assertFalse(decode.call().octets().length == 0);
        } else {
            assertThrows(FetchFailure.class, decode::call);
        }
        assertEquals(1, closed.get(), "the stream of a coding closes it when it gives its native memory back");
    }

    /** Members without content, a header that goes on, and blocks without content: none of them gives an octet. */
    @ParameterizedTest
    @ValueSource(strings = {"members", "packed members", "name", "blocks"})
    void aCodingThatSaysNothingIsLeft(String shape) throws Exception {
        byte[] member = gzip(new byte[0]);
        byte[] members = new byte[10_000_000];
        for (int i = 0; i < members.length; i++) {
            members[i] = member[i % member.length];
        }
        byte[] name = new byte[10_000_000];
        Arrays.fill(name, (byte) 'n');
        System.arraycopy(new byte[] {0x1F, (byte) 0x8B, 8, 8}, 0, name, 0, 4);
        byte[] blocks = new byte[10_000_000];
        for (int i = 0; i + 5 <= blocks.length; i += 5) {
            blocks[i + 3] = (byte) 0xFF;
            blocks[i + 4] = (byte) 0xFF;
        }
        var read = new AtomicInteger();
        var body = body(
                switch (shape) {
                    case "members" -> members;
                    case "packed members" -> gzip(members);
                    case "name" -> name;
                    default -> blocks;
                });
        var raw = new FilterInputStream(body) {
            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                int count = super.read(target, offset, length);
                read.addAndGet(count);
                return count;
            }
        };
        var codings = shape.equals("blocks")
                ? List.of("deflate")
                : shape.startsWith("p") ? List.of("gzip", "gzip") : List.of("gzip");
        var lost = assertThrows(
                FetchFailure.class, () -> decoder.decode(raw, false, body, codings, DecodedBody.Bounds.cutAt(100_000)));
        assertEquals(Cause.TOO_LARGE, lost.kind());
        assertTrue(read.get() < 200_000, () -> read + " octets read");
    }

    /** Each inflater takes some 40 kB of native memory, which the collector does not see. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDeflatedBodyEndsItsInflater(boolean bare) throws Exception {
        var inflater = new Inflater(bare);
        var in = new ContentDecoder.Inflated(new ByteArrayInputStream(deflated(bare)), inflater);
        assertEquals(TEXT, new String(in.readAllBytes(), StandardCharsets.US_ASCII));
        in.close();
        assertThrows(RuntimeException.class, inflater::getBytesWritten, "it has been ended");
    }
}
