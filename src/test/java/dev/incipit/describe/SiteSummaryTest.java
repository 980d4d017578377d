package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.extract.SiteTexts;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SiteSummaryTest {
    private static final String DEFINITION = "Skiffbuilder is a program that draws the planks of boats.";

    @Test
    void whatAnotherPageSaysOfTheSiteGoesBeforeWhatTheFrontPageSaysOfAPart() {
        var ofPart = "<p>All texts.<h2>Oars</h2><p>Skiffbuilder gives to oars a rich variety of shapes and of lengths.";
        assertEquals(Optional.of(DEFINITION), summary(ofPart, "<p>" + DEFINITION));
        assertEquals(
                Optional.of("Skiffbuilder gives to oars a rich variety of shapes and of lengths."),
                summary(ofPart, "<p>Planks."));
    }

    @Test
    void whatAnotherPageSaysOfTheSiteGoesBeforeAQuestion() {
        assertEquals(
                Optional.of(DEFINITION),
                summary("<p>Are you new to Skiffbuilder or to boats? This is the place to start!", "<p>" + DEFINITION));
    }

    @Test
    void theFrontPagesOwnWordsGoBeforeWhatAnotherPageSays() {
        assertEquals(
                Optional.of("Skiffbuilder draws boats of larch and of oak for everybody."),
                summary("<p>Skiffbuilder draws boats of larch and of oak for everybody.", "<p>" + DEFINITION));
    }

    @Test
    void whatAnotherPageSaysGoesBeforeTheEditionAndItsWriters() {
        assertEquals(
                Optional.of(DEFINITION),
                summary("<p>This manual covers Skiffbuilder version 9.18.49-1~deb12u3-Debian.", "<p>" + DEFINITION));
        assertEquals(
                Optional.of(DEFINITION),
                summary(
                        "<p>This Skiffbuilder documentation is by Kern Holm, a complete list can be found in the License chapter.",
                        "<p>" + DEFINITION));
    }

    @Test
    void theNameWithAFewWordsIsNoSummaryIfTheSiteSaysMore() {
        assertEquals(
                Optional.of(DEFINITION),
                summary(
                        "<meta name=description content='Classical boatbuilding blueprints worldwide – Skiffbuilder'>",
                        "<p>" + DEFINITION));
    }

    private static Optional<String> summary(String front, String about) {
        var home = new DescribedPage("Skiffbuilder", read("/", "Skiffbuilder", front));
        var other = new DescribedPage("About", read("/about", "About", about));
        return new SiteSummary(home, List.of(home, other), new SiteTexts(List.of(home.page(), other.page()))).text();
    }

    private static Page read(String path, String title, String content) {
        var html = "<html lang=en><title>" + title + "</title><main><h1>" + title + "</h1>" + content + "</main>";
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com" + path).orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html");
    }

    @Test
    void aParagraphThatSaysNothingOfTheSiteIsNoSummary() {
        assertEquals(
                Optional.of("planks for everybody who has a saw"),
                text("Skiffbuilder: planks for everybody who has a saw", "", "<p>Follow our organisation over there!"));
    }

    @Test
    void aDescriptionKeepsWhatItSaysWithoutNameAndCalls() {
        assertEquals(
                Optional.of("Drawings of the planks of boats, of larch and of oak."),
                text(
                        "Skiffbuilder",
                        "Skiffbuilder | Drawings of the planks of boats, of larch and of oak. Get started for free!",
                        ""));
    }

    @Test
    void theBackgroundIsNotWhatAVisitorSaysOrWhatTheReaderIsAsked() {
        var said = "<p>I have drawn all of my boats with Skiffbuilder, and it was better than I had thought.";
        var asked = "<p>Do you know Skiffbuilder? It has been there for longer than any other program of its kind.";
        var told = "Skiffbuilder has been drawing the planks of boats since the year of the great storm.";
        assertEquals(Optional.of(told), background(said + asked + "<p>" + told));
        var owner = "I am Skiffbuilder, and I have been drawing boats for people of this coast since I was young.";
        assertEquals(Optional.of(owner), background("<p>" + owner));
    }

    private static Optional<String> text(String title, String description, String content) {
        return summary(title, description, content).text();
    }

    private static Optional<String> background(String content) {
        return summary("Skiffbuilder", "", content).background(Optional.empty());
    }

    private static SiteSummary summary(String title, String description, String content) {
        var html = "<html lang=en><title>" + title + "</title><meta name=description content='" + description
                + "'><main>" + content + "</main>";
        var page = new PageReader()
                .read(
                        WebUrl.parse("https://example.com/").orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html");
        var home = new DescribedPage("Skiffbuilder", page);
        return new SiteSummary(home, List.of(home), new SiteTexts(List.of(page)));
    }

    @Test
    void whatTheSiteSaysOfItselfGoesBeforeItsVersion() {
        var self = "This manual describes how the planks of boats are drawn.";
        assertEquals(
                Optional.of(self),
                text(
                        "Skiffbuilder",
                        "",
                        "<p>This is Skiffbuilder version 4.6, released on 17 December 2022.<p>" + self));
    }

    @Test
    void whatThePageIsForGoesBehindWhatTheSiteIs() {
        var whole =
                "A planker is a program that helps you build boats by drawing their planks. Skiffbuilder offers one for oars too.";
        assertEquals(
                Optional.of(whole),
                summary(
                        "<p>" + whole + "<p>This page explains how to install Skiffbuilder and where to get more.",
                        "<p>Planks."));
    }

    @Test
    void whatEveryPageSaysOfTheSiteGoesBeforeASlogan() {
        var said = "Skiffbuilder, for short SB, draws the planks of all boats that have oars.";
        assertEquals(Optional.of(said), summary("<p>" + said + "<h2>The boats of this year</h2>", "<p>" + said));
    }

    @Test
    void whereTheFrontPageHasPostsOnlyTheAboutPageSaysWhatTheSiteIs() {
        var said = "In 2017 we left an office in town and bought four hectares of coffee on a hill.";
        assertEquals(Optional.of(said), summary("<p>Flowers! And no rain", "<p>" + said));
    }

    @Test
    void aGreetingThatSaysWhatTheSiteIsStays() {
        var family =
                "Welcome to Skiffbuilder, a family of boatbuilders in Leeds. We are open every day and build all over town.";
        assertEquals(Optional.of(family), summary("<p>" + family, "<p>Planks."));
    }

    @Test
    void aGreetingBeforeWhatTheSiteIsIsLeftOut() {
        assertEquals(
                Optional.of(DEFINITION),
                summary(
                        "<p>Welcome to the manual of Skiffbuilder. " + DEFINITION
                                + "<p>Skiffbuilder needs the saw, the plane and the chisel of a boatbuilder.",
                        "<p>Planks."));
    }

    @Test
    void aShortDescriptionSaysMoreOfABlogThanItsLastPost() {
        assertEquals(
                Optional.of("Slow ropes for patient sailors"),
                summary(
                        "<meta name=description content='Slow ropes for patient sailors'><h2><a href=/planks>Planks</a></h2>"
                                + "<p>Planks of oak are sawn in winter and dry for two years in the yard.",
                        "<p>Planks of oak are sawn in winter and dry for two years in the yard."));
    }

    @Test
    void theSentenceThatLeadsToAnExampleIsLeftOutNotItsParagraph() {
        assertEquals(
                Optional.of(DEFINITION),
                summary(
                        "<p>" + DEFINITION
                                + " Let us look at an example of a plank first:<p>The plank above is as long as the keel of a boat.",
                        "<p>Planks."));
    }
}
