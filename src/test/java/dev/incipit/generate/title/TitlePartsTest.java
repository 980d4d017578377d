package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table a slash stands between parts. */
final class TitlePartsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Tides | Marrow              ! Tides/Marrow",
                "Tides|Marrow                ! Tides/Marrow",
                "Tides - Marrow – Home       ! Tides/Marrow/Home",
                "Tides:: Marrow              ! Tides/Marrow",
                "Tides::Marrow Class         ! Tides::Marrow Class",
                "Ebb-and-flood               ! Ebb-and-flood",
                "Tides -Marrow               ! Tides -Marrow",
                "潮汐_马罗                     ! 潮汐/马罗",
                "Tides (Marrow)              ! Tides/Marrow",
                "Tides (Marrow) today        ! Tides (Marrow) today",
                "(Marrow)                    ! (Marrow)",
                "Tides (Marrow (version 2))  ! Tides/Marrow (version 2)",
                "Tides [Marrow]              ! Tides/Marrow",
                "Tides of f(x)               ! Tides of f(x)",
                "Tides 1) and 2)             ! Tides 1) and 2)",
                "Tides | | Marrow            ! Tides/Marrow",
                "Tides ⛰️ Marrow              ! Tides/Marrow",
                "Home: Marrow                ! Home/Marrow",
                "Accueil : Marrow            ! Accueil/Marrow",
                "首页：马罗                     ! 首页/马罗",
                "Marrow: Startseite          ! Marrow/Startseite",
                "Marrow: the tides           ! Marrow: the tides",
                "Marrow -- Tides             ! Marrow/Tides",
                "Tides > Marrow              ! Tides/Marrow",
                "Ebb< T, U > Class           ! Ebb< T, U > Class",
                "Ebb< T > Class | Marrow     ! Ebb< T > Class/Marrow"
            })
    void aTitleIsPartedAtItsSeparators(String title, String parts) {
        assertEquals(List.of(parts.split("/")), TitleParts.of(title));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "Marrow The tides of today  ! Marrow: The tides of today",
                "Marrow The tides           ! Marrow The tides",
                "Marrow the tides of today  ! Marrow the tides of today",
                "Marrows The tides of today ! Marrows The tides of today",
                "Marrow Sands | Tides for all ! Marrow Sands | Tides for all",
                "Marrow                     ! Marrow"
            })
    void aSloganBelowTheSitesNameIsParted(String heading, String parted) {
        assertEquals(parted, TitleParts.parted(heading, "Marrow"));
    }

    @Test
    void theSitesNameAndAColonBesideTheOwnNameAreLeftOut() {
        assertEquals("Les talks", TitleParts.withoutSite("CaenNet: les talks", "CaenNet"));
        assertEquals("Les talks", TitleParts.withoutSite("Les talks: CaenNet", "CaenNet"));
        assertEquals("caenDial Class", TitleParts.withoutSite("CaenNet: caenDial Class", "CaenNet"));
        assertEquals("libcaen", TitleParts.withoutSite("CaenNet: libcaen", "CaenNet"));
        assertEquals("CaenNet", TitleParts.withoutSite("CaenNet", "CaenNet"));
        assertEquals("caen::Dial Class", TitleParts.withoutSite("caen::Dial Class", "Caen"));
        assertEquals("Nets: how to mend", TitleParts.withoutSite("Nets: how to mend", "CaenNet"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Tide::Table - Perl API for tides, Tide::Table",
        "Tide::Table -- An \"index\", Tide::Table",
        "tide-add(1) Manual Page, tide-add(1)",
        "The Manual Page, The Manual Page",
        "tide — counts waves, tide — counts waves",
        "How Tide::Table works - Tides, How Tide::Table works - Tides"
    })
    void aModulesTitleIsItsName(String title, String name) {
        assertEquals(name, TitleParts.codeName(title, TestPages.url("/api/Tide/Table.html")));
    }

    @Test
    void anArticleAboutAModuleKeepsItsTitle() {
        var title = "Moose::Role – the bad parts";
        assertEquals(title, TitleParts.codeName(title, TestPages.url("/blog/roles")));
    }

    @ParameterizedTest
    @CsvSource({
        "Marrow 2.1 documentation, Marrow",
        "Marrow latest documentation, Marrow",
        "Marrow stable, Marrow",
        "Marrow (version 7.3.0), Marrow",
        "Marrow Version 2.4, Marrow",
        "Marrow 3.7.0-2, Marrow",
        "Marrow 2.0rc1, Marrow",
        "Marrow 1.5km, Marrow 1.5km",
        "The latest tides, The latest tides",
        "Marrow Latest, Marrow Latest"
    })
    void aVersionIsNoPartOfAName(String name, String bare) {
        assertEquals(bare, TitleParts.withoutVersion(name));
    }

    @ParameterizedTest
    @CsvSource({
        "'Marrow: boats for all', Marrow",
        "Marrow - boats for all, Marrow",
        "'Boats: oars for all', 'Boats: oars for all'",
        "Marrow-on-Sea, Marrow-on-Sea"
    })
    void aSloganIsNoPartOfTheNameThatTheDomainHas(String name, String bare) {
        assertEquals(bare, TitleParts.withoutSlogan(name, "www.marrow.example"));
    }

    /** A pattern that recurses for each part of a number overflows the stack of a cold machine at the length of a title. */
    @Test
    void aNumberOfVeryManyPartsIsNoDeeperThanOneOfFew() {
        var number = "1" + ".1".repeat(50_000);
        assertEquals("Tides", TitleParts.withoutVersion("Tides " + number));
        assertEquals("Tides " + number + "-", TitleParts.withoutVersion("Tides " + number + "-"));
    }
}
