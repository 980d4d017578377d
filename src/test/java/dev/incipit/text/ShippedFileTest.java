package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Files that are part of the program. */
final class ShippedFileTest {
    @Test
    void aFileIsReadInUtf8() {
        var text = ShippedFile.text("/openapi.json");
        assertTrue(text.startsWith("{"));
        assertEquals(text, new String(ShippedFile.bytes("/openapi.json"), StandardCharsets.UTF_8));
    }

    @Test
    void aFileThatIsNotShippedIsNamed() {
        var missing = assertThrows(NullPointerException.class, () -> ShippedFile.text("/absent.txt"));
        assertEquals("/absent.txt", missing.getMessage());
    }
}
