package dev.incipit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CalendarWordsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Saturday 5 December 2026, 10am",
                "December 5th",
                "am 5. Dezember, 19 Uhr",
                "le 1er mai",
                "el 5 de diciembre",
                "5 grudnia",
                "2026-12-05",
                "05/12/2026",
                "5.12.26",
                "12月5日",
                "Mon, 5 Dec"
            })
    void datesAreFound(String text) {
        assertTrue(CalendarWords.hasDate(text));
    }

    @ParameterizedTest
    @CsvSource({"October 2026, true", "2026, true", "'Mo, 5. Dez.', true", "Release of October, false", "Q3 2026, false"
    })
    void whatNamesNothingButATimeIsKnown(String text, boolean are) {
        assertEquals(are, CalendarWords.areAll(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "every Saturday",
                "room 5",
                "version 1.2.3.4",
                "may contain 500 g",
                "48.390, -4.486",
                "+33 298 00",
                "1/2"
            })
    void whatNamesNoDayIsNone(String text) {
        assertFalse(CalendarWords.hasDate(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ja", "zh", "ko", "ar"})
    void eachNameThatTheJdkHasIsKnown(String language) {
        var locale = Locale.of(language);
        for (var style :
                List.of(TextStyle.FULL, TextStyle.SHORT, TextStyle.FULL_STANDALONE, TextStyle.SHORT_STANDALONE)) {
            Stream.concat(
                            Stream.of(Month.values()).map(month -> month.getDisplayName(style, locale)),
                            Stream.of(DayOfWeek.values()).map(day -> day.getDisplayName(style, locale)))
                    .forEach(name -> assertTrue(CalendarWords.is(bare(name)), name));
        }
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "");
    }
}
