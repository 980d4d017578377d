package dev.incipit.fetch.wire;

import dev.incipit.compute.CostMeter;
import dev.incipit.fetch.BlockInput;
import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataReader.InsufficientDataAvailableException;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * The octets of a body as they were sent, without the framing around them (RFC 9112 §6, §7). Holds no more than the connection's own
 * buffer, whatever length a chunk or header announces.
 */
final class FramedBody extends BlockInput {
    private static final int DISCARDED_BYTES_MAX = 65_536;
    private static final int CHUNK_LINE_BYTES_MAX = 1_024;
    private static final Pattern CHUNK_SIZE = Pattern.compile("[0-9A-Fa-f]{1,15}");

    /** What the lines of chunks may take beyond the octets between them: ten thousand chunks of one octet. */
    private static final int CHUNK_LINES_BYTES_MAX = 65_536;

    private static final int TRAILERS_MAX = 50;
    private static final int TRAILER_BYTES_MAX = 8_192;

    private final DataReader reader;
    private final ResponseHead.Framing framing;
    private long left;
    private long copied;
    private long chunkLines;
    private boolean firstChunk = true;
    private boolean ended;
    private boolean cut;

    FramedBody(DataReader reader, ResponseHead head) {
        this.reader = reader;
        this.framing = head.framing();
        this.left = framing == ResponseHead.Framing.LENGTH ? head.length() : 0;
        this.ended = framing == ResponseHead.Framing.NONE || (framing == ResponseHead.Framing.LENGTH && left == 0);
    }

    /** Whether the end that was announced has been reached; never so where only the closing tells. */
    boolean complete() {
        return ended && !cut && framing != ResponseHead.Framing.UNTIL_CLOSE;
    }

    /** Whether it ended before the end that was announced. */
    boolean cut() {
        return cut;
    }

    /** Reads some of a body that nobody wants, so that the connection can serve the next request. */
    void discard() throws IOException {
        readNBytes(DISCARDED_BYTES_MAX);
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        try {
            if (!ended && framing == ResponseHead.Framing.CHUNKED && left == 0) {
                nextChunk();
            }
            return ended ? -1 : copy(target, offset, length);
        } catch (InsufficientDataAvailableException closed) {
            ended = true;
            cut = framing != ResponseHead.Framing.UNTIL_CLOSE;
            return -1;
        }
    }

    private int copy(byte[] target, int offset, int length) throws IOException {
        reader.ensureAvailable();
        int count = Math.min(length, reader.available());
        if (framing != ResponseHead.Framing.UNTIL_CLOSE) {
            count = (int) Math.min(count, left);
            left -= count;
        }
        copied += count;
        byte[] octets = reader.readBytes(count);
        CostMeter.current().read(count);
        System.arraycopy(octets, 0, target, offset, count);
        ended = framing == ResponseHead.Framing.LENGTH && left == 0;
        return count;
    }

    private void nextChunk() throws IOException {
        if (!firstChunk && !line(2).isEmpty()) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "broken chunk");
        }
        firstChunk = false;
        var line = line(CHUNK_LINE_BYTES_MAX);
        chunkLines += line.length() + 2;
        if (chunkLines > CHUNK_LINES_BYTES_MAX + copied) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "chunks of next to nothing");
        }
        int semicolon = line.indexOf(';');
        var digits = (semicolon < 0 ? line : line.substring(0, semicolon)).strip();
        if (!CHUNK_SIZE.matcher(digits).matches()) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "broken chunk");
        }
        left = Long.parseLong(digits, 16);
        if (left == 0) {
            skipTrailers();
            ended = true;
        }
    }

    private void skipTrailers() throws IOException {
        for (int i = 0; i < TRAILERS_MAX; i++) {
            var line = line(TRAILER_BYTES_MAX);
            if (line.isEmpty()) {
                return;
            }
            // What is no field may be the beginning of another message (RFC 9112 §7.1.2).
            if (!ResponseHead.isFieldName(line.substring(0, Math.max(line.indexOf(':'), 0)))) {
                throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "a broken trailer");
            }
        }
        throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "too many trailers");
    }

    private String line(int bytesMax) throws IOException {
        int end = reader.findNewLine(bytesMax);
        if (end >= bytesMax) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "broken chunk");
        }
        var line = reader.readAsciiString(end);
        reader.skip(2);
        return line;
    }
}
