package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.words.OneLine;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SiteRepeatsTest {
    private static final String SAID = "The tide of the morning is the higher one of the two.";

    private static Page page(String path, String head, String main) {
        var html = "<!doctype html>" + (head.contains("<title>") ? "" : "<title>T</title>") + head + "<main>" + main
                + "</main>";
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.org" + path).orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    @Test
    void whatTwoOtherPagesSayIsTheSites() {
        var one = page("/a", "", "<p>" + SAID + "</p>");
        var other = page("/b", "", "<p>" + SAID.replace("tide", "TIDE") + "</p>");
        var third = page("/c", "", "<p>" + SAID + "</p>");
        assertTrue(new SiteRepeats(List.of(one, other)).isOwn(SAID, one));
        assertFalse(new SiteRepeats(List.of(one, other, third)).isOwn(SAID, one));
    }

    @Test
    void aPageThatLeadsToAnotherWithItsWordsHasThemFromThere() {
        var list = page("/list", "", "<p>" + SAID + "</p><p><a href=/a>More</a></p>");
        var one = page("/a", "", "<p>" + SAID + "</p>");
        var repeats = new SiteRepeats(List.of(list, one));
        assertTrue(repeats.isOwn(SAID, one));
        assertFalse(repeats.isOwn(SAID, list));
    }

    @Test
    void aDescriptionOfTwoPagesIsNobodysOwn() {
        var head = "<meta name=description content='" + SAID + "'>";
        var repeats = new SiteRepeats(List.of(page("/a", head, "<p>a"), page("/b", head, "<p>b")));
        assertFalse(repeats.isOwnDescription(SAID));
        assertTrue(repeats.isOwnDescription("Another one."));
    }

    @Test
    void aSentenceThatOnlyNamesAndNumbersTellFromOthersIsATemplates() {
        var bought = "Order %s online now for €%d. %s";
        var pages = List.of("Spade", "Rope", "Tent").stream()
                .map(name -> page(
                        "/" + name,
                        "<title>" + name + "</title><meta name=description content='"
                                + bought.formatted(name, name.length(), "It is a " + name + " of the coast.") + "'>",
                        "<h1>" + name + "</h1>"))
                .toList();
        var repeats = new SiteRepeats(pages);
        var own = "It keeps the rain out.";
        assertEquals(Optional.of(own), repeats.withoutTemplates(bought.formatted("Tent", 90, own), pages.getLast()));
        assertEquals(Optional.empty(), repeats.withoutTemplates(bought.formatted("Tent", 90, ""), pages.getLast()));
        assertEquals(
                Optional.of("Order a spade online."),
                repeats.withoutTemplates("Order a spade online.", pages.getLast()));
    }

    @Test
    void threePagesMayShareAHeadingAndNoMore() {
        assertTrue(headed(3, "Tides").isOwnHeading("Tides"));
        assertFalse(headed(4, "Tides").isOwnHeading("tides"));
        // One page in twenty on a large site.
        var many = IntStream.range(0, 80)
                .mapToObj(i -> page("/" + i, "", i < 4 ? "<h2>Tides</h2><p>a" : "<p>a"))
                .toList();
        assertTrue(new SiteRepeats(many).isOwnHeading("Tides"));
    }

    @Test
    void aHeadingOfMostPagesOfAFolderIsOfTheGroup() {
        var pages = Stream.of("/dogs/a/", "/dogs/b/index.htm", "/dogs/c", "/cats/a", "/cats/b", "/", "/x", "/y")
                .map(path -> page(path, "", (path.matches("/(dogs|cats).*") ? "<h2>Law</h2>" : "") + "<p>a"))
                .toList();
        var repeats = new SiteRepeats(pages.subList(0, 3));
        assertTrue(repeats.isOfGroup("law", pages.getFirst()));
        assertFalse(repeats.isOfGroup("Food", pages.getFirst()));
        var two = new SiteRepeats(pages.subList(3, 8));
        assertFalse(two.isOfGroup("Law", pages.get(3)));
    }

    private static SiteRepeats headed(int pages, String heading) {
        return new SiteRepeats(IntStream.range(0, pages)
                .mapToObj(i -> page("/" + i, "", "<h2>" + heading.replace("#", String.valueOf(i)) + "</h2><p>a"))
                .toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Contributors to 1.6#, Contributors to 1.69, false",
        "Version #, Version 9, true",
        "How to open_#, How to open_9, false",
        "Contributors to 1.6#, Friends of 1.69, true"
    })
    void headingsThatDifferInANumberAreAlike(String heading, String asked, boolean own) {
        assertEquals(own, headed(4, heading).isOwnHeading(asked));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {"a ↵ b | a b", "a , b | a, b", "a . B | a. B", "a . | a.", "a .b | a .b", "a ,b | a ,b"})
    void aTextIsFoldedIntoOneLine(String text, String folded) {
        assertEquals(folded, OneLine.of(text.replace("↵", "\n\t")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "for content [1] [2] and more [3]. | for content and more.",
                "A format.[4] It is | A format. It is",
                "the tide[1] of | the tide[1] of",
                "Press [5 | Press [5",
                "[1] A note | [1] A note"
            })
    void marksOfFootnotesAreNoText(String text, String folded) {
        assertEquals(folded, OneLine.of(text));
    }

    @Test
    void aDescriptionOfThePagesNameAndTheSitesSaysNothing() {
        var described = "<meta name=description content='%s: T manual'>";
        var repeats = new SiteRepeats(List.of(
                page("/", "<title>T manual</title>", "<p>a"),
                page("/a", described.formatted("Tides"), "<p>b"),
                page("/b", described.formatted("Ebbs"), "<p>c"),
                page("/c", described.formatted("Moons"), "<p>d")));
        assertFalse(repeats.isOwnDescription("Tides: T manual"));
        assertTrue(repeats.isOwnDescription("Tides: when they come"));
    }
}
