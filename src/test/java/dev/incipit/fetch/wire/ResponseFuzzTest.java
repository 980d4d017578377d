package dev.incipit.fetch.wire;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchRequest;
import io.helidon.common.buffers.DataReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever octets a host answers with, they are read or refused, and nothing else happens. */
final class ResponseFuzzTest {
    private static final int BYTES_MAX = 100_000;
    private static final ContentDecoder DECODER = new ContentDecoder(new LargeBodyLimit());

    @Property
    void anAnswerIsReadOrRefused(@ForAll("answers") byte[] octets) throws InterruptedException {
        read(octets);
    }

    @Property
    void aCodedBodyIsReadOrRefused(@ForAll("codings") String coding, @ForAll byte[] body) throws InterruptedException {
        var head = "HTTP/1.1 200 OK\r\nContent-Encoding: " + coding + "\r\nContent-Length: " + body.length + "\r\n\r\n";
        byte[] start = head.getBytes(StandardCharsets.ISO_8859_1);
        byte[] octets = java.util.Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, octets, start.length, body.length);
        read(octets);
    }

    private static void read(byte[] octets) throws InterruptedException {
        var reader = new DataReader(new ArrayDeque<>(List.of(octets))::poll);
        try {
            var head = ResponseHead.read(reader, FetchRequest.Method.GET);
            var body = new FramedBody(reader, head);
            var decoded = DECODER.read(
                    body,
                    head.headers().getOrDefault("content-encoding", ""),
                    false,
                    DecodedBody.Bounds.cutAt(BYTES_MAX));
            assertTrue(decoded.octets().length <= BYTES_MAX);
        } catch (IOException | UncheckedIOException refused) {
            assertTrue(refused instanceof FetchFailure, refused::toString);
        } catch (DataReader.InsufficientDataAvailableException | DataReader.IncorrectNewLineException refused) {
            assertTrue(octets.length >= 0);
        }
    }

    @Provide
    Arbitrary<byte[]> answers() {
        return Arbitraries.of(
                        "HTTP/1.1 200 OK\r\n",
                        "HTTP/1.1",
                        " 200",
                        "\r\n",
                        "\r",
                        "\n",
                        "Content-Length: ",
                        "5",
                        "-1",
                        "hello",
                        "Transfer-Encoding: chunked\r\n",
                        "Content-Encoding: br\r\n",
                        "Content-Encoding: gzip\r\n",
                        "\r\n\r\n",
                        "5\r\nhello\r\n",
                        "0\r\n\r\n",
                        "ffffffff\r\n",
                        ":",
                        ";",
                        "X",
                        " ",
                        "\u0000",
                        "\u00ff",
                        "HTTP/1.1 100 C\r\n\r\n",
                        "Location: /\r\n",
                        "HTTP/1.1 302 Found\r\n",
                        "\u008b\u0005\u0080")
                .list()
                .ofMaxSize(14)
                .map(pieces -> String.join("", pieces).getBytes(StandardCharsets.ISO_8859_1));
    }

    @Provide
    Arbitrary<String> codings() {
        return Arbitraries.of("br", "gzip", "deflate", "br, gzip", "gzip, br", "identity");
    }
}
