package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
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
    void aDayIsWrittenInFiguresOfAnyLocale() {
        assertEquals(Optional.of("2026-10-12"), PageDates.day(TestPages.url("/m/2026-10-12-minutes")));
        assertEquals(Optional.empty(), PageDates.day(TestPages.url("/m/2026/10/minutes")));
        assertEquals(Optional.empty(), PageDates.day(TestPages.url("/minutes")));
    }

    @Test
    void yearsAreCountedBack() {
        assertEquals(20220517, PageDates.yearsBefore(20240517, 2));
    }

    @Test
    void theMetadataTellWhatTheAddressDoesNot() {
        var pages = new TestPages()
                .addDated("/a", "A", "", "event", LocalDate.of(2026, 1, 24))
                .addDated("/2024/05/b", "B", "", "article", LocalDate.of(2025, 2, 1))
                .add("/c", "C", "")
                .pages();
        assertEquals(
                List.of(20260124, 20240500, 0),
                pages.stream().map(page -> PageDates.of(page).orElse(0)).toList());
    }
}
