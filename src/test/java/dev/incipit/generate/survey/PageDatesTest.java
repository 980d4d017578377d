package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageDatesTest {
    @ParameterizedTest
    @CsvSource({
        "/2024/05/17/name/, 20240517",
        "/2024/5/name, 20240500",
        "/blog/20240517-name, 20240517",
        "/blog/2024-05-17-name.html, 20240517",
        "/docs/guide, 0",
        "/v/20241399-name, 0"
    })
    void aDateIsReadFromFoldersAndBeforeNames(String path, int date) {
        assertEquals(date, PageDates.of(TestPages.url(path)).orElse(0));
    }

    @Test
    void yearsAreCountedBack() {
        assertEquals(20220517, PageDates.yearsBefore(20240517, 2));
    }
}
