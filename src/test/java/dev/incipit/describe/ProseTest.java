package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProseTest {
    /** What a head has for search engines says a word again and again. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Fresh bread, sourdough bread, cakes and pastries of rye ! true",
                "hosting, web hosting, cheap hosting, hosting for shops ! false",
                "Ropes, knots and harnesses, made by hand in Marrow     ! true",
                "Hosting for shops, hosting for clubs, by Marrow.       ! true"
            })
    void keywordsTellNothing(String text, boolean tells) {
        assertEquals(tells, Prose.tells(text, "Marrow"));
    }

    @ParameterizedTest
    @CsvSource({
        "THE ROPE IS SOLD AS IT IS AND NOBODY PAYS FOR WHAT IT LETS GO OR FOR WHOM IT HOLDS UP., true",
        "THE ROPE IS SOLD AS IT IS., false",
        "The rope of BEAL or of PETZL is sold as it is and nobody pays for what it lets go or holds., false"
    })
    void aParagraphInCapitalsIsShouted(String text, boolean shouted) {
        assertEquals(shouted, Prose.isShouted(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "The tides of the harbour.                 | true",
                "The tides of harbour                      | false",
                "潮汐表在这里可以找到                           | true",
                "潮汐表在这里                                 | false",
                "We use cookies to count our visitors.     | false",
                "12 34 56 78 90 12 34 56 78 90 tides       | false",
                "By Anna on 3 May 2024 at noon             | false",
                "The harbour was built in 2024.            | true",
                "Permission is granted to copy the tides.  | false",
                "Next: Ebb, Up: Tides of all the harbours  | false",
                "'“Tides” has been added to your cart.'    | false",
                "#include ‹tides› and all of its harbours  | false",
                "setTide(java.lang.String tide, int harbour)| false",
                "Ann Ebb, Bea Flood, Cid Tide, Dan Spring, Eve Neap, Flo Sea | false",
                "openTide, closeTide, readTide, countTides, noTides, allTides | false",
                "A B C D E F G H I J K L M N O P Q R S T U | false",
                "Call open(tides) and close() it           | false",
                "RenderTide (TideMode mode, const String &title, int style=Style::None) | false",
                "Style { Ebb = 0, Flood = 1, Neap = 2, Spring = 4 }. | false",
                "The tide (and its table) is made for boats of all kinds. | true",
                "Class for loading and mending tables of tides. | true",
                "Loading tides …                           | false",
                "Loading bays and docks of the harbours.   | true",
                "Podman (a container engine that needs no daemon). | true",
                "Tides break the record (Image: Anna Flood). | false",
                "By Anna Flood Local Democracy Reporter    | false"
            })
    void aTextMayStandAsADescription(String text, boolean tells) {
        assertEquals(tells, Prose.tells(text, "Tides"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"Our privacy policy, true", "Tides, false"})
    void furnitureIsProseOnAPageAboutIt(String title, boolean tells) {
        assertEquals(tells, Prose.tells("This privacy policy tells what we know of you.", title));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Showing 1–12 of 17 results, true",
        "Ergebnisse 1 – 12 von 17 werden angezeigt, true",
        "Mostrando 1-12 de 17 resultados, true",
        "Resultaat 1–12 van de 17 resultaten wordt getoond, true",
        "Showing all 5 results, true",
        "Tides of 1–12 metres in 17 harbours of the north and the whole of the west coast, false",
        "Between 1–12 metres, false"
    })
    void thePlaceInAListIsFurniture(String text, boolean furniture) {
        assertEquals(furniture, Prose.isFurniture(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "http://localhost:9406, true",
        "\"https://tides.example/index.php?title=About&oldid=812\", true",
        "www.tides.example, true",
        "http://tides.example lists the tides of the harbour., false",
        "The tides are at www.tides.example, false"
    })
    void anAddressAloneIsFurniture(String text, boolean furniture) {
        assertEquals(furniture, Prose.isFurniture(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Written by Anna Ebb, true",
        "The post was written by Anna Ebb., true",
        "This article is written by Anna Ebb., true",
        "'It has 15 articles about tides and gauges, written by volunteers of the harbour.', false",
        "Tides Wiki is written by volunteers of the harbour., false",
        "The tables are written by the tide gauge itself., false"
    })
    void anAuthorsLineIsFurniture(String text, boolean furniture) {
        assertEquals(furniture, Prose.isFurniture(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'Yes, it is.', true", "Nein. Es ist zu., true", "Yesterday it was., false", "No one knows., false"})
    void anAnswerBeginsWithYesOrNo(String text, boolean answers) {
        assertEquals(answers, Prose.answers(text));
    }

    @ParameterizedTest
    @CsvSource({
        "この記事は2024年9月に追記しました。, true",
        "※本記事はプロモーションを含みます。, true",
        "この記事は「潮」全三回の二回目です。, true",
        "이 글은 시리즈의 두 번째 글입니다., true",
        "この記事では潮の満ち引きを説明します。, false",
        "この記事は更新手順を説明します。, false",
        "潮は一日に二回目の満潮を迎える。, false"
    })
    void aPostMaySayOnlyOfItself(String sentence, boolean ofPost) {
        assertEquals(ofPost, Prose.isOfPost(sentence));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The tables can be found online.",
                "For introductory material, see the harbour's guide.",
                "This tutorial begins where the first one left off.",
                "The examples in this tutorial are available here.",
                "Las tablas se pueden encontrar en línea: puede encontrar en el puerto las demás.",
                "Pour venir, nous vous invitons à suivre le lien ci-après.",
                "公式の案内ページはこちら"
            })
    void aSentenceThatSendsTheReaderElsewhereRefers(String sentence) {
        assertTrue(Prose.refers(sentence));
    }

    @Test
    void whatIsNoBoilerplateOfATextStays() {
        var told = "The news of the harbour, every day.";
        assertEquals(told, Prose.unfurnished(told + " Subscribe to our letter.", "Harbour", Locale.ENGLISH));
        assertEquals(
                told + " Subscribe to our letter.",
                Prose.unfurnished(told + " Subscribe to our letter.", "Subscribe", Locale.ENGLISH));
        assertEquals("Subscribe now.", Prose.unfurnished("Subscribe now.", "Harbour", Locale.ENGLISH));
    }

    @Test
    void aKoreanSentenceIsAsLongAsItSounds() {
        assertTrue(Prose.tells("비밀번호가 전부 만료되어 있었다.", "복직했습니다"));
        assertFalse(Prose.tells("Passwords had expired.", "Back at work"));
    }
}
