package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.helidon.http.Header;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SecurityHeadersTest {
    private static List<String> names(boolean secure) {
        return SecurityHeaders.of(secure).stream().map(Header::name).toList();
    }

    @Test
    void tlsIsAskedForOnlyWhereThereIsTls() {
        assertTrue(names(true).contains("Strict-Transport-Security"));
        assertFalse(names(false).contains("Strict-Transport-Security"));
        assertEquals(names(false), names(true).subList(0, names(false).size()));
    }

    @Test
    void thePolicyForbidsScriptsInPagesAndFrames() {
        var policy = SecurityHeaders.of(false).stream()
                .filter(header -> header.name().equals("Content-Security-Policy"))
                .map(Header::get)
                .findFirst()
                .orElseThrow();
        assertTrue(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), policy);
        assertTrue(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), policy);
    }
}
