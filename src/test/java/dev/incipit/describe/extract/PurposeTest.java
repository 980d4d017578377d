package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PurposeTest {
    @Test
    void aManualSaysWhatItIsFor() {
        assertEquals(
                Optional.of("This manual describes how boats are built of larch and oak."),
                purpose("<p>Boats float.<p>This manual describes how boats are built of larch and oak."));
    }

    @Test
    void whatAPageSaysOfItsOwnPartIsNotWhatTheManualIsFor() {
        assertEquals(
                Optional.of("This manual describes how boats are built of larch and oak."),
                purpose("<p>This document describes caulking in the yard."
                        + "<p>This manual describes how boats are built of larch and oak."));
        assertEquals(Optional.empty(), purpose("<p>This document is itself written with care."));
    }

    @Test
    void elseAPageSaysOfWhatMostPagesNameWhatItIs() {
        assertEquals(
                Optional.of("Skiffbuilder is a program that draws the planks of a boat."),
                purpose("<p>Larch is a tree that grows where the winter is long and cold."
                        + "<p>Skiffbuilder is a program that draws the planks of a boat."));
    }

    /** A manual's licence says what that is for, and a participle names nothing. */
    @Test
    void whatALicenceIsForIsNotWhatTheManualIsFor() {
        assertEquals(
                Optional.empty(),
                purpose("<p>The purpose of this License is to make a manual free in the sense of freedom."
                        + "<p>This manual covers Skiffbuilder version 2.3, released on 1 May."
                        + "<p>Boats are then read from the drawing, which allows for a plank more."));
    }

    @Test
    void aSentenceDefinesTheSiteIfItBeginsWithItsName() {
        var long1 = "<p>A Skiffbuilder club is a place where many boats are built by many people of all ages.";
        var sentence = "Skiffbuilder (SB) is a program that draws the planks of a boat and lists them.";
        assertEquals(Optional.of(sentence), definition("Skiffbuilder Pro", long1 + "<p>" + sentence));
        assertEquals(Optional.empty(), definition("Harbour Pro", long1 + "<p>" + sentence));
        var common = "<p>The club is a place where many boats are built by many people of all ages.";
        assertEquals(Optional.empty(), definition("Boat Club", common));
    }

    @Test
    void theSentenceWhoseWordsMostPagesHaveSaysWhatTheNameStandsFor() {
        var clause = "Since Skiffbuilder is a program that draws planks, boats are built with it.";
        var community = "Skiffbuilder is a circle of friends that lives on what they give.";
        var program = "Skiffbuilder is a program for planks and for boats.";
        var site = new ReadSite()
                .add("/a", "Planks", "<p>The program cuts planks for boats.<p>" + clause)
                .add("/b", "Friends", "<p>" + community)
                .add("/c", "Boats", "<p>" + program);
        assertEquals(Optional.of(program), new Purpose(site.texts()).definedAs("Skiffbuilder", described(site)));
    }

    @Test
    void aPageBesideTheFrontPageSaysItHoweverLateItIsListed() {
        var sentence = "Larkton is a town of nine thousand people on the Sable.";
        var site = new ReadSite().add("/", "Town of Larkton", "<p>News.");
        for (int i = 0; i < 40; i++) {
            site.add("/services/" + i, "Service " + i, "<p>Pay here.");
        }
        site.add("/about", "About Larkton", "<p>" + sentence);
        assertEquals(Optional.of(sentence), new Purpose(site.texts()).definedAs("Town of Larkton", described(site)));
    }

    @Test
    void oneOfManyFoldersIntroducesItselfOnly() {
        var sentence = "This library is meant to draw the planks of boats.";
        var site = new ReadSite().add("/", "Contents", "<p>Libraries");
        for (int i = 0; i < 11; i++) {
            site.add("/library" + i + "/intro", "Part " + i, i == 3 ? "<p>" + sentence : "<p>Planks");
        }
        assertEquals(Optional.empty(), new Purpose(site.texts()).of(described(site)));
        site = new ReadSite().add("/", "Contents", "<p>Libraries").add("/a/b/c/intro", "Part", "<p>" + sentence);
        assertEquals(Optional.empty(), new Purpose(site.texts()).of(described(site)));
        site = new ReadSite().add("/", "Contents", "<p>Libraries").add("/guide/intro", "Part", "<p>" + sentence);
        assertEquals(Optional.of(sentence), new Purpose(site.texts()).of(described(site)));
    }

    private static List<DescribedPage> described(ReadSite site) {
        return site.pages().stream()
                .map(page -> new DescribedPage(page.metadata().title(), page))
                .toList();
    }

    private static Optional<String> definition(String name, String content) {
        var site = new ReadSite().add("/a", "Contents", "<p>Planks").add("/b", "First steps", content);
        return new Purpose(site.texts()).definedAs(name, "draw boats, build them", described(site));
    }

    private static Optional<String> purpose(String content) {
        var site = new ReadSite()
                .add("/a", "Contents", "<p>Skiffbuilder")
                .add("/b", "Planks", "<p>Start Skiffbuilder.")
                .add("/c", "Caulking", content);
        var texts = site.texts();
        return new Purpose(texts).of(described(site));
    }

    @Test
    void anArticleBeforeTheNameChangesNothing() {
        assertEquals(
                Optional.of("The Skiffbuilder is a program that draws the planks of a boat."),
                purpose("<p>The Skiffbuilder is a program that draws the planks of a boat."));
    }
}
