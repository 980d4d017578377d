package dev.incipit.fetch;

import io.helidon.common.buffers.DataReader;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** One frame of HTTP/2 (RFC 9113 §4.1). */
record Http2Frame(FrameType type, int flags, int stream, byte[] payload) {
    /** What every peer takes, and the most that we take (RFC 9113 §4.2). */
    static final int PAYLOAD_BYTES_MAX = 16_384;

    static final int ACK = 0x1;
    static final int END_STREAM = 0x1;
    static final int END_HEADERS = 0x4;
    private static final int PADDED = 0x8;
    private static final int PRIORITISED = 0x20;

    private static final int HEAD_BYTES = 9;
    private static final int PRIORITY_BYTES = 5;

    /** RFC 9113 §6; a frame of another type is passed over (§4.1). */
    enum FrameType {
        DATA(0),
        HEADERS(1),
        PRIORITY(2),
        RST_STREAM(3),
        SETTINGS(4),
        PUSH_PROMISE(5),
        PING(6),
        GOAWAY(7),
        WINDOW_UPDATE(8),
        CONTINUATION(9),
        UNKNOWN(255);

        private final int code;

        FrameType(int code) {
            this.code = code;
        }

        private static FrameType of(int code) {
            return Arrays.stream(values())
                    .filter(type -> type.code == code)
                    .findFirst()
                    .orElse(UNKNOWN);
        }
    }

    /** Reads the next one; a larger one than we take is not read. */
    static Http2Frame read(DataReader reader) throws FetchFailure {
        var head = ByteBuffer.wrap(reader.readBytes(HEAD_BYTES));
        int first = head.getInt();
        int length = first >>> Byte.SIZE;
        if (length > PAYLOAD_BYTES_MAX) {
            throw broken();
        }
        int flags = head.get() & 0xFF;
        int stream = head.getInt() & Integer.MAX_VALUE;
        byte[] payload = length == 0 ? new byte[0] : reader.readBytes(length);
        return new Http2Frame(FrameType.of(first & 0xFF), flags, stream, payload);
    }

    /** One whose payload is a number. */
    static Http2Frame numbered(FrameType type, int stream, int number) {
        return new Http2Frame(
                type,
                0,
                stream,
                ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
    }

    byte[] bytes() {
        return ByteBuffer.allocate(HEAD_BYTES + payload.length)
                .putInt(payload.length << Byte.SIZE | type.code)
                .put((byte) flags)
                .putInt(stream)
                .put(payload)
                .array();
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** The payload of DATA or HEADERS without padding and priority (RFC 9113 §6.1, §6.2). */
    byte[] content() throws FetchFailure {
        int start = 0;
        int padding = 0;
        if (has(PADDED)) {
            if (payload.length == 0) {
                throw broken();
            }
            padding = payload[0] & 0xFF;
            start = 1;
        }
        if (type == FrameType.HEADERS && has(PRIORITISED)) {
            start += PRIORITY_BYTES;
        }
        int end = payload.length - padding;
        if (end < start) {
            throw broken();
        }
        return Arrays.copyOfRange(payload, start, end);
    }

    /** A number in the payload. */
    int number(int offset) throws FetchFailure {
        if (payload.length < offset + Integer.BYTES) {
            throw broken();
        }
        return ByteBuffer.wrap(payload).getInt(offset);
    }

    static FetchFailure broken() {
        return new FetchFailure(FetchOutcome.Cause.PROTOCOL, "broken answer");
    }
}
