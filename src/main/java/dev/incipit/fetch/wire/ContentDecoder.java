package dev.incipit.fetch.wire;

import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.GzipMembers;
import io.helidon.common.buffers.DataReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.brotli.dec.BrotliInputStream;

/** Takes the content codings off bodies (RFC 9110 §8.4). One for the process, whose memory it bounds. Shared by all threads. */
public final class ContentDecoder {
    /** Of one body; nobody sends more on purpose. */
    private static final int CODINGS_MAX = 2;

    private static final int BUFFER_BYTES = 16 * 1024;

    /** What a decoder may read before it gives the octets that are asked for. */
    private static final int READ_AHEAD_BYTES = 64 * 1024;

    private static final String BROTLI = "br";

    /** A brotli window may take 16 MiB (RFC 7932 §9.1), so few are open at once, and none while octets are waited for. */
    private static final int BROTLI_WINDOWS_MAX = 2;

    private final Semaphore brotliWindows = new Semaphore(BROTLI_WINDOWS_MAX);
    private final LargeBodyLimit large;

    /** A decoder that counts long bodies there. */
    public ContentDecoder(LargeBodyLimit large) {
        this.large = large;
    }

    /**
     * Reads and decodes a body.
     *
     * @param part whether the body is known to be the beginning of a longer one
     * @throws FetchFailure when it is coded in a way that nobody can read, or longer than its bounds allow
     */
    DecodedBody read(FramedBody body, String contentEncoding, boolean part, DecodedBody.Bounds bounds)
            throws IOException, InterruptedException {
        var codings = codings(contentEncoding);
        if (!codings.contains(BROTLI)) {
            return decode(body, part, body, codings, bounds);
        }
        var raw = decode(body, part, body, List.of(), bounds.raw());
        brotliWindows.acquire();
        try {
            return decode(new ByteArrayInputStream(raw.octets()), raw.truncated(), body, codings, bounds);
        } finally {
            brotliWindows.release();
        }
    }

    private static List<String> codings(String contentEncoding) throws FetchFailure {
        var codings = Arrays.stream(contentEncoding.toLowerCase(Locale.ROOT).split(",", -1))
                .map(String::strip)
                .filter(coding -> !coding.isEmpty() && !coding.equals("identity"))
                .toList();
        if (codings.size() > CODINGS_MAX) {
            throw broken("too many content codings");
        }
        return codings;
    }

    /** Decodes {@code raw}, the octets of {@code body}, and closes it. */
    DecodedBody decode(InputStream raw, boolean part, FramedBody body, List<String> codings, DecodedBody.Bounds bounds)
            throws IOException {
        var out = new ByteArrayOutputStream();
        boolean more;
        try (var decoded = decoded(raw, codings, bounds.readMax() + READ_AHEAD_BYTES)) {
            more = copy(decoded, out, bounds);
        } catch (EOFException early) {
            // A coding that ends too early is a cut body, also before its first octet.
            more = true;
        } catch (FetchFailure known) {
            requirePart(bounds, known);
            more = true;
        } catch (IOException broken) {
            // The brotli decoder has no other words for a body that ends early.
            if (!part) {
                requirePart(bounds, broken("its content coding is broken"));
            }
            more = true;
        } catch (UncheckedIOException | DataReader.InsufficientDataAvailableException broken) {
            requirePart(bounds, broken);
            more = true;
        }
        return new DecodedBody(out.toByteArray(), more || part || body.cut());
    }

    /** A body that breaks is lost, unless a part of it is welcome and the run goes on. */
    private static <T extends Exception> void requirePart(DecodedBody.Bounds bounds, T failure) throws T {
        if (!bounds.part() || Thread.currentThread().isInterrupted()) {
            throw failure;
        }
    }

    private boolean copy(InputStream in, ByteArrayOutputStream out, DecodedBody.Bounds bounds) throws IOException {
        byte[] buffer = new byte[BUFFER_BYTES];
        long read = 0;
        int count = in.read(buffer);
        while (count >= 0 && read + count <= bounds.readMax()) {
            keep(buffer, count, out, bounds.keptMax());
            if (read <= LargeBodyLimit.LONG_BYTES && read + count > LargeBodyLimit.LONG_BYTES) {
                large.enter();
            }
            read += count;
            count = in.read(buffer);
        }
        if (count > 0 && bounds.whole()) {
            throw new FetchFailure(FetchOutcome.Cause.TOO_LARGE, "too large");
        }
        if (count > 0) {
            keep(buffer, count, out, bounds.keptMax());
        }
        return count >= 0 || read > bounds.keptMax();
    }

    private static void keep(byte[] buffer, int count, ByteArrayOutputStream out, long keptMax) {
        out.write(buffer, 0, Math.clamp(keptMax - out.size(), 0, count));
    }

    /** The body without its codings; closing it gives back what they hold. */
    private static InputStream decoded(InputStream raw, List<String> codings, long encodedMax) throws IOException {
        var begun = new PushbackInputStream(raw);
        int first = begun.read();
        if (first < 0) {
            // As after a HEAD, which tells the coding that a body would have.
            return begun;
        }
        begun.unread(first);
        InputStream in = begun;
        boolean known = false;
        try {
            for (var coding : codings.reversed()) {
                in = new Encoded(in, encodedMax);
                in = switch (coding) {
                    case "gzip", "x-gzip" -> new GzipMembers(in);
                    case "deflate" -> inflated(in);
                    case BROTLI -> new BrotliInputStream(in);
                    default -> throw broken("unknown content coding");
                };
            }
            known = true;
        } finally {
            if (!known) {
                in.close();
            }
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
        return new Inflated(peeked, new Inflater(!zlib));
    }

    /** Octets of a coding: no more of them than may come out of it, since a coding can go on for ever and say nothing. */
    private static final class Encoded extends FilterInputStream {
        private long left;

        Encoded(InputStream in, long bytesMax) {
            super(in);
            left = bytesMax;
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            return counted(count, count);
        }

        private int counted(int result, int count) throws FetchFailure {
            left -= result < 0 ? 0 : count;
            if (left < 0) {
                throw new FetchFailure(FetchOutcome.Cause.TOO_LARGE, "too large");
            }
            return result;
        }
    }

    /** Inflated octets; closing it ends the inflater, whose native memory the collector does not see. */
    static final class Inflated extends InflaterInputStream {
        Inflated(InputStream in, Inflater inflater) {
            super(in, inflater, BUFFER_BYTES);
        }

        @Override
        public void close() throws IOException {
            inf.end();
            super.close();
        }
    }

    private static FetchFailure broken(String detail) {
        return new FetchFailure(FetchOutcome.Cause.PROTOCOL, detail);
    }
}
