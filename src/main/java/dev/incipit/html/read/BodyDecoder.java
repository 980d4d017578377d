package dev.incipit.html.read;

import dev.incipit.html.dom.ResourceTable;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Decodes a response body. The charset comes from the byte order mark, the header, the document's own declaration, or a guess,
 * in the order of HTML §13.2.3. Labels are those of the WHATWG encoding standard (encodings.tsv); others, such as UTF-7 and
 * UTF-32, are ignored.
 */
public final class BodyDecoder {
    /** Bytes searched for the document's declaration; browsers prescan 1 024 bytes and re-read on a later one. */
    private static final int PRESCAN_BYTES_MAX = 16_384;

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    /** The JDK's names of charsets by their labels. Made when they are used: there are forty, and most pages are UTF-8. */
    private static final Map<String, String> LABELS = new HashMap<>();

    static {
        for (var row : ResourceTable.rows("/dev/incipit/html/encodings.tsv")) {
            if (!row.getFirst().equals("-")) {
                Stream.of(row.getLast().split(" ")).forEach(label -> LABELS.put(label, row.getFirst()));
            }
        }
    }

    /** In quotes, of which the second may lie beyond what is searched, or up to a character that ends it. */
    private static final String VALUE = "(?:\"([^\"]*+)|'([^']*+)|([^\\s;,>\"'/]*+))";

    private static final Pattern CHARSET = Pattern.compile("charset\\s*+=\\s*+" + VALUE);
    private static final Pattern ENCODING = Pattern.compile("encoding=" + VALUE);

    private BodyDecoder() {}

    /** Decodes the body without its byte order mark; malformed bytes become U+FFFD. */
    public static String decode(byte[] body, String contentType) {
        int mark = markLength(body);
        var charset = byMark(body)
                .or(() -> ofLabel(parameter(contentType)))
                .or(() -> declared(body))
                .orElseGet(() -> looksLikeUtf8(body) ? StandardCharsets.UTF_8 : WINDOWS_1252);
        return new String(body, mark, body.length - mark, charset);
    }

    private static Optional<Charset> byMark(byte[] body) {
        return switch (markLength(body)) {
            case 3 -> Optional.of(StandardCharsets.UTF_8);
            case 2 -> Optional.of((body[0] & 0xFF) == 0xFE ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
            default -> Optional.empty();
        };
    }

    private static int markLength(byte[] body) {
        if (body.length >= 3 && (body[0] & 0xFF) == 0xEF && (body[1] & 0xFF) == 0xBB && (body[2] & 0xFF) == 0xBF) {
            return 3;
        }
        int first = body.length < 2 ? 0 : ((body[0] & 0xFF) << 8) | (body[1] & 0xFF);
        boolean wide = first == 0xFEFF || first == 0xFFFE;
        return wide ? 2 : 0;
    }

    /** The value of {@code charset=} in a header or a meta element's content; empty text if there is none. */
    private static String parameter(String text) {
        return value(CHARSET, text.toLowerCase(Locale.ROOT));
    }

    private static String value(Pattern declaration, String text) {
        var found = declaration.matcher(text);
        return found.find()
                ? Stream.of(found.group(1), found.group(2), found.group(3))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse("")
                : "";
    }

    /** The charset in an XML declaration or a meta element (HTML §13.2.3.2); UTF-16 declared in ASCII bytes is UTF-8. */
    private static Optional<Charset> declared(byte[] body) {
        var head = new String(body, 0, Math.min(body.length, PRESCAN_BYTES_MAX), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        if (head.startsWith("<?xml")) {
            int encoding = head.indexOf("encoding=");
            int close = head.indexOf('>');
            if (encoding > 0 && encoding < close) {
                return ofLabel(value(ENCODING, head)).map(BodyDecoder::narrow);
            }
        }
        int at = 0;
        while (at >= 0 && at < head.length()) {
            int comment = head.indexOf("<!--", at);
            int meta = head.indexOf("<meta", at);
            if (meta < 0) {
                return Optional.empty();
            }
            if (comment >= 0 && comment < meta) {
                int end = head.indexOf("-->", comment + 2);
                at = end < 0 ? -1 : end + 3;
                continue;
            }
            int end = head.indexOf('>', meta);
            var charset = ofLabel(parameter(head.substring(meta, end < 0 ? head.length() : end)));
            if (charset.isPresent()) {
                return charset.map(BodyDecoder::narrow);
            }
            at = meta + 5;
        }
        return Optional.empty();
    }

    private static Charset narrow(Charset declared) {
        return declared.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : declared;
    }

    private static Optional<Charset> ofLabel(String label) {
        return Optional.ofNullable(LABELS.get(label.strip().toLowerCase(Locale.ROOT)))
                .map(Charset::forName);
    }

    private static boolean looksLikeUtf8(byte[] body) {
        var decoder = StandardCharsets.UTF_8.newDecoder();
        var in = ByteBuffer.wrap(body);
        var out = CharBuffer.allocate(8_192);
        var result = CoderResult.OVERFLOW;
        while (result.isOverflow()) {
            // endOfInput is false: a character cut off at the size limit is no error.
            result = decoder.decode(in, out.clear(), false);
        }
        return !result.isError();
    }
}
