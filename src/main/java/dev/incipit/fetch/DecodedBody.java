package dev.incipit.fetch;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.brotli.dec.BrotliInputStream;

/**
 * A body without its content codings (RFC 9110 §8.4), up to a bound that is counted after decoding.
 *
 * @param truncated whether there was more, or less than announced
 */
record DecodedBody(byte[] octets, boolean truncated) {
    /** Codings of one body; more are nobody's intent. */
    private static final int CODINGS_MAX = 2;

    private static final int BUFFER_BYTES = 16 * 1024;

    static DecodedBody read(FramedBody body, String contentEncoding, long bytesMax) throws IOException {
        var out = new ByteArrayOutputStream();
        boolean more;
        try {
            more = copy(decoded(body, contentEncoding), out, bytesMax);
        } catch (EOFException early) {
            // A coding that ends too early is a cut body; one of an empty body was never begun.
            more = out.size() > 0 || body.cut();
        } catch (FetchFailure known) {
            throw known;
        } catch (IOException broken) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "its content coding is broken");
        }
        return new DecodedBody(out.toByteArray(), more || body.cut());
    }

    private static boolean copy(InputStream in, ByteArrayOutputStream out, long bytesMax) throws IOException {
        byte[] buffer = new byte[BUFFER_BYTES];
        int count = in.read(buffer);
        while (count >= 0 && out.size() + count <= bytesMax) {
            out.write(buffer, 0, count);
            count = in.read(buffer);
        }
        if (count > 0) {
            out.write(buffer, 0, (int) (bytesMax - out.size()));
        }
        return count >= 0;
    }

    private static InputStream decoded(FramedBody body, String contentEncoding) throws IOException {
        List<String> codings = Arrays.stream(
                        contentEncoding.toLowerCase(Locale.ROOT).split(","))
                .map(String::strip)
                .filter(coding -> !coding.isEmpty() && !coding.equals("identity"))
                .toList();
        if (codings.size() > CODINGS_MAX) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "too many content codings");
        }
        InputStream in = body;
        for (var coding : codings.reversed()) {
            in = switch (coding) {
                case "gzip", "x-gzip" -> new GZIPInputStream(in, BUFFER_BYTES);
                case "deflate" -> inflated(in);
                case "br" -> new BrotliInputStream(in);
                default -> throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "unknown content coding");
            };
        }
        return in;
    }

    /** RFC 9110 §8.4.1.2 means zlib's format by deflate; some servers send the bare stream, as its note says. */
    private static InputStream inflated(InputStream in) throws IOException {
        var peeked = new PushbackInputStream(in, 2);
        byte[] start = peeked.readNBytes(2);
        peeked.unread(start);
        boolean zlib =
                start.length == 2 && (start[0] & 0x0F) == 8 && ((start[0] & 0xFF) << 8 | (start[1] & 0xFF)) % 31 == 0;
        return new InflaterInputStream(peeked, new Inflater(!zlib), BUFFER_BYTES);
    }
}
