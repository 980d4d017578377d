package dev.incipit.web.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How the fields of forms are read. */
final class FormTest {
    @Test
    void fieldsAreDecodedAndSurroundingSpaceIsDropped() {
        var form = Form.parse("a=+%C3%A9t%C3%A9+&b=1%2B1&tick=on");
        assertEquals("été", form.text("a"));
        assertEquals(" été ", form.exact("a"));
        assertEquals("1+1", form.text("b"));
        assertTrue(form.isTicked("tick"));
        assertFalse(form.isTicked("tock"));
        assertEquals("", form.text("tock"));
    }

    @Test
    void aFieldSentTwiceIsNobodysWord() {
        var form = Form.parse("a=1&a=2");
        assertTrue(form.value("a").isEmpty());
        assertEquals("", form.text("a"));
    }

    @Test
    void brokenEscapesAndTooManyFieldsAreRefused() {
        assertThrows(BadForm.class, () -> Form.parse("a=%Z1"));
        assertThrows(BadForm.class, () -> Form.parse("a=%"));
        assertThrows(BadForm.class, () -> Form.parse("a&".repeat(Form.FIELDS_MAX)));
        Form.parse("a&".repeat(Form.FIELDS_MAX - 1));
    }
}
