package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class UrlPartsTest {
    private static UrlParts parts(
            Optional<String> userInfo, int port, Optional<String> query, Optional<String> fragment) {
        return new UrlParts("https", userInfo, "tides.example", port, "/a", query, fragment);
    }

    @Test
    void everyPartIsWrittenWithItsSign() {
        var all = parts(Optional.of("me:word"), 8443, Optional.of("q"), Optional.of("f"));
        assertEquals("https://me:word@tides.example:8443/a?q#f", all.serialized());
        assertEquals(
                "https://me:word@tides.example:8443/a?q", all.withoutFragment().serialized());
    }

    @Test
    void aPartThatIsMissingLeavesNoSignAndOneThatIsEmptyDoes() {
        var none = parts(Optional.empty(), UrlParts.DEFAULT_PORT, Optional.empty(), Optional.empty());
        assertEquals("https://tides.example/a", none.serialized());
        var empty = parts(Optional.of(""), UrlParts.DEFAULT_PORT, Optional.of(""), Optional.of(""));
        assertEquals("https://tides.example/a?#", empty.serialized());
    }
}
