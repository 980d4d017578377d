package dev.incipit.api.agent;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The forms of a response that a client takes (RFC 9110 §12.5.1; weights other than zero do not matter here).
 *
 * @param json one JSON message
 * @param events a stream of them
 */
record Accepted(boolean json, boolean events) {
    static Accepted of(Headers headers) {
        var ranges = headers.all(HeaderNames.ACCEPT, List::of).stream()
                .flatMap(value -> Arrays.stream(value.split(",", -1)))
                .map(range -> range.strip().toLowerCase(Locale.ROOT))
                .filter(range -> !range.isEmpty() && !range.replace(" ", "").matches(".*;q=0(?:\\.0*)?"))
                .map(range -> range.split(";", 2)[0].strip())
                .collect(Collectors.toSet());
        return ranges.isEmpty()
                // Without the header everything is taken, but such a client hardly reads a stream.
                ? new Accepted(true, false)
                : new Accepted(
                        names(ranges, Set.of("application/json", "application/*", "*/*")),
                        names(ranges, Set.of(EventStream.TYPE, "text/*")));
    }

    private static boolean names(Set<String> ranges, Set<String> wanted) {
        return ranges.stream().anyMatch(wanted::contains);
    }
}
