package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SupersededPagesTest {
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({
        "/a, Uniform (old), Navy jumper., true",
        "/a, Copia di Uniform, Navy jumper., true",
        "/a, Copy of a birth certificate, Ask the office., false",
        "/a, Egypt (antiguo), The old kingdom., false",
        "/a, Uniform (OLD 2017 rules), Navy jumper., true",
        "/a, Inicio (copia), Renovamos., true",
        "/a, Uniform (old school), Navy jumper., false",
        "/a, Uniform（再掲）, Navy jumper., true",
        "/a, Fees, Approved in 2023. Replaced by the resolution for 2025., true",
        "/a, Mill, Replaced by the pumps of the harbour., false",
        "/a, Ferry, 'Replaced by the road bridge of 2003, it lies in the museum.', false",
        "/a, Uniform (Wiederholung), Navy jumper., false",
        "/copy_of_uniform, Menu, Soup and bread., true",
        "/a, 'Uniform (old page, do not use)', Navy jumper., true",
        "/uniform-old, Clothes, Navy jumper., true",
        "/notebook-copy, Uniform, Navy jumper., true",
        "/notebook-kopie-1, Uniform, Navy jumper., true",
        "/home-1, Sleep, Nine rooms., true",
        "/home-made, Jam, Of plums., false",
        "/old-home, Design, Of chairs., true",
        "/houses/home-1, Lisboa, Nine rooms., false",
        "/notebook-copy, Notebook, Navy cover., false",
        "/server-copy, Uniform copy, Navy jumper., false",
        "/uniform%20alt, Clothes, Navy jumper., true",
        "/uniform-oud.html, Clothes, Navy jumper., false",
        "/menu-old, Clothes, Navy jumper., false",
        "/uniform-2, Uniform, Prices of 2021., true",
        "/uniform-2, Uniform of 2021, Prices., false",
        "/route-2, Uniform, Prices of 2021., false",
        "/node/48, Uniform, Prices of 2021., true",
        "/node/48, Lost property, A blue jumper., false",
        "/a, The old mill, A mill of 1740., false",
        "/a, Uniform 2024 (archive), Jumper., true",
        "/a, Ropes 2024 (archive), Jumper., false",
        "/copy-of-uniform, Menu, Soup and bread., true",
        "/copy-of-a-birth-certificate, Certificates, Ask the office., false",
        "/copia-de-seguridad, Copia, Guarde sus archivos., false",
        "/a, Hours, This timetable is no longer valid., true",
        "/a, Zeiten, Dieser Plan gilt nicht mehr., true",
        "/a, Tarifs, Cette grille n'est plus valable., true",
        "/a, Join, The fee is 20 francs. Diese Seite ist veraltet., true",
        "/a, Wiki, This wiki is no longer maintained., true",
        "/a, Klinik, 'HUOM! Tämä sivu ei päivity 1.1.2023 jälkeen.', true",
        "/a, Klinik, Ta strona nie jest już aktualizowana., true",
        "/a, Wiki, Ce wiki n'est plus modifié depuis 2020., true",
        "/a, Login, 'An error. This page is no longer valid, sign in again.', false",
        "/a, Phones, A newer version of the phone costs 300 francs., false",
        "/a, array_key, Cette fonction est obsolète depuis 8.1., false",
        "/a, Kaffee, Diese Ansicht ist veraltet: Kaffee tut gut., false",
        "/a, Keys, A key that is no longer valid is refused., false",
        "/school/uniform-kopia, Uniform – kopia, Jumper., true",
        "/school/uniform-copie, Uniform (copie 2), Jumper., true",
        "/school/uniform-kopia, Mundurek – kopia, Jumper., false"
    })
    void aPageMayHaveASuccessor(String path, String title, String text, boolean superseded) {
        assertEquals(superseded, isSuperseded(path, title, text));
    }

    @Test
    void aCopyThatGotAHeadingOfItsOwnIsAnotherPage() {
        var site = new TestPages()
                .add("/", "Start", "Words.")
                .add("/stove", "Stove", "It burns wood.")
                .addRead("/oven", "<title>Copy of Stove</title><h1>Oven</h1><p>It bakes the bread of a village.")
                .addRead("/stove-2", "<title>Copy of Stove</title><h1>Stove</h1><p>It burns wood, and coal too.");
        var superseded = new SupersededPages(new SitePages(site.report()));
        assertEquals(
                List.of("/stove-2"),
                site.pages().stream()
                        .filter(superseded::has)
                        .map(page -> page.url().path())
                        .toList());
    }

    @Test
    void theSecondOfAPostIsTheNewerOneAndWhatAPageLeadsToIsNoForgottenCopy() {
        var site = new TestPages()
                .add("/", "Start", "Words.", TestPages.inText("/library"), TestPages.inText("/home-1.html"))
                .add("/home-1.html", "Lisboa", "A house of nine rooms.")
                .add("/library", "Library", "Books.", TestPages.inText("/hours-2"), TestPages.inText("/node/7"))
                .add("/hours", "Hours", "Of the pool.")
                .add("/hours-2", "Hours", "Of the library.", TestPages.inText("/hours-2"))
                .add("/node/7", "Hours", "Of the museum.")
                .add("/node/8", "", "No name.")
                .add("/nameless", "", "No name.")
                .add("/fair", "Fair", "A fair.")
                .addDated("/fair-2", "Fair", "The next fair.", "article", LocalDate.of(2026, 5, 1));
        assertEquals(Collections.nCopies(10, false), superseded(site));
    }

    @ParameterizedTest
    @CsvSource({
        "/waste/2023, Waste 2023, /waste/2025, Waste 2025, true",
        "/hours-22, Hours 2022/2023, /hours, Hours 2024/2025, true",
        "/waste/2024, Waste 2024, /waste/2025, Waste 2025, false",
        "/waste/2023, Waste 2023, /roads/2025, Waste 2025, false",
        "/reports/2023, Report 2023, /reports/2025, Report 2025, false",
        "/waste/2023, Waste 2023, /waste/2025, Roads 2025, false"
    })
    void ofTwoPagesForYearsFarApartTheLaterOneHolds(
            String path, String title, String laterPath, String laterTitle, boolean superseded) {
        var site = new TestPages().add(path, title, "Bins.").add(laterPath, laterTitle, "Bins.");
        assertEquals(List.of(superseded, false), superseded(site));
    }

    @Test
    void copiesOfNothingAreNone() {
        var site = new TestPages()
                .add("/programs", "Programs", "Play.")
                .add("/programs/two-year-old.html", "Our program", "Play.")
                .add("/programs/four-year-old.html", "Our program", "Play.")
                .add("/ref/disk-copy.html", "Command reference", "Disk.")
                .add("/hotel.html", "Our hotel", "Rooms.")
                .add("/hotel-antigua-2.html", "Our hotel", "Rooms.")
                .add("/ref/db-backup.html", "Command reference", "Data.");
        assertEquals(Collections.nCopies(7, false), superseded(site));
    }

    @Test
    void pagesForThreeYearsAreAChronicle() {
        var site = new TestPages()
                .add("/waste/2021", "Waste 2021", "Bins.")
                .add("/waste/2023", "Waste 2023", "Bins.")
                .add("/waste/2025", "Waste 2025", "Bins.");
        assertEquals(List.of(false, false, false), superseded(site));
    }

    @ParameterizedTest
    @CsvSource({"100, true", "300, false"})
    void aLongTextThatMentionsAnInvalidPlanIsValid(int words, boolean superseded) {
        var text = "This timetable is no longer valid. " + "Rope ".repeat(words);
        assertEquals(superseded, isSuperseded("/a", "Hours", text));
    }

    private static boolean isSuperseded(String path, String title, String text) {
        var site = new TestPages()
                .add("/", "Start", "Words.")
                .add("/uniform", "Uniform", "Jumper.")
                .add(path, title, text);
        return new SupersededPages(new SitePages(site.report()))
                .has(site.pages().getLast());
    }

    private static List<Boolean> superseded(TestPages site) {
        var superseded = new SupersededPages(new SitePages(site.report()));
        return site.pages().stream().map(superseded::has).toList();
    }

    @Test
    void aFolderIsAsOldAsItsFrontPage() {
        var site = new TestPages()
                .add("/", "Book", "Words.")
                .add("/1e/index.html", "Book", "A newer edition is at the top of this site.")
                .add("/1e/ropes.html", "Ropes", "Ropes are long.")
                .add("/1e/new/ropes.html", "Ropes", "Ropes are new.")
                .add("/ropes.html", "Ropes", "Ropes are long and thick.");
        assertEquals(List.of(false, true, true, false, false), superseded(site));
    }

    @Test
    void onAnOldManualByItselfEveryPageSaysSo() {
        var banner = "A newer version is available. Check out the latest documentation.";
        var site = new TestPages()
                .add("/", "Book", banner)
                .add("/ropes/", "Ropes", banner)
                .add("/a/", "A", banner);
        assertEquals(List.of(false, false, false), superseded(site));
    }

    @Test
    void aVersionThatIsComingSupersedesNothing() {
        var site = new TestPages()
                .add("/", "Tide", "Words.")
                .add("/tide/", "Tide", "Tide 2.3 is the stable release. A newer version is in development.")
                .add("/tide/faq", "FAQ", "Words.")
                .add("/b", "B", "Words.");
        assertEquals(List.of(false, false, false, false), superseded(site));
    }

    @Test
    void manyOldFoldersFarFromTheRootCostTheirNumber() {
        var deep = "/a".repeat(900);
        var site = new TestPages().add("/", "Start", "Words.");
        for (int i = 0; i < 1_000; i++) {
            site.add(deep + "/" + i + "/", "Book", "This page is no longer maintained.")
                    .add(deep + "/" + i, "Book", "");
        }
        var superseded = new SupersededPages(new SitePages(site.report()));
        ProcessorTime.assertAtMost(Duration.ofMillis(700), () -> site.pages().forEach(superseded::has));
    }
}
