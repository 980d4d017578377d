package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextLanguageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '/',
            value = {
                "en / The workshop repairs bicycles of all makes and is open from nine to five.",
                "fr / L’école accueille les enfants à partir de neuf ans et dispose d’une salle pour les repas.",
                "de / Die Gemeinde liegt am Rand der Alb und ist mit dem Zug in einer Stunde zu erreichen.",
                "es / Diseñamos las páginas de las bodegas y de los museos con el equipo del estudio.",
                "it / La sala accoglie fino a quaranta persone; il menù si concorda con lo chef ed è di stagione.",
                "pt / A escola fica no centro da cidade e os alunos podem almoçar na cantina com um cartão.",
                "nl / Een lekke band kost weinig en de monteurs repareren alle merken, ook die van het buitenland.",
                "pl / Szkoła powstała w 1908 r. i od lat mieści się w budynku, który jest przy ul. Szkolnej.",
                "tr / Bu dükkân bir aile tarafından kuruldu ve her gün yeni ürünler için açık olarak çalışır.",
                "ja / 響楽器は浜松の工房で木管楽器をつくり、直しています。",
                "zh / 这本手册介绍系统的安装和日常维护的方法。",
                "ko / 이 문서는 시스템을 설치하고 관리하는 방법을 설명합니다.",
                "ar / يشرح هذا الدليل تثبيت النظام وصيانته اليومية",
                "ru / Это руководство описывает установку системы.",
            })
    void aTextIsKnownByItsScriptOrItsSmallWords(String language, String text) {
        assertEquals(Optional.of(language), TextLanguage.of(text));
    }

    @Test
    void anotherLanguagesNamesChangeNothing() {
        assertEquals(
                Optional.of("de"),
                TextLanguage.of("Wir verwenden Elasticsearch mit dem Plugin of the Day und die Suche ist schnell, "
                        + "auch bei der Anzeige von Listen."));
        assertEquals(Optional.of("ja"), TextLanguage.of("Debian GNU/Linux の apt-get と dpkg を使ってパッケージを管理します"));
    }

    @Test
    void aShortTextAndCodeAreOfNoLanguage() {
        assertEquals(Optional.empty(), TextLanguage.of(""));
        assertEquals(Optional.empty(), TextLanguage.of("Home"));
        assertEquals(Optional.empty(), TextLanguage.of("var x = new Foo(bar); foo.run(x); return x;"));
    }

    @Test
    void smallWordsOfTwoLanguagesCountForBoth() {
        assertEquals(
                Optional.empty(),
                TextLanguage.of("A guide as long as a book. Do no more. A nest. As a no do as a do no as."));
        assertEquals(
                Optional.of("en"), TextLanguage.of("A look at the news in a day on a page: do no more in a week."));
    }
}
