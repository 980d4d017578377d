package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FieldTest {
    private static final Field URL = Field.of("url", "Address", "a");

    @Test
    void hintAndErrorAreReadWithTheFieldWhereThereAreAny() {
        assertEquals(null, URL.describedBy());
        assertEquals("field-url-hint", URL.hinting("h").describedBy());
        assertEquals("field-url-error", URL.wrong("w").describedBy());
        assertEquals(
                "field-url-hint field-url-error", URL.hinting("h").wrong("w").describedBy());
    }

    @Test
    void aFaultThatIsFoundKeepsWhatWasSaidBefore() {
        assertEquals(
                Optional.of("first"),
                URL.wrong("first").wrongIf(Optional.empty()).error());
        assertEquals(
                Optional.of("then"),
                URL.wrong("first").wrongIf(Optional.of("then")).error());
        assertEquals("a", URL.wrong("w").value());
    }
}
