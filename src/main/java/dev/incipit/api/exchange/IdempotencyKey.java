package dev.incipit.api.exchange;

import dev.incipit.problem.InvalidInput;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The header {@code Idempotency-Key} (draft-ietf-httpapi-idempotency-key-header-07). */
public final class IdempotencyKey {
    private static final HeaderName NAME = HeaderNames.create("Idempotency-Key");

    /** A string of RFC 9651 (§3.3.3), or the bare value that many clients send. */
    private static final Pattern VALUE =
            Pattern.compile("\"((?:[ !#-\\[\\]-~]|\\\\[\"\\\\]){1,255})\"|([!#-+\\--~]{1,255})");

    private IdempotencyKey() {}

    /**
     * The key of a request, without quotes; empty if it has none.
     *
     * @throws InvalidInput if it is malformed, or sent twice
     */
    public static Optional<String> of(Headers headers) {
        var sent = headers.all(NAME, List::of);
        if (sent.isEmpty()) {
            return Optional.empty();
        }
        var value = VALUE.matcher(sent.getFirst().strip());
        if (sent.size() > 1 || !value.matches()) {
            throw new InvalidInput("Idempotency-Key must be one string of 1 to 255 visible ASCII characters,"
                    + " such as \"8e03978e-40d5-43e8-bc93-6894a57f9324\".");
        }
        return Optional.of(
                value.group(2) != null ? value.group(2) : value.group(1).replaceAll("\\\\(.)", "$1"));
    }
}
