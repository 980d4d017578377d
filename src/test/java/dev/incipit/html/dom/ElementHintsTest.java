package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ElementHintsTest {
    @Test
    void aWordWithoutASignIsATag() {
        var hints = ElementHints.of("Sup", ".Note", "role=tablist", "#menu");
        assertEquals(Set.of("sup"), hints.tags());
        assertEquals(Set.of(".note", "role=tablist", "#menu"), hints.words());
    }

    @Test
    void anAttributeNobodyLooksForIsAMistake() {
        assertEquals(Set.of("[data-role]"), ElementHints.of("[data-role]").words());
        assertThrows(IllegalArgumentException.class, () -> ElementHints.of("[data-other]"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "div.note.tip,          .note",
        "div[role=list]#menu,   #menu",
        "'div[role=list]',      role=list",
        "'p[data-role=x]',      [data-role]",
        "table,                 table"
    })
    void aSelectorNeedsItsFirstNameElseItsRoleAttributeOrTag(String selector, String need) {
        var hints = ElementHints.ofSelector(selector);
        assertEquals(Set.of(need), hints.tags().isEmpty() ? hints.words() : hints.tags());
    }

    @Test
    void theseOrThoseAreBoth() {
        assertEquals(
                new ElementHints(Set.of("a", "b"), Set.of(".c", ".d")),
                ElementHints.of("a", ".c").or(ElementHints.of("b", ".d")));
        assertEquals(new ElementHints(Set.of("a"), Set.of(".b")), ElementHints.ofSelector("a, i.b"));
    }
}
