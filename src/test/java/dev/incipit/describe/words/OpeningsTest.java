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
                "In that sense it is cheap.",
                "First, the sea rose.",
                "There are also boats.",
                "Dementsprechend steigt das Meer.",
                "Out of these, the first is the easiest.",
                "All of them are at sea.",
                "In fact, there is more.",
                "Como se ha visto, hay más.",
                "Mais il y a plus.",
                "また、海もある。",
                "先日も海を見た。",
                "私は海が好きです。",
                "なので、海へ行く。",
                "See the reference.",
                "Cliquez sur le bouton."
            })
    void whatNeedsTheTextBeforeItIsRecognised(String sentence) {
        assertTrue(Openings.isPersonal(sentence) || Openings.continues(sentence) || Openings.refers(sentence));
    }

    @ParameterizedTest
    @CsvSource({
        "This will send a message., true",
        "These can be joined., true",
        "This is a small program., false",
        "This will be the largest mill., false",
        "This page shows how., false"
    })
    void whatSaysTheEffectOfSomethingSaidBeforeIsRecognised(String sentence, boolean tellsEffect) {
        assertEquals(tellsEffect, Openings.tellsEffect(sentence));
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

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "This short guide covers how to row.; true",
                "In this tutorial, we row to the island.; true",
                "This page discusses how oars are made.; true",
                "Dieses Kapitel beschreibt das Rudern.; true",
                "Ce chapitre rassemble les règles.; true",
                "En este artículo explicamos cómo remar.; true",
                "Nesta página mostra-se o remo.; true",
                "В этом разделе вы узнаете, как грести.; true",
                "本章では舟を説明します。; true",
                "This page was written by hand.; false",
                "This boat covers a mile.; false",
                "This guide assumes you have shown that you can row.; false",
                "Dieses Kapitel zeigt und setzt das Rudern voraus.; false"
            })
    void aTextThatSaysWhatItIsAboutIsRecognised(String sentence, boolean introduces) {
        assertEquals(introduces, Openings.introduces(sentence));
    }

    @Test
    void aPredicateSaysWhatSomethingExplainsGivesOrIs() {
        assertTrue(Openings.isPredicate("will show you a simple example"));
        assertTrue(Openings.isPredicate("gives you a rundown"));
        assertTrue(Openings.isPredicate("is a list of paths"));
        assertFalse(Openings.isPredicate("was released in the spring"));
        assertFalse(Openings.isPredicate("has the same keys, and it shows them"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"In short, it is dear.", "En résumé, c’est cher.", "結論から言うと高い。", "毎日の掃除をおすすめします。"})
    void conclusionsAreRecognised(String sentence) {
        assertTrue(Openings.concludes(sentence));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "The picture shows the level above each mark.; true",
                "The figure below shows both.; true",
                "Das Bild zeigt den Pegel.; true",
                "L’image montre le niveau.; true",
                "The picture of the harbour was found.; false",
                "Pictures show more than words.; false"
            })
    void whatExplainsAPictureIsRecognised(String sentence, boolean explains) {
        assertEquals(explains, Openings.explainsPicture(sentence));
    }
}
