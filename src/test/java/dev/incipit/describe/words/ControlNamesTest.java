package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ControlNamesTest {
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
                "Do nosso blog"
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
