package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OpeningsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A tide is the rise of the sea.",
                "Can be used to measure the sea.",
                "This chapter describes how to read a chart.",
                "Docsify permet de documenter une API.",
                "Ein Hafen ist ein Platz für Schiffe.",
                "潮汐とは海の上下である。"
            })
    void definitionsAreRecognised(String sentence) {
        assertTrue(Openings.defines(sentence));
        assertFalse(Openings.isPersonal(sentence) || Openings.continues(sentence) || Openings.refers(sentence));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It was built later.",
                "We’ve seen that.",
                "Nous irons plus loin.",
                "This is what remains.",
                "However, there is more.",
                "In fact, there is more.",
                "Como se ha visto, hay más.",
                "Mais il y a plus.",
                "また、海もある。",
                "See the reference.",
                "Cliquez sur le bouton."
            })
    void whatNeedsTheTextBeforeItIsRecognised(String sentence) {
        assertTrue(Openings.isPersonal(sentence) || Openings.continues(sentence) || Openings.refers(sentence));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "They were invited.; true",
                "It features both.; true",
                "It is possible to row.; false",
                "One of them rows.; false",
                "I grow leeks.; false",
                "Elle date de 1886.; true",
                "This is what remains.; false"
            })
    void aPronounForWhatWasNamedBeforeIsRecognised(String sentence, boolean stands) {
        assertEquals(stands, Openings.standsFor(sentence));
    }

    @Test
    void aGreetingIsNoDescription() {
        assertEquals(true, Openings.greets("Welcome on our new pages"));
        assertEquals(false, Openings.greets("Read the latest news of the harbour"));
    }
}
