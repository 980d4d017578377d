package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class HomeWordsTest {
    @Test
    void aColonPartsOnlyBesideAHomePagesCommonName() {
        assertEquals(List.of("Startseite", "Stadt Hain"), HomeWords.parted("Startseite: Stadt Hain"));
        assertEquals(List.of("Stadt Hain: Aktuelles"), HomeWords.parted("Stadt Hain: Aktuelles"));
        assertEquals(List.of("Home:Hain"), HomeWords.parted("Home:Hain"));
        assertEquals(List.of(": Home"), HomeWords.parted(": Home"));
    }

    @Test
    void theCommonNamesAreKnownInSeveralLanguages() {
        assertTrue(HomeWords.are("Página inicial"));
        assertFalse(HomeWords.are("Home care"));
    }
}
