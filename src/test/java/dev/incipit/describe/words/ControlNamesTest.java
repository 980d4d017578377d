package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.text.ControlWords;
import dev.incipit.text.MenuNames;
import dev.incipit.text.ShippedTables;
import dev.incipit.text.TeaserNames;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ControlNamesTest {
    @Test
    void whatHasATableOfItsOwnIsNotRepeated() {
        var own = ShippedTables.of(ControlNames.class).words("names");
        for (var others : List.of(ControlWords.ALL, MenuNames.NAMES, TeaserNames.NAMES)) {
            assertTrue(Collections.disjoint(own, others));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Read more",
                "View cart",
                "« Back",
                ">> RSVP <<",
                "Je veux voir les slides !",
                "カテゴリー",
                "Siehe auch",
                "Back to All",
                "Trusted by 900 teams",
                "Are you ready to begin?",
                "Key takeaways",
                "Ils nous font confiance",
                "Zurück zur Übersicht",
                "Voltar à equipe",
                "Do nosso blog",
                "En un clic",
                "Zobacz więcej",
                "Recommended for you"
            })
    void controlsAndSideBoxesAreRecognised(String name) {
        assertTrue(ControlNames.has(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Next steps",
                "Cart of the harbour",
                "Reading charts",
                "How do I debug?",
                "Menu du jour",
                "Start the engine",
                "Back to a b c d e f g h i j k l m n o p q r s t u",
                "Back to the roots of an old and nearly forgotten trade",
                "Requests"
            })
    void namesOfSubjectsAreNot(String name) {
        assertFalse(ControlNames.has(name));
    }
}
