package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.Link;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NoteWordsTest {
    private static final Link PUMPS = link("Pumps", "/pumps", "Pumping water from deep wells, and water from rivers.");
    private static final Link TREES = link("Trees", "/trees", "Trees need water from rivers.");
    private static final Link SOIL = link("Soil", "/soil", "Soil holds water.");

    @Test
    void leavesWhatNameAddressAndMostNotesSay() {
        var words = new NoteWords(List.of(PUMPS, TREES, SOIL));
        assertEquals("deep wells and", words.of(PUMPS, 100));
    }

    @Test
    void keepsToItsBytesWithTheMostTellingWords() {
        var words = new NoteWords(List.of(PUMPS, TREES, SOIL));
        assertEquals("deep", words.of(PUMPS, 6));
        assertEquals("", words.of(PUMPS, 2));
    }

    @Test
    void whereNoSpacesAreTakesTheTopicsBeforePiecesOfTheSentence() {
        var link = new Link("備え", "/a", Optional.of("不要なものを極限まで削ぎ落とします。 (防災; 備蓄; 停電)"));
        assertEquals("防災 備蓄 停電", new NoteWords(List.of(link)).of(link, 21));
    }

    @Test
    void findsWordsWhereNoSpacesAre() {
        var link = link("庭", "/niwa", "水やりの時間と肥料");
        assertEquals("水 時間 肥料", new NoteWords(List.of(link)).of(link, 100));
    }

    private static Link link(String name, String path, String note) {
        return new Link(name, "https://example.com" + path, Optional.of(note));
    }
}
