package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class NoteTest {
    @Test
    void aLineOfTheFrameIsNotWhatSeveralPagesBeginWith() {
        var site = new ReadSite();
        var talks = List.of(
                "The heap profile of a server in production shows where its memory goes.",
                "Pickling three hundred jars of beetroot for winter needs vinegar and patience.",
                "Sensors of humidity for twelve crowns last fourteen months in a cellar.",
                "Six interviews and one offer made a programmer of a librarian.",
                "Blind testers find the fields of a form that no keyboard reaches.",
                "Feature flags that nobody deletes cost a team its Fridays.",
                "A chess board drawn on the server serves four hundred spectators.",
                "Parsers in Rust ended the night shift of an accounting office.");
        for (int i = 0; i < talks.size(); i++) {
            site.add(
                    "/talks/" + i,
                    "Talk number " + i,
                    "<p>All talks are held in the old Mill of Torun by the river.</p><table><tr><td>When<td>1" + i
                            + " May 2026<tr><td>Who<td>Speaker " + i + "</table><p>" + talks.get(i) + "</p>");
        }
        assertEquals(talks.get(1), site.note("/talks/1"));
    }

    @Test
    void aTelephoneDescribesOnlyAPageThatSaysLittleElse() {
        var contact = "<ul><li>+44 1326 555010<li>hello@example.com</ul>";
        var site = new ReadSite()
                .add(
                        "/a",
                        "Who we are",
                        contact + "<p>Timber is bought in the woods of the valley and dried in a kiln. "
                                + "Twelve joiners work in the shop beside the mill that was built by the lord of the manor.</p>")
                .add("/b", "Reach us", contact + "<p>Ring the bell.</p>");
        assertEquals(true, site.note("/a").startsWith("Timber is bought"));
        assertEquals("+44 1326 555010; hello@example.com", site.note("/b"));
    }

    @Test
    void whatAFileIsCalledIsNoTopic() {
        var text = "<p>The council of the village meets on the last Monday of each month in the hall.</p>"
                + "<ul><li><a href=/a.pdf>Agenda (PDF)</a><li><a href=/m.pdf>Minutes (PDF)</a></ul>";
        var page = ReadSite.page("/a", "Meetings", text);
        var note = new Note(new DescribedPage("Meetings", page), new SiteTexts(List.of(page)));
        assertFalse(note.written(Set.of()).orElseThrow().contains("PDF"));
    }

    @Test
    void theFilesOfAListAreNamed() {
        var list = "<ul><li><a href=/w.pdf>Water (PDF)</a><li><a href=/d.pdf>Dogs (PDF)</a></ul>";
        var page = ReadSite.page("/a", "By-laws", list);
        var note = new Note(new DescribedPage("By-laws", page), new SiteTexts(List.of(page)));
        assertEquals(Optional.of("Water (PDF); Dogs (PDF)"), note.written(Set.of()));
    }

    @Test
    void theFirstSentenceOfADefinitionBelowASignatureDescribesItsPage() {
        var site = new ReadSite()
                .add(
                        "/histogram",
                        "charts.histogram",
                        "<dl class=py><dt class='sig sig-object'>charts.histogram(data, bins=10)</dt>"
                                + "<dd><p>Draw a histogram of one column of a table.</p>"
                                + "<p>The height of a bar is the number of rows in it.</p></dd></dl>");
        assertTrue(site.note("/histogram").startsWith("Draw a histogram of one column of a table."));
    }

    @Test
    void smallTalkAndQuestionsLoseToTheSentenceThatDefines() {
        var site = new ReadSite()
                .add(
                        "/tides",
                        "Tides",
                        "<p>Have you ever wondered why the sea comes and goes?"
                                + "<p>We did too, and then we asked a fisherman."
                                + "<p>Tides are the rise and fall of the sea that the moon and the sun cause together.");
        assertTrue(site.note("/tides").startsWith("Tides are the rise and fall of the sea"), site.note("/tides"));
    }

    @Test
    void aDescriptionThatCopiesTheFirstLineLosesToTheSentenceThatDefines() {
        var line = "It can get tedious to row all day against the sea.";
        var site = new ReadSite();
        site.pages()
                .add(new PageReader()
                        .read(
                                WebUrl.parse("https://example.com/tides").orElseThrow(),
                                ("<html lang=en><title>Tides</title><meta name=description content='" + line
                                                + "'><main><h1>Tides</h1><p>" + line
                                                + "<p>Tides are the rise and fall of the sea that the moon causes.</main>")
                                        .getBytes(StandardCharsets.UTF_8),
                                "text/html; charset=utf-8"));
        assertTrue(site.note("/tides").startsWith("Tides are the rise"), site.note("/tides"));
    }

    @Test
    void aWholeSentenceSaysMoreThanNamesOfPartsAndHalfAnItemDoesNot() {
        var parts = "<h2>Hulls</h2><p>1<h2>Masts</h2><p>2<h2>Sails</h2><p>3";
        var site = new ReadSite()
                .add("/yard", "Yard", "<p>Work begins before the sun is up there." + parts)
                .add("/loft", "Loft", "<ul><li>crates with old canvas and rope</ul>" + parts);
        assertTrue(site.note("/yard").startsWith("Work begins"), site.note("/yard"));
        assertTrue(site.note("/loft").startsWith("Hulls; Masts"), site.note("/loft"));
    }

    @Test
    void aListIsDescribedByTheNamesOfItsCardsAndLeavesTheirSentencesToTheirPages() {
        var cards =
                "<h2><a href=/loft>The sail loft</a></h2><p>%1$s<h2><a href=/cabin>The small cabin</a></h2><p>from £85"
                        + "<h2><a href=/berth>The night berth</a></h2><p>from £40";
        var loft = "Five people sleep below the beams of the old loft.";
        var others = cards.formatted("from £90");
        var site = new ReadSite()
                .add("/rooms", "Rooms", cards.formatted(loft))
                .add("/loft", "The sail loft", "<p>" + loft + "<p>It has a stove." + others)
                .add("/cabin", "The small cabin", "<p>Two people sleep in the cabin by the quay." + others)
                .add("/berth", "The night berth", "<p>One person sleeps in the berth on the boat." + others);
        assertEquals("The sail loft; The small cabin; The night berth", site.note("/rooms"));
        assertTrue(site.note("/loft").startsWith(loft), site.note("/loft"));
    }

    @Test
    void theEventsOfACalendarAreNamedTogether() {
        var site = new ReadSite()
                .add(
                        "/events",
                        "Events",
                        "<h2>12.07.2026</h2><p>Regatta of the old boats, north pier"
                                + "<h2>25.09.2026</h2><p>Feast of the net makers, market hall");
        assertEquals(
                "Regatta of the old boats, north pier; Feast of the net makers, market hall", site.note("/events"));
    }

    @Test
    void theTitleWithAMarkBehindItAndPartsBetweenBarsDescribeNothing() {
        var site = new ReadSite()
                .add(
                        "/tide",
                        "Tide Class Reference",
                        "<p>Tide Class Referenceabstract<p>Ebbs of all seas | Floods of rivers | Functions"
                                + "<p>The base class of whatever rises and falls with the moon.");
        assertEquals("The base class of whatever rises and falls with the moon.", site.note("/tide"));
    }

    @Test
    void aShortSentenceIsFollowedByAnotherThatTells() {
        var site = new ReadSite()
                .add(
                        "/string",
                        "Tying tomatoes",
                        "<p>Tying tomatoes to one string keeps their knots dry after every rain of the summer."
                                + "<p>The string is sisal, so that tomatoes and string go on the heap together in autumn.");
        assertTrue(site.note("/string").contains("summer. The string is sisal"), site.note("/string"));
    }

    @Test
    void aLineThatThreePagesShareButForANameDescribesNoneOfThem() {
        var site = new ReadSite();
        for (var name : new String[] {"Gull", "Tern", "Heron"}) {
            site.add(
                    "/" + name,
                    name,
                    "<p>This entry was generated from the register on 3 May for " + name + ".</p><p>The "
                            + name.toLowerCase(java.util.Locale.ROOT)
                            + " is a bird of the coast that nests on the ground.");
        }
        assertEquals("The tern is a bird of the coast that nests on the ground.", site.note("/Tern"));
    }

    @Test
    void aListSaysOfAPageWhatThePageDoesNotSayInASentence() {
        var site = new ReadSite()
                .add(
                        "/api",
                        "API",
                        "<table><tr><th>Name<th>Use<tr><td><a href='/api/pager'>pager</a><td>Splits long output into"
                                + " screens of a terminal.<tr><td><a href='/api/other'>other</a><td>Nothing.</table>")
                .add(
                        "/api/pager",
                        "pager",
                        "<h2>Output</h2><pre>long output screens</pre><h2>Splits</h2><pre>terminal splits</pre>");
        assertEquals("Splits long output into screens of a terminal.", site.note("/api/pager"));
    }

    @Test
    void aCommentOfTheCodeDescribesAnExampleWithoutText() {
        var site = new ReadSite()
                .add(
                        "/example",
                        "Band plot",
                        "<pre>import charts\n\n# Draw the mean of each hour with a band\ncharts.band()</pre>");
        assertEquals("Draw the mean of each hour with a band.", site.note("/example"));
    }

    @Test
    void aPageToReachABusinessSaysHow() {
        var site = new ReadSite()
                .add(
                        "/contact",
                        "Contact",
                        "<h2>Write or call</h2><ul><li>+49 30 1234567<li>hello@example.com<li>Mill Lane 4, Oldtown</ul>");
        assertEquals("+49 30 1234567; hello@example.com; Mill Lane 4, Oldtown", site.note("/contact"));
    }

    @Test
    void theHoursInTheFootOfManyPagesDescribeNobody() {
        var foot = "<ul><li>%s@example.com</ul><p>Monday to Friday, 9:30 to 17:00";
        var site = new ReadSite().add("/ann", "Ann Loom", "<p>Defends tenants at court." + foot.formatted("ann"));
        for (int i = 1; i <= 8; i++) {
            site.add("/" + i, "Person " + i, foot.formatted("p" + i));
        }
        assertEquals("Defends tenants at court.", site.note("/ann"));
    }

    @Test
    void aDateAndAPlaceOfAnEventAreNoContact() {
        var site = new ReadSite()
                .add(
                        "/meeting",
                        "Reading tide tables",
                        "<p>Tide tables are read in three steps that this evening shows."
                                + "<ul><li>Tuesday 25 April, 18:30<li>Mill Lane 4, Oldtown</ul>");
        assertTrue(site.note("/meeting").startsWith("Tide tables are read"), site.note("/meeting"));
    }

    @Test
    void itemsOfAShopThatShareTheirGroupsEachHaveALine() {
        var content = "<p><a href='/belts'>Belts</a><p><a href='/leather'>Leather goods</a>";
        var site = new ReadSite().add("/one", "Belt 1", content).add("/two", "Belt 2", content);
        var texts = site.texts();
        var used = new java.util.HashSet<String>();
        for (var page : site.pages()) {
            var note = new Note(
                            new dev.incipit.describe.DescribedPage(
                                    page.metadata().title(), page),
                            texts)
                    .written(used)
                    .orElseThrow();
            assertTrue(used.add(dev.incipit.describe.TextKey.of(note)), note);
        }
        assertEquals(2, used.size());
    }

    @Test
    void noSentenceEndsInsideAParenthesisOfDashesOrAfterAnOr() {
        var sentence = "The harbour takes ships of every size — sloops, ketches, yawls and now and then a brig with "
                + "all its sails set — which have come from far away, or (if the wind was against them for weeks on "
                + "end) from the next bay, and it lets them lie for a night at no cost whatever";
        var note = new ReadSite()
                .add("/harbour", "Harbour", "<p>" + sentence + ".")
                .note("/harbour");
        assertFalse(note.endsWith(" or.") || note.endsWith("set."), note);
    }

    @Test
    void theNewsOfAReleaseSayWhatIsNewInIt() {
        assertEquals(
                "Faster pumps; Locks for gates; A quiet bell",
                note("<h2>Faster pumps</h2><p>They run by night."
                        + "<h2>Locks for gates</h2><p>They hold by day.<h2>A quiet bell</h2><p>It rings."));
        assertEquals(
                "Mend the pump of the lock; Upgrade the bell to bronze",
                note("<ul><li>Released: 3 May 2026</ul><p>The fixes:"
                        + "<ul><li><a href=https://tracker.example/12>SLUICE-12</a>: Mend the pump of the lock</li>"
                        + "<li><a href=https://tracker.example/14>SLUICE-14</a> Upgrade the bell to bronze</li></ul>"));
    }

    /** Of the third release, which is announced as the others are. */
    private static String note(String news) {
        var site = new ReadSite();
        for (int i = 1; i <= 4; i++) {
            var title = "Sluice " + i + ".0 released";
            var others = "<ul><li>Released: " + i + " May 2026</ul>";
            var text = "<p>The team is happy to announce the release of Sluice " + i + ".0.</p>";
            site.add("/" + i, title, text + (i == 3 ? news : others));
        }
        return site.note("/3");
    }

    @Test
    void pagesOfOneSentenceAreToldApartByTheirFields() {
        var site = new ReadSite();
        for (var place : new String[] {"Brest", "Cork", "Delft", "Emden"}) {
            site.add(
                    "/" + place,
                    place,
                    "<p>A tour of the quays in " + place + " with a boat.</p><ul><li>Kind: harbour of " + place
                            + "<li>Phone: +33 298 00</ul>");
        }
        assertEquals("Kind: harbour of Cork; Phone: +33 298 00", site.note("/Cork"));
    }

    @Test
    void aPageOfQuestionsIsDescribedByThem() {
        var questions = "<h2>How do I mend a net?</h2><p>Nets of hemp are mended with hemp and with patience."
                + "<h2>Where do I buy hemp?</h2><p>At the quay.<h2>Who pays for it?</h2><p>Nobody does.";
        assertEquals(
                "How do I mend a net?; Where do I buy hemp?; Who pays for it?",
                new ReadSite().add("/faq", "F.A.Q.", questions).note("/faq"));
    }

    @Test
    void aLineBelowTheTitleThatIsNoSentenceIsFollowedByOne() {
        var text =
                "<p>Als Excel het niet meer trekt<p>U merkt het aan de bestandsnaam. Dan is het tijd voor iets anders."
                        + "<p>We maken roosters en portalen waar klanten hun eigen stukken ophalen. De broncode is van u."
                        + "<h2>Zo rekenen we</h2><p>Een verkenning kost € 1.900.";
        assertEquals(
                "Als Excel het niet meer trekt. We maken roosters en portalen waar klanten hun eigen stukken ophalen.",
                new ReadSite().add("/custom", "Maatwerksoftware", text).note("/custom"));
    }

    @Test
    void whoMayBeReachedAboutAPageFollowsWhatItIsAbout() {
        var text = "<p>Births, weddings and deaths of the parish are entered here.</p>";
        var page = ReadSite.page("/a", "Registrar", text + "<ul><li>+44 1326 555010<li>hello@example.com</ul>");
        var note = new Note(new DescribedPage("Registrar", page), new SiteTexts(List.of(page)));
        assertEquals(
                Optional.of(
                        "Births, weddings and deaths of the parish are entered here. (+44 1326 555010; hello@example.com)"),
                note.written(Set.of()));
    }
}
