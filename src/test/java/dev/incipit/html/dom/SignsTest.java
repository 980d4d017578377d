package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SignsTest {
    @Test
    void aWordWithoutASignIsATag() {
        var signs = Signs.of("Sup", ".Note", "role=tablist", "#menu");
        assertEquals(Set.of("sup"), signs.tags());
        assertEquals(Set.of(".note", "role=tablist", "#menu"), signs.words());
    }

    @Test
    void anAttributeNobodyLooksForIsAMistake() {
        assertEquals(Set.of("[data-role]"), Signs.of("[data-role]").words());
        assertThrows(IllegalArgumentException.class, () -> Signs.of("[data-other]"));
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
        var signs = Signs.ofSelector(selector);
        assertEquals(Set.of(need), signs.tags().isEmpty() ? signs.words() : signs.tags());
    }

    @Test
    void theseOrThoseAreBoth() {
        assertEquals(
                new Signs(Set.of("a", "b"), Set.of(".c", ".d")),
                Signs.of("a", ".c").or(Signs.of("b", ".d")));
        assertEquals(new Signs(Set.of("a"), Set.of(".b")), Signs.ofSelector("a, i.b"));
    }
}
