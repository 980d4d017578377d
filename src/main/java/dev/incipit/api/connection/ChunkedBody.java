package dev.incipit.api.connection;

import dev.incipit.problem.InvalidInput;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Supplier;

/**
 * Decodes a chunked body strictly (RFC 9112 §7.1) and encodes it again: each piece is one chunk of the bytes that have arrived,
 * without extensions, and the last one has no trailers. So memory holds at most one socket read, whatever chunk sizes the
 * client announces. Can go when Helidon rejects malformed chunks and does not buffer whole ones; helidon#8218 (closed) covers
 * lengths only, and no Helidon issue was found for the rest (November 2026).
 */
final class ChunkedBody {
    /** Limit for a chunk-size line with extensions, and for the trailers; honest clients stay far below it. */
    private static final int LINES_BYTES_MAX = 8 * 1024;

    /** Hexadecimal digits of a chunk size; more would overflow a long. */
    private static final int DIGITS_MAX = 15;

    private static final byte[] CRLF = {'\r', '\n'};
    private static final byte[] END = "0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final Supplier<byte[]> input;
    private byte[] read = {};
    private int position;
    private int lineBytes;
    private long left;
    private boolean between;
    private boolean over;

    /** Reads encoded bytes from {@code input}, some at each call; it throws when there are no more. */
    ChunkedBody(Supplier<byte[]> input) {
        this.input = input;
    }

    /**
     * Returns the next piece, in chunked coding.
     *
     * @throws InvalidInput when the coding is malformed
     */
    byte[] next() {
        if (left == 0) {
            if (between) {
                lineEnd();
            }
            between = true;
            left = size();
        }
        if (left > 0) {
            return chunk();
        }
        trailers();
        over = true;
        return END;
    }

    /** Whether the last piece has been returned. */
    boolean isOver() {
        return over;
    }

    byte[] rest() {
        return Arrays.copyOfRange(read, position, read.length);
    }

    private byte[] chunk() {
        require();
        int length = (int) Math.min(left, read.length - position);
        var size = Integer.toHexString(length).getBytes(StandardCharsets.US_ASCII);
        var chunk = ByteBuffer.allocate(size.length + length + 2 * CRLF.length);
        chunk.put(size).put(CRLF).put(read, position, length).put(CRLF);
        position += length;
        left -= length;
        return chunk.array();
    }

    private long size() {
        lineBytes = 0;
        long size = 0;
        int digits = 0;
        int next = take();
        while (HexFormat.isHexDigit(next)) {
            size = 16 * size + HexFormat.fromHexDigit(next);
            digits++;
            next = take();
        }
        boolean spaced = next == ' ' || next == '\t';
        while (next == ' ' || next == '\t') {
            next = take();
        }
        boolean ends = next == ';' || (next == '\r' && !spaced);
        if (digits == 0 || digits > DIGITS_MAX || !ends) {
            throw broken();
        }
        restOfLine(next);
        return size;
    }

    /** Skips trailer fields up to the empty line: none of them has a meaning here (RFC 9110 §6.5.1). */
    private void trailers() {
        lineBytes = 0;
        int first = take();
        while (first != '\r') {
            restOfLine(first);
            first = take();
        }
        if (take() != '\n') {
            throw broken();
        }
    }

    private void restOfLine(int begin) {
        int next = begin;
        while (next != '\r') {
            // Some parsers take a bare LF for a line end, others for text.
            if (next == '\n' || next == 0) {
                throw broken();
            }
            next = take();
        }
        if (take() != '\n') {
            throw broken();
        }
    }

    private void lineEnd() {
        lineBytes = 0;
        if (take() != '\r' || take() != '\n') {
            throw broken();
        }
    }

    private int take() {
        if (++lineBytes > LINES_BYTES_MAX) {
            throw broken();
        }
        require();
        return read[position++] & 0xFF;
    }

    private void require() {
        while (position == read.length) {
            read = input.get();
            position = 0;
        }
    }

    private static InvalidInput broken() {
        return new InvalidInput("The request body's chunked coding is broken.");
    }
}
