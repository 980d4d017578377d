package dev.incipit.fetch;

import dev.incipit.fetch.Http2Frame.FrameType;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What we say first on an HTTP/2 connection (RFC 9113 §3.4): no pushes, and how much may be under way to us. */
final class Http2Opening {
    /** Of all bodies under way; confirmed as it comes, since each stream has a window of its own. */
    static final int WINDOW_BYTES = 8 * Http2Stream.WINDOW_BYTES;

    static final int SETTING_BYTES = 6;
    private static final String PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    private static final short ENABLE_PUSH = 2;
    private static final short INITIAL_WINDOW = 4;
    private static final short HEADER_LIST = 6;

    /** What a connection starts with (RFC 9113 §6.9.2). */
    private static final int WINDOW_AT_FIRST = 65_535;

    private Http2Opening() {}

    static byte[] octets() {
        var settings = ByteBuffer.allocate(3 * SETTING_BYTES)
                .putShort(ENABLE_PUSH)
                .putInt(0)
                .putShort(INITIAL_WINDOW)
                .putInt(Http2Stream.WINDOW_BYTES)
                .putShort(HEADER_LIST)
                .putInt(ResponseHead.HEADERS_BYTES_MAX);
        var out = new ByteArrayOutputStream();
        out.writeBytes(PREFACE.getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(new Http2Frame(FrameType.SETTINGS, 0, 0, settings.array()).bytes());
        out.writeBytes(Http2Frame.numbered(FrameType.WINDOW_UPDATE, 0, WINDOW_BYTES - WINDOW_AT_FIRST)
                .bytes());
        return out.toByteArray();
    }
}
