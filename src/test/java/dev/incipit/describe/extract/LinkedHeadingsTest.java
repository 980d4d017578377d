package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.TextKey;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LinkedHeadingsTest {
    private static final String CARD = "<h2><a href=/%1$s>%1$s</a></h2><p>All about %1$s.</p>";
    private static final String CARDS = CARD.formatted("rotors") + CARD.formatted("seals") + CARD.formatted("valves");

    @Test
    void aListOfCardsHasTheirNames() {
        assertEquals(List.of("rotors", "seals", "valves"), headings(CARDS).cards());
        assertEquals(
                List.of("rotors", "seals", "valves"),
                headings(CARDS.replace(">rotors<", ">📄️ rotors<")).cards());
        assertEquals(
                List.of(),
                headings(CARD.formatted("rotors") + CARD.formatted("seals")).cards());
        assertEquals(
                List.of(),
                headings(CARDS + "<h2>One</h2><h2>Two</h2><h2>Three</h2>").cards());
        assertEquals(List.of(), headings(CARDS.replace("href=/", "href=#")).cards());
    }

    @Test
    void whatStandsBelowOneIsAboutAnotherPage() {
        assertEquals(
                Set.of(TextKey.of("All about rotors.")),
                headings(CARD.formatted("rotors") + "<h2>Oil</h2><p>All about oil.</p>")
                        .textsBelow());
    }

    private static LinkedHeadings headings(String content) {
        var site = new ReadSite().add("/pumps", "Pumps", content);
        var page = site.pages().getFirst();
        return new LinkedHeadings(site.texts().words().passages(page), page.url());
    }
}
