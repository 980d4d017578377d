package dev.incipit.api.exchange;

import dev.incipit.digest.Sha256;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * A strong entity tag (RFC 9110 §8.8.3), taken from the bytes that it stands for.
 *
 * @param text with its quotes
 */
public record EntityTag(String text) {
    private static final String WEAK = "W/";
    private static final String ANY = "*";

    /** 96 bits tell the versions of a document apart. */
    private static final int BYTES = 12;

    public static EntityTag of(byte[] document) {
        var hash = Arrays.copyOf(Sha256.of(document), BYTES);
        return new EntityTag("\"" + Base64.getUrlEncoder().withoutPadding().encodeToString(hash) + "\"");
    }

    /** Whether {@code If-None-Match} names it, so that the client has the document already (RFC 9110 §13.1.2). */
    public boolean matches(Headers headers) {
        return headers.all(HeaderNames.IF_NONE_MATCH, List::of).stream()
                .flatMap(line -> Arrays.stream(line.split(",", -1)))
                .map(String::strip)
                .map(tag -> tag.startsWith(WEAK) ? tag.substring(WEAK.length()) : tag)
                .anyMatch(tag -> tag.equals(ANY) || tag.equals(text));
    }
}
