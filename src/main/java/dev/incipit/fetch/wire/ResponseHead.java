package dev.incipit.fetch.wire;

import dev.incipit.fetch.FetchFailure;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import io.helidon.common.buffers.DataReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The status line and headers of an answer (RFC 9112 §4, §5), read strictly: what two readers could understand differently is refused.
 *
 * @param persistent whether the connection stays open after the body (RFC 9112 §9.3)
 * @param headers names in lower case, values joined by a comma and a space, those of Set-Cookie and X-Robots-Tag by a line end
 */
record ResponseHead(int status, boolean persistent, Map<String, String> headers, Framing framing, long length) {
    /** Headers of which each line stands for itself: a cookie has commas of its own, and an X-Robots-Tag may name one robot. */
    private static final Set<String> BY_LINE = Set.of("set-cookie", "x-robots-tag");

    private static final int STATUS_LINE_BYTES_MAX = 8_192;
    private static final int HEADERS_BYTES_MAX = 65_536;
    private static final int HEADERS_MAX = 300;
    private static final int INTERIM_ANSWERS_MAX = 5;

    /** RFC 9112 §4; the reason may be absent with its space. */
    private static final Pattern STATUS_LINE = Pattern.compile("HTTP/1\\.(.) ([0-9]{3})(?: .*+)?", Pattern.DOTALL);

    private static final Pattern LENGTH = Pattern.compile("[0-9]{1,18}");

    /** How the end of a body is known (RFC 9112 §6.3). */
    enum Framing {
        NONE,
        LENGTH,
        CHUNKED,
        UNTIL_CLOSE
    }

    /** Reads the final answer to a request; interim ones (RFC 9110 §15.2) are passed over, a few of them. */
    static ResponseHead read(DataReader reader, FetchRequest.Method method) throws FetchFailure {
        for (int interim = 0; interim <= INTERIM_ANSWERS_MAX; interim++) {
            var head = readOne(reader, method);
            if (head.status() >= 200) {
                return head;
            }
            if (head.status() == 101) {
                throw broken("an upgrade nobody asked for");
            }
        }
        throw broken("too many interim answers");
    }

    private static boolean hasControls(String text) {
        return text.chars().anyMatch(c -> (c < ' ' && c != '\t') || c == 0x7F);
    }

    private static ResponseHead readOne(DataReader reader, FetchRequest.Method method) throws FetchFailure {
        int end = reader.findNewLine(STATUS_LINE_BYTES_MAX);
        if (end >= STATUS_LINE_BYTES_MAX) {
            throw broken("no HTTP answer");
        }
        var line = reader.readAsciiString(end);
        reader.skip(2);
        var shaped = STATUS_LINE.matcher(line);
        if (!shaped.matches()) {
            throw broken("no HTTP answer");
        }
        int status = Integer.parseInt(shaped.group(2));
        boolean modern = shaped.group(1).charAt(0) >= '1';
        var fields = readFields(reader);
        var framing = framing(fields, status, modern, method);
        var connection =
                String.join(",", fields.getOrDefault("connection", List.of())).toLowerCase(Locale.ROOT);
        return new ResponseHead(
                status,
                modern && !connection.contains("close"),
                joined(fields),
                framing,
                length(fields).orElse(0));
    }

    private static Map<String, List<String>> readFields(DataReader reader) throws FetchFailure {
        var fields = new LinkedHashMap<String, List<String>>();
        int bytesLeft = HEADERS_BYTES_MAX;
        for (int count = 0; count <= HEADERS_MAX; count++) {
            int end = reader.findNewLine(bytesLeft);
            if (end >= bytesLeft) {
                throw broken("headers too large");
            }
            byte[] line = end == 0 ? new byte[0] : reader.readBytes(end);
            reader.skip(2);
            if (line.length == 0) {
                return fields;
            }
            bytesLeft -= end;
            var text = text(line);
            int colon = text.indexOf(':');
            var name = text.substring(0, Math.max(colon, 0)).toLowerCase(Locale.ROOT);
            if (!isFieldName(name) || hasControls(text)) {
                throw broken("a broken header");
            }
            fields.computeIfAbsent(name, first -> new ArrayList<>())
                    .add(text.substring(colon + 1).strip());
        }
        throw broken("too many headers");
    }

    /** The standard allows ASCII only; sites in other scripts write addresses in UTF-8, and some old ones in Latin-1. */
    private static String text(byte[] line) {
        var utf8 = new String(line, StandardCharsets.UTF_8);
        return utf8.indexOf('\uFFFD') < 0 ? utf8 : new String(line, StandardCharsets.ISO_8859_1);
    }

    /** RFC 9110 §5.6.2; with a space before the colon it is an attempt at request smuggling, and with one at the start a folded line. */
    static boolean isFieldName(String name) {
        return !name.isEmpty()
                && name.toLowerCase(Locale.ROOT)
                        .chars()
                        .allMatch(c ->
                                (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || "!#$%&'*+-.^_`|~".indexOf(c) >= 0);
    }

    private static Framing framing(
            Map<String, List<String>> fields, int status, boolean modern, FetchRequest.Method method)
            throws FetchFailure {
        var codings = fields.getOrDefault("transfer-encoding", List.of());
        var length = length(fields);
        if (!codings.isEmpty() && (length.isPresent() || !modern)) {
            throw broken("two lengths");
        }
        if (method == FetchRequest.Method.HEAD || status < 200 || status == 204 || status == 304) {
            return Framing.NONE;
        }
        if (!codings.isEmpty()) {
            if (codings.size() != 1 || !codings.getFirst().strip().equalsIgnoreCase("chunked")) {
                throw broken("unknown transfer coding");
            }
            return Framing.CHUNKED;
        }
        return length.isPresent() ? Framing.LENGTH : Framing.UNTIL_CLOSE;
    }

    private static OptionalLong length(Map<String, List<String>> fields) throws FetchFailure {
        Optional<String> seen = Optional.empty();
        for (var value : fields.getOrDefault("content-length", List.of())) {
            for (var part : value.split(",", -1)) {
                var digits = part.strip();
                if (!LENGTH.matcher(digits).matches()
                        || seen.filter(other -> !other.equals(digits)).isPresent()) {
                    throw broken("two lengths");
                }
                seen = Optional.of(digits);
            }
        }
        return seen.isPresent() ? OptionalLong.of(Long.parseLong(seen.get())) : OptionalLong.empty();
    }

    private static Map<String, String> joined(Map<String, List<String>> fields) throws FetchFailure {
        var headers = new LinkedHashMap<String, String>();
        for (var field : fields.entrySet()) {
            var values = field.getValue();
            if (field.getKey().equals("location") && values.stream().distinct().count() > 1) {
                throw broken("two locations");
            }
            var joiner = BY_LINE.contains(field.getKey()) ? "\n" : ", ";
            headers.put(
                    field.getKey(),
                    field.getKey().equals("location") ? values.getFirst() : String.join(joiner, values));
        }
        return Map.copyOf(headers);
    }

    private static FetchFailure broken(String detail) {
        return new FetchFailure(FetchOutcome.Cause.PROTOCOL, detail);
    }
}
