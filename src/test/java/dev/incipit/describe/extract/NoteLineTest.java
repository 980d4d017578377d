package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class NoteLineTest {
    private static final String FIRST = "The hall has two courts and a gallery for the people of the town.";
    private static final String SECOND =
            "Guests play in the hall on Mondays without a reservation, and rackets lie in the cupboard.";
    private static final String KEY = "The key of the hall hangs in the shop of the baker, beside the church.";

    private static String line(String text) {
        var site = new ReadSite().add("/", "Club", "<p>A club of the town.").add("/hall", "Hall", text);
        var page = site.pages().getLast();
        return new Note(new DescribedPage("Hall", page), site.texts())
                .written(Set.of())
                .orElseThrow();
    }

    @Test
    void aPageOfFewWordsIsTold() {
        var told = FIRST + " " + SECOND + " " + KEY;
        assertTrue(line("<p>" + told).startsWith(told), line("<p>" + told));
    }

    @Test
    void topicsGoBeforeAFurtherSentence() {
        var parts = IntStream.range(0, 12)
                .mapToObj(i -> "<h2>" + "abcdefghijkl".charAt(i) + "shore lantern" + (char) ('a' + i)
                        + "keeper rules</h2><p>Nothing.")
                .collect(Collectors.joining());
        var line = line("<p>" + FIRST + " " + SECOND + " " + KEY + parts);
        assertTrue(line.startsWith(FIRST + " " + SECOND + " (") && line.length() <= 290, line);
    }
}
