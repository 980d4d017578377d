package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Quotable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LabelledFactsTest {
    private static final String PRODUCT =
            "<p>SKU: L17 Category: <a href=/ropes>Ropes</a> Brand: <a href=/tide>Tide</a></p>";

    private static Optional<String> facts(ReadSite site) {
        var page = site.pages().getFirst();
        return new LabelledFacts(new DescribedPage("Line 17", page), site.texts(), new Quotable(page)).joined();
    }

    private static Optional<String> facts(String content) {
        return facts(new ReadSite().add("/line-17", "Line 17", content));
    }

    @Test
    void fieldsOnOneLineAreParted() {
        assertEquals("SKU: L17; Category: Ropes; Brand: Tide", facts(PRODUCT).orElseThrow());
        assertTrue(LabelledFacts.isIn("SKU: L17 Category: Ropes, Lines Brand: Tide"));
    }

    @Test
    void linesAndListsOfFieldsAreRead() {
        assertEquals(
                "Date : 12 mai 2026; Lieu : Caen",
                facts("<p>Date : 12 mai 2026<p>Lieu : Caen").orElseThrow());
        assertEquals(
                "Chair: Ann Lee; Treasurer: Bo Ek",
                facts("<ul><li>Chair: Ann Lee<li>Treasurer: Bo Ek</ul>").orElseThrow());
    }

    @Test
    void ofAnOccasionTheFieldsAreToldThatTheSentenceDoesNotTell() {
        var content = "<p>Come and sing with us.<p>When: Saturday 5 December 2026<p>Where: Village Hall<p>Price: free";
        assertEquals(
                List.of("When: Saturday 5 December 2026", "Price: free"),
                occasion(content, "Sing with us in the Village Hall."));
        assertEquals(
                List.of("Where: Village Hall", "Price: free"), occasion(content, "Sing on Saturday 5 December 2026."));
        assertEquals(List.of(), occasion("<p>Colour: red<p>Length: 12 m", "A red line."));
        assertEquals(List.of(), occasion("<p>Posted: 5 December 2026<p>Written by: Ann", "A red line."));
    }

    private static List<String> occasion(String content, String said) {
        var site = new ReadSite().add("/line-17", "Line 17", content);
        var page = site.pages().getFirst();
        return new LabelledFacts(new DescribedPage("Line 17", page), site.texts(), new Quotable(page))
                .ofOccasion(said, 100);
    }

    @Test
    void aTableOfLabelsAndValuesHasNoHeads() {
        var rows = "<tr><th>Credits<td>180<tr><th>Deadline<td>15 July 2026</table>";
        assertEquals(
                "Credits: 180; Deadline: 15 July 2026", facts("<table>" + rows).orElseThrow());
        assertEquals(
                Optional.empty(), facts("<table><thead><tr><th>Name<th>Value<tbody>" + rows.replace("th>", "td>")));
        assertEquals(
                Optional.empty(),
                facts(
                        "<table><tr><td><a href=/a>Ann Lee</a><td>Chair<tr><td><a href=/b>Bo Ek</a><td>Treasurer</table>"));
    }

    @Test
    void theOtherItemsOfAListAreNamedBehindThem() {
        assertEquals(
                "Length: 12 m; Colour: red; Floats on water",
                facts("<p>Length: 12 m<p>Colour: red<ul><li>Floats on water</ul>")
                        .orElseThrow());
    }

    @Test
    void aSingleFieldIsAFactWhereOtherPagesHaveItToo() {
        var one = "<p>Material: waxed hemp</p>";
        assertEquals(Optional.empty(), facts(one));
        var site = new ReadSite().add("/line-17", "Line 17", one);
        for (int i = 1; i <= 3; i++) {
            site.add("/line-" + i, "Line " + i, "<p>Material: cotton " + i + "</p>");
        }
        assertEquals("Material: waxed hemp", facts(site).orElseThrow());
    }

    @Test
    void aLabelMayStandAboveItsValue() {
        var event = "<p>When<p>Saturday, May %d, 8 am<p>Where<p>Pier of berth %d<p>Back";
        var site = new ReadSite();
        for (int i = 1; i <= 4; i++) {
            site.add("/" + i, "Event " + i, event.formatted(i, i));
        }
        assertEquals(
                "When: Saturday, May 1, 8 am; Where: Pier of berth 1",
                facts(site).orElseThrow());
        var shop = new ReadSite();
        for (var name : List.of("Rope", "Sail", "Oar")) {
            shop.add("/" + name, name, "<p>Go round<p>" + name + "s of hemp<p>Great thing<p>" + name + "s of wool");
        }
        assertEquals(Optional.empty(), facts(shop));
    }

    @Test
    void whatMostPagesHaveIsNoFactOfThisOne() {
        var same = "<p>Licence: 4711<p>Phone: 555 0142";
        var site = new ReadSite();
        for (int i = 0; i < 12; i++) {
            site.add("/line-" + i, "Line " + i, same);
        }
        assertEquals(Optional.empty(), facts(site));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>Returns: the line<p>Since: 1.2",
                "<p>All Implemented Interfaces: Rope<p>Enclosing class: Boat",
                "<p>Uses: setRope(), pull()<p>Calls: make_knot()",
                "<p>Remember: a rope that is wet holds more. It also weighs more.<p>Colour: red",
                "<ul><li>Chair: Ann Lee<li>Bo Ek<li>Cy Ash<li>Di Poe<li>Ed Roe<li>Fa Zed<li>Gu Ist</ul><p>Colour: red"
            })
    void notesReferencesAndCodeAreNoFacts(String content) {
        assertEquals(Optional.empty(), facts(content));
    }

    @Test
    void whatOtherProductsHaveIsNotRead() {
        assertEquals(Optional.empty(), facts("<h2>Related products</h2>" + PRODUCT));
    }

    @Test
    void aSentenceWithAColonIsNoField() {
        assertFalse(LabelledFacts.isIn("There are two ropes: one is long."));
        assertFalse(
                LabelledFacts.isIn("Note that it is so: Do not pull it. Otherwise: It breaks, and then it is gone."));
    }

    @Test
    void positionsAndWordsThatStandForAddressesAreNoFacts() {
        assertEquals(
                "Place: Brest; Phone: +33 298 00",
                facts("<ul><li>Place: Brest<li>Phone:+33 298 00<li>Where: 48.390, -4.486<li>Site: Link</ul>")
                        .orElseThrow());
    }

    @Test
    void aFieldOfTheWholeSiteIsNoFactOfAPage() {
        var site = new ReadSite();
        for (int i = 1; i <= 6; i++) {
            site.add(
                    "/line-" + i,
                    "Line " + i,
                    "<ul><li>Bell: Tide<li>Depth: stone " + "abcdef".charAt(i - 1) + "reef<li>Place: "
                            + (i == 1 ? "Brest" : "Cork") + "</ul>");
        }
        assertEquals("Depth: stone areef; Place: Brest", facts(site).orElseThrow());
    }

    @Test
    void aLabelWithSeveralValuesIsOfTheThingsThatThePageLists() {
        assertEquals(
                "Opens: in May; Place: Brest",
                facts("<ul><li>Opens: in May<li>Place: Brest<li>Price: 3 euros<li>Price: 4 euros</ul>")
                        .orElseThrow());
    }

    @Test
    void whatTheColumnsOfATableMeanAreNoFacts() {
        assertEquals(
                Optional.empty(),
                facts("<ul><li>Ticket: Ticket number of the passenger<li>Fare: The fare in pounds<li>Sex: Woman or man"
                        + "<li>Cabin: Cabin number<li>Port: Where one came on board</ul>"));
        var event = "Data: 12 maggio 2026; Luogo: Teatro Verdi; Parcheggio: parcheggio gratuito; Bar: bar aperto";
        assertEquals(Optional.of(event), facts("<ul><li>" + event.replace("; ", "<li>") + "</ul>"));
    }
}
