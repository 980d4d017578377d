package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SharedTitlesTest {
    private static SharedTitles titles(String... titles) {
        var pages = new TestPages();
        for (int i = 0; i < titles.length; i++) {
            pages.add(i == 0 ? "/" : "/" + i, titles[i], "Some text of page " + i + ".");
        }
        return new SharedTitles(pages.pages());
    }

    @Test
    void aTitleLosesWhatAQuarterOfThePagesHas() {
        var shared = titles("Larkspur | Tools", "Start | Tools", "Options | Tools", "API");
        assertEquals(Optional.of("Start"), shared.own("Start | Tools"));
        assertEquals(Optional.of("API"), shared.own("API"));
        assertEquals(Optional.empty(), shared.own("Tools"));
    }

    @Test
    void theEndOfThreeTitlesNamesAPartOfTheSite() {
        var titles = new ArrayList<>(List.of("Larkspur"));
        for (int i = 0; i < 20; i++) {
            titles.add("Page " + i + (i < 3 ? " – Guide" : i < 5 ? " – Notes" : ""));
        }
        var shared = titles(titles.toArray(String[]::new));
        assertEquals(Optional.of("Page 1"), shared.own("Page 1 – Guide"));
        assertEquals(Optional.of("Page 4 – Notes"), shared.own("Page 4 – Notes"));
    }

    @Test
    void aHeadingLosesTheSitesPartBehindThePagesOwn() {
        var shared = titles("Marrow — marrow v2.1", "API Reference — marrow v2.1", "Marrow.Report — marrow v2.1");
        assertEquals(
                "Marrow.Report struct",
                shared.withoutSiteAtEnd("Marrow.Report struct (marrow v2.1)", Optional.empty()));
        assertEquals(
                "API Reference", shared.withoutSiteAtEnd("API Reference marrow v2.1", Optional.of("API Reference")));
        var plain = titles("Home - Marrow", "About - Marrow", "Rooms - Marrow");
        assertEquals("About Marrow", plain.withoutSiteAtEnd("About Marrow", Optional.of("About")));
        assertEquals("About marrow v2.1", shared.withoutSiteAtEnd("About marrow v2.1", Optional.of("Who we are")));
    }

    @Test
    void theSitesNameIsThePartThatIsInItsDomain() {
        var shared = titles("Tools | Larkspur", "Start | Tools | Larkspur", "Options | Tools | Larkspur", "A | B");
        assertEquals(Optional.of("Larkspur"), shared.siteName("larkspur.dev", Optional.empty()));
        assertTrue(shared.isOfHome("Tools"));
        assertFalse(shared.isOfHome("Start"));
    }

    @Test
    void ofTwoPartsThatAllTitlesHaveTheLogoOrTheFirstIsTheSites() {
        var shared = titles(
                "Home | Geology | University of Marrow",
                "Study | Geology | University of Marrow",
                "People | Geology | University of Marrow");
        assertEquals(
                Optional.of("University of Marrow"),
                shared.siteName("rocks.example", Optional.of("University of Marrow")));
        assertEquals(Optional.of("Geology"), shared.siteName("rocks.example", Optional.of("Rocks of Marrow")));
    }

    @Test
    void whatNearlyAllTitlesHaveBeforeAColonIsTheSitesName() {
        var site = new String[] {"Marrow: Welcome", "Marrow: Forms", "Marrow: Passports", "Marrow: News"};
        assertEquals(Optional.of("Marrow"), titles(site).siteName("council.example", Optional.empty()));
        assertEquals(
                Optional.empty(),
                titles("Marrow: Welcome", "Marrow: Forms", "Marrow: Passports", "News", "Roads", "Parks")
                        .siteName("council.example", Optional.empty()));
    }

    @Test
    void whatNearlyAllTitlesHaveAtAColonIsNoPartOfThem() {
        var before = titles("Marrow: Welcome", "Marrow: Forms: lost", "Marrow: Passports");
        assertEquals(Optional.of("Forms: lost"), before.own("Marrow: Forms: lost"));
        assertEquals(Optional.of("Forms: lost"), before.own("Forms: lost"));
        var unnamed = titles(": Welcome", ": Forms", ": Passports");
        assertEquals(Optional.of(": Forms"), unnamed.own(": Forms"));
        assertEquals(Optional.empty(), unnamed.siteName("council.example", Optional.empty()));
        var alone = titles("Marrow: Boats", "Marrow: Quays", ": Boats", "Marrow: Nets", "Marrow: Oars");
        assertEquals(Optional.of(": Boats"), alone.own(": Boats"));
        var behind = titles("Marrow 3: Marrow 3", "Boats: oars: Marrow 3", "Quays: Marrow 3");
        assertEquals(Optional.of("Boats: oars"), behind.own("Boats: oars: Marrow 3"));
        assertEquals(Optional.of(": Marrow 3"), behind.own(": Marrow 3"));
        assertEquals(Optional.of("Marrow 3"), behind.siteName("boats.example", Optional.empty()));
    }

    @Test
    void aNameThatExtendsTheHomePagesIsThatOfAPart() {
        var shared = titles("Larkspur", "Start | Larkspur Help", "Options | Larkspur Help", "API | Larkspur Help");
        assertEquals(Optional.empty(), shared.siteName("example.com", Optional.empty()));
    }

    @Test
    void whatTheHomePageIsCalledStandsInOtherTitlesForTheSite() {
        var titles = new ArrayList<>(List.of("Marrow 8.2 Reference - Marrow"));
        for (int i = 0; i < 20; i++) {
            titles.add("Page " + i + (i < 3 ? " - Marrow 8.2 Reference" : "") + " - Marrow");
        }
        var shared = titles(titles.toArray(String[]::new));
        assertEquals(Optional.of("Page 1"), shared.own("Page 1 - Marrow 8.2 Reference - Marrow"));
        assertEquals("Index of names", shared.withoutColons("Marrow 8.2 Reference: index of names"));
    }

    @Test
    void aSignAtTheEndOfTheSitesNameEndsNoParentheses() {
        var shared = titles("Acme :)", "Clay – Acme :)", "Wood – Acme :)", "Iron – Acme :)");
        assertEquals("Clay for kids – Acme :)", shared.withoutSiteAtEnd("Clay for kids – Acme :)", Optional.empty()));
    }

    @Test
    void whatTheHomePageOffersIsNotTheSite() {
        var shared = titles("Roses | Tulips | Fern Lane Garden", "Roses: when to prune", "Paths", "Ponds", "Walls");
        assertEquals("Roses: when to prune", shared.withoutColons("Roses: when to prune"));
    }

    @Test
    void whatIsInAllTitlesButThatOfTheHomePageIsTheToolsNameIfTheyHaveTheHomePages() {
        assertEquals(Optional.empty(), named("Tarn", "Point in tarn - Rust", "Track in tarn - Rust", "tarn - Rust"));
        assertEquals(Optional.of("Rust"), named("Hello", "Point - Rust", "Track - Rust", "Path - Rust"));
    }

    /** The name of a site whose home page has its title as its heading. */
    private static Optional<String> named(String home, String... others) {
        var pages = new TestPages();
        pages.addRead(
                "/", "<title>" + home + "</title><h1>" + home + "</h1><p>Tracks of receivers, and what they tell.");
        for (int i = 0; i < others.length; i++) {
            pages.add("/" + i, others[i], "Some text of page " + i + ".");
        }
        return new SharedTitles(pages.pages()).siteName("docs.example", Optional.empty());
    }
}
