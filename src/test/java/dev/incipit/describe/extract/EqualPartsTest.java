package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EqualPartsTest {
    private static final String PART = "<h2>%s</h2><p>Grease the bearing of the rotor twice a year.</p>";
    private static final String ONE = PART.formatted("Seals leak");
    private static final String OTHERS =
            PART.formatted("Motor hums") + PART.formatted("Valve sticks") + PART.formatted("Oil drips");

    @Test
    void aPageMayBeginWithTheFirstOfSeveralParts() {
        assertEquals(Optional.of("Seals leak"), first(ONE + OTHERS));
        assertEquals(Optional.empty(), first(ONE + PART.formatted("Motor hums").repeat(2)));
        assertEquals(Optional.empty(), first(new ReadSite().add("/", "Pumps", ONE + OTHERS)));
    }

    @Test
    void aPartThatIntroducesOrNamesThePageIsAboutIt() {
        assertEquals(Optional.empty(), first(PART.formatted("Overview") + OTHERS));
        assertEquals(Optional.empty(), first(PART.formatted("Beschreibung") + OTHERS));
        assertEquals(Optional.empty(), first(PART.formatted("What are pumps for?") + OTHERS));
        assertEquals(Optional.empty(), first(PART.formatted("Old pumps") + OTHERS));
    }

    @Test
    void mostOfATextStandsBelowASlogan() {
        var more = "<p>Grease the bearing of the rotor twice a year, and look at it.</p>";
        assertEquals(Optional.empty(), first(ONE + more.repeat(8) + OTHERS));
    }

    @Test
    void aHeadingOfEveryPageIsNoPart() {
        var site = new ReadSite().add("/pumps", "Pumps", ONE + OTHERS);
        for (int page = 0; page < 5; page++) {
            site.add("/" + page, "Page " + page, PART.formatted("Valve sticks"));
        }
        assertEquals(Optional.empty(), first(site));
    }

    private static Optional<String> first(String content) {
        return first(new ReadSite().add("/pumps", "Pumps", content));
    }

    private static Optional<String> first(ReadSite site) {
        var page = new DescribedPage("Pumps", site.pages().getFirst());
        return EqualParts.first(site.texts().words().passages(page.page()), page, site.texts());
    }
}
