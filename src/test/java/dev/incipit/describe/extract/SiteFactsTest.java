package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SiteFactsTest {
    private static Optional<String> told(ReadSite site) {
        var home = new DescribedPage("Larkspur", site.pages().getFirst());
        return new SiteFacts(home, site.pages(), site.texts()).told("");
    }

    @Test
    void aProjectsLicenceIsSaidInItsWordsWhereverThePageOfItStands() {
        var site = new ReadSite()
                .add("/", "Larkspur", "<p>Larkspur grows commands.")
                .add("/licence", "Licence", "<p>Larkspur is released under the MIT License.");
        assertEquals(Optional.of("Larkspur is released under the MIT License."), told(site));
    }

    @Test
    void theLicenceOfSomebodyElseIsNotTheProjects() {
        var site = new ReadSite()
                .add("/", "Larkspur", "<p>Foxglove helps projects that are released under the Apache license.");
        assertEquals(Optional.empty(), told(site));
    }

    @Test
    void aBusinessIsReachedByTheLinesOfItsContactPage() {
        var site = new ReadSite()
                .add("/", "Larkspur", "<p>Larkspur mends shoes.")
                .add("/contact/", "Contact", "<ul><li>Tel. 030 1234567<li>Mill Lane 4, Oldtown</ul>");
        assertEquals(Optional.of("Tel. 030 1234567; Mill Lane 4, Oldtown"), told(site));
    }

    @Test
    void aPageCalledContactComesBeforeThatOfOffers() {
        var site = new ReadSite()
                .add("/", "Acme", "<p>Anchors.")
                .add("/jobs", "Jobs", "<p>Write to jobs@example.com until May.")
                .add(
                        "/nous-contacter",
                        "Nous contacter",
                        "<p>Du lundi au vendredi, 8 h 30-12 h et 13 h 30-17 h ; fermé le vendredi après-midi. 04 73 55 80 00, crew@example.com");
        assertEquals(
                Optional.of(
                        "Du lundi au vendredi, 8 h 30-12 h et 13 h 30-17 h ; fermé le vendredi après-midi; 04 73 55 80 00, crew@example.com"),
                told(site));
    }

    @Test
    void oneLineOfAContactPageIsEnoughAndAnOfferIsNone() {
        var site = new ReadSite()
                .add("/", "Nets", "<ul><li>Early bird ends 31 January, save $150<li>Mill Lane 4</ul>")
                .add("/contact", "Contact", "<p>Write to crew@example.com, or Mill Lane 4, Oldtown.");
        assertEquals(
                "Write to crew@example.com, or Mill Lane 4, Oldtown.",
                told(site).orElseThrow());
    }

    @Test
    void aBusinessWithoutSuchAPageIsReachedByTheLinesOfItsFooter() {
        var foot =
                "</main><footer><address>Mill Lane 4<br>12345 Oldtown</address><p>Tel. 030 1234567<p>© 2025 Larkspur</footer>";
        var site = new ReadSite().add("/", "Larkspur", "<p>Larkspur mends shoes of all kinds." + foot);
        assertEquals(Optional.of("Mill Lane 4; 12345 Oldtown; Tel. 030 1234567"), told(site));
    }

    @Test
    void aManualSaysItsPurposeOnOneOfItsFirstPages() {
        var site = new ReadSite()
                .add("/", "Larkspur", "<p>Larkspur Team")
                .add("/scope", "Scope", "<p>The purpose of this document is to show how commands are grown.");
        var pages = site.pages().stream()
                .map(page -> new DescribedPage(page.metadata().title(), page))
                .toList();
        assertEquals(
                Optional.of("The purpose of this document is to show how commands are grown."),
                new Purpose(site.texts()).of(pages));
        assertEquals(Optional.empty(), new Purpose(site.texts()).of(List.of(pages.getFirst())));
    }

    @Test
    void theLicenceOfAPartIsNotTheProjects() {
        var site = new ReadSite()
                .add("/", "Larkspur", "<p>Larkspur grows commands.")
                .add(
                        "/licence",
                        "Licence",
                        "<p>This code, created by A. Miller, is distributed under the BSD license.");
        assertEquals(Optional.empty(), told(site));
    }
}
