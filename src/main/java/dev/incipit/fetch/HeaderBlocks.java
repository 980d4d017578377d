package dev.incipit.fetch;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Header;
import io.helidon.http.http2.Http2Flag;
import io.helidon.http.http2.Http2FrameData;
import io.helidon.http.http2.Http2FrameHeader;
import io.helidon.http.http2.Http2FrameTypes;
import io.helidon.http.http2.Http2Headers;
import io.helidon.http.http2.Http2HuffmanDecoder;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The header blocks of one HTTP/2 connection (RFC 9113 §4.3), packed as RFC 7541 says. What we send refers to nothing sent before;
 * what we receive is collected from its frames and unpacked in the order of its coming, by one thread.
 */
final class HeaderBlocks {
    /** RFC 7541 §4.2, the size to start with, which we leave as it is. */
    private static final long TABLE_BYTES = 4_096;

    private static final int PACKED_BYTES_MAX = 32_768;
    private static final int FRAMES_MAX = 16;
    private static final int PREFIX_OF_NAMES = 0x0F;
    private static final int PREFIX_OF_LENGTHS = 0x7F;

    /** RFC 7541 App. A. */
    private static final int AUTHORITY = 1;

    private static final int METHOD = 2;
    private static final int GET = 0x82;
    private static final int PATH = 4;
    private static final int HTTPS = 0x87;

    private final Http2Headers.DynamicTable table = Http2Headers.DynamicTable.create(TABLE_BYTES);
    private final Http2HuffmanDecoder huffman = Http2HuffmanDecoder.create();

    private Optional<Http2Frame> first = Optional.empty();
    private final ByteArrayOutputStream collected = new ByteArrayOutputStream();
    private int frames;

    /** What an unpacked block says; {@code status} is 0 in trailers, and {@code end} says that no body follows. */
    record Fields(int stream, boolean end, int status, Map<String, List<String>> values) {}

    /** Whether a frame may come now: nothing comes between the frames of a block, and none of them alone (RFC 9113 §6.10). */
    boolean isInOrder(Http2Frame frame) {
        boolean continues = frame.type() == Http2Frame.FrameType.CONTINUATION
                && first.filter(begun -> begun.stream() == frame.stream()).isPresent();
        return first.isPresent() ? continues : frame.type() != Http2Frame.FrameType.CONTINUATION;
    }

    /** Takes HEADERS or CONTINUATION; what the block says, when it is whole. */
    Optional<Fields> take(Http2Frame frame) throws FetchFailure {
        var begun = first.orElse(frame);
        collected.writeBytes(first.isPresent() ? frame.payload() : frame.content());
        if (collected.size() > PACKED_BYTES_MAX || ++frames > FRAMES_MAX) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "headers too large");
        }
        first = Optional.of(begun);
        if (!frame.has(Http2Frame.END_HEADERS)) {
            return Optional.empty();
        }
        byte[] block = collected.toByteArray();
        first = Optional.empty();
        collected.reset();
        frames = 0;
        return Optional.of(unpack(begun, block));
    }

    private Fields unpack(Http2Frame begun, byte[] block) throws FetchFailure {
        if (PackedFields.count(block) > ResponseHead.HEADERS_MAX) {
            throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "headers too large");
        }
        try {
            var head = Http2FrameHeader.create(
                    block.length, Http2FrameTypes.HEADERS, Http2Flag.HeaderFlags.create(Http2Flag.END_OF_HEADERS), 1);
            // The stream would only be told of a priority, which was cut off before.
            var headers = Http2Headers.create(null, table, huffman, new Http2FrameData(head, BufferData.create(block)));
            var status = headers.status();
            return new Fields(
                    begun.stream(),
                    begun.has(Http2Frame.END_STREAM),
                    status == null ? 0 : status.code(),
                    fields(headers));
        } catch (RuntimeException broken) {
            // The library has a dozen kinds for octets that are no block.
            throw Http2Frame.broken();
        }
    }

    private static Map<String, List<String>> fields(Http2Headers headers) throws FetchFailure {
        var fields = new LinkedHashMap<String, List<String>>();
        int count = 0;
        long characters = 0;
        for (Header header : headers.httpHeaders()) {
            var name = header.headerName().lowerCase();
            var values = header.allValues();
            count += values.size();
            characters += values.stream()
                    .mapToLong(value -> name.length() + value.length())
                    .sum();
            if (count > ResponseHead.HEADERS_MAX || characters > ResponseHead.HEADERS_BYTES_MAX) {
                throw new FetchFailure(FetchOutcome.Cause.PROTOCOL, "headers too large");
            }
            for (var value : values) {
                fields.computeIfAbsent(name, first -> new ArrayList<>())
                        .add(ResponseHead.text(value.getBytes(StandardCharsets.ISO_8859_1))
                                .strip());
            }
        }
        return fields;
    }

    /** A request's headers, each written out in full (RFC 7541 §6.2.2), so that no table has to be kept in step. */
    static byte[] packed(FetchRequest request, Map<String, String> more) {
        var out = new ByteArrayOutputStream();
        if (request.method() == FetchRequest.Method.GET) {
            out.write(GET);
        } else {
            named(out, METHOD, request.method().name());
        }
        out.write(HTTPS);
        named(out, AUTHORITY, request.url().authority());
        named(out, PATH, request.url().requestTarget());
        more.forEach((name, value) -> {
            out.write(0);
            text(out, name.toLowerCase(Locale.ROOT));
            text(out, value);
        });
        return out.toByteArray();
    }

    /** A packed block as the frames of a request without a body. */
    static byte[] framed(int stream, byte[] packed) {
        var out = new ByteArrayOutputStream();
        for (int start = 0; start < packed.length; start += Http2Frame.PAYLOAD_BYTES_MAX) {
            int end = Math.min(packed.length, start + Http2Frame.PAYLOAD_BYTES_MAX);
            int flags = (start == 0 ? Http2Frame.END_STREAM : 0) | (end == packed.length ? Http2Frame.END_HEADERS : 0);
            var type = start == 0 ? Http2Frame.FrameType.HEADERS : Http2Frame.FrameType.CONTINUATION;
            out.writeBytes(new Http2Frame(type, flags, stream, Arrays.copyOfRange(packed, start, end)).bytes());
        }
        return out.toByteArray();
    }

    private static void named(ByteArrayOutputStream out, int name, String value) {
        number(out, PREFIX_OF_NAMES, name);
        text(out, value);
    }

    private static void text(ByteArrayOutputStream out, String text) {
        byte[] octets = text.getBytes(StandardCharsets.US_ASCII);
        number(out, PREFIX_OF_LENGTHS, octets.length);
        out.writeBytes(octets);
    }

    /** RFC 7541 §5.1. */
    private static void number(ByteArrayOutputStream out, int prefix, int number) {
        if (number < prefix) {
            out.write(number);
            return;
        }
        out.write(prefix);
        int rest = number - prefix;
        for (; rest >= 128; rest >>>= 7) {
            out.write((rest & 0x7F) | 0x80);
        }
        out.write(rest);
    }
}
