package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.incipit.generate.TestPages;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PreviousFullTextTest {
    private static final String FULL = """
            # Marrow

            ## Tides of old

            Source: https://example.com/tides

            The ebb comes at six. See [the pier](/pier) (Times; Moons).

            ## Not a page

            ## Ships

            Source: https://example.com/ships

            Ships of all nations.
            """;

    private final PreviousFullText former = new PreviousFullText(Optional.of(FULL), WebUrl::path);

    private static Page page(String path, String title, String text) {
        return new TestPages().add(path, title, text).pages().getFirst().page();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "The ebb comes at six.               | true",
                "the EBB comes, at six               | true",
                "See the pier                        | true",
                "The ebb comes at noon.              | false",
                "A person's words. The ebb comes at six. | false",
                "The flood comes at noon (Times; Moons)  | false",
                "The ebb comes at six (Times; Suns)  | false"
            })
    void aNoteOfThePagesWordsThenIsOutdatedWhereTheyAreGone(String note, boolean outdated) {
        assertEquals(outdated, former.isOutdatedNote(note, page("/tides", "Tides", "The flood comes at noon.")));
    }

    @Test
    void aNoteWhoseSentencesStillStandIsNotThoughItsPartsChange() {
        var page = page("/tides", "Tides", "The ebb comes at six.");
        assertFalse(former.isOutdatedNote("The ebb comes at six (Times; Moons)", page));
    }

    @Test
    void aNameThatWasThePagesAndStandsNowhereNowIsOutdated() {
        assertEquals(true, former.isOutdatedName("Tides of old", page("/tides", "Tides", "New.")));
        assertEquals(true, former.isOutdatedName("*tides of OLD*", page("/tides", "Tides", "New.")));
        assertEquals(false, former.isOutdatedName("Tides of old", page("/tides", "Tides", "The tides of old.")));
        assertEquals(false, former.isOutdatedName("Tides of mine", page("/tides", "Tides", "New.")));
        assertEquals(false, former.isOutdatedName("Tides of old", page("/ships", "Tides", "New.")));
    }

    @Test
    void withoutAFullFileNothingIsKnown() {
        var none = new PreviousFullText(Optional.empty(), WebUrl::path);
        assertFalse(none.isOutdatedName("Tides of old", page("/tides", "Tides", "New.")));
        assertFalse(none.isOutdatedNote("The ebb comes at six.", page("/tides", "Tides", "New.")));
    }
}
