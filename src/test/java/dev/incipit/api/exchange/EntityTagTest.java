package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import org.junit.jupiter.api.Test;

final class EntityTagTest {
    private static final EntityTag TAG = EntityTag.of(new byte[] {1});

    private static boolean matches(String ifNoneMatch) {
        return TAG.matches(WritableHeaders.create().add(HeaderNames.IF_NONE_MATCH, ifNoneMatch));
    }

    @Test
    void theSameBytesHaveTheSameTagAndOthersAnother() {
        assertEquals(TAG, EntityTag.of(new byte[] {1}));
        assertNotEquals(TAG, EntityTag.of(new byte[] {2}));
        assertTrue(TAG.text().matches("\"[A-Za-z0-9_-]{16}\""), TAG.text());
    }

    @Test
    void itIsFoundInAListWeakOrStrong() {
        assertTrue(matches(TAG.text()));
        assertTrue(matches("\"other\", W/" + TAG.text()));
        assertTrue(matches("*"));
        assertFalse(matches("\"other\""));
        assertFalse(matches(""));
        assertFalse(TAG.matches(WritableHeaders.create()));
    }
}
