package dev.incipit.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FieldTest {
    private static final Field PLAIN = Field.of("site", "Site", "x");

    @Test
    void theElementRefersToItsHintAndItsError() {
        assertNull(PLAIN.describedBy());
        assertEquals("field-site-hint", PLAIN.hinting("A host.").describedBy());
        assertEquals("field-site-error", PLAIN.wrong("Wrong.").describedBy());
        assertEquals(
                "field-site-hint field-site-error",
                PLAIN.hinting("A host.").wrong("Wrong.").describedBy());
    }

    @Test
    void anEarlierErrorStaysIfThereIsNoOther() {
        var wrong = PLAIN.wrong("First.");
        assertEquals(Optional.of("First."), wrong.wrongIf(Optional.empty()).error());
        assertEquals(
                Optional.of("Second."), wrong.wrongIf(Optional.of("Second.")).error());
    }
}
