package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteYearsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Fair 2024, fair 2025 | 2025
            Season 2025/26       | 2026
            Season 2025-26       | 2026
            Offer 2025 / 26      | 2026
            © 2026 – 27 High St  | 2026
            © 2026 – 75 High St  | 2026
            2021～2022年          | 2022
            Version 3.2024.1     | 2147483647
            12:2024 and 20245    | 2147483647
            None                 | 2147483647
            """)
    void theLastYearOfATextCounts(String text, int year) {
        assertEquals(year, SiteYears.lastIn(text));
    }

    @Test
    void twoPagesTellTheYearOfASite() {
        var site = new TestPages()
                .add("/2026/03/02/x", "News", "Ropes.")
                .add("/2024/03/01/x", "News", "Ropes.")
                .add("/council", "Council of 10 September 2025", "Ropes.")
                .add("/events/2027/03/01/x", "Fair", "Ropes.");
        assertEquals(2024, SiteYears.lastWritten(site.pages()));
        assertEquals(2025, SiteYears.last(site.pages()));
        assertEquals(
                0,
                SiteYears.last(new TestPages().add("/2026/03/02/x", "News", "").pages()));
    }
}
