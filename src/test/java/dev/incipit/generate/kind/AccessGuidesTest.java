package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AccessGuidesTest {
    @ParameterizedTest
    @CsvSource({
        "/visit/accessibility, 'The hall is level and has seats.', true",
        "/accessibility.html, 'Two rooms have a wet room; there is no lift.', true",
        "/accessibility, 'This website meets WCAG 2.2 AA.', false",
        "/barrierefreiheit, 'Diese Erklärung gilt für die Internetseite der Stadt.', false",
        "/privacy, 'The hall is level and has seats.', false",
        "/accessibility, '', false"
    })
    void whatTellsOfAHouseGuidesItsVisitors(String path, String text, boolean guide) {
        var page = new TestPages().add(path, "A", text).report().pages().getFirst();
        assertEquals(guide, AccessGuides.isOne(page));
    }
}
