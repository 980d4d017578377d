package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.passage.Passages;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageItemsTest {
    private static final String MENU =
            "<nav><ul><li><a href=/tables>Tables</a><ul><li><a href=/tables/north>North</a></li>"
                    + "<li><a href=/tables/south>South</a></li></ul></li></ul></nav>";

    private static Page page(String path, String title, String menu, String content) {
        var html = "<html lang=en><title>" + title + "</title>" + menu + "<main><h1>" + title + "</h1>" + content
                + "</main>";
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com" + path).orElseThrow(),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    private static PageItems items(Page page) {
        return new PageItems(
                new DescribedPage(page.metadata().title(), page),
                Passages.of(page.markdown()),
                new Quotable(page),
                "Frame"::equals);
    }

    private static Optional<String> joined(String content, int charactersMax) {
        return items(page("/tables", "Tables", "", content)).joined(charactersMax);
    }

    @Test
    void whatMostPagesListIsNoNameOfThisOne() {
        var list = "<ul><li>Frame<li>Ropes<li>Boats</ul>";
        assertEquals(Optional.of("Ropes; Boats"), joined(list, 80));
    }

    @Test
    void aCellOfSeveralLinesIsCalledByItsFirst() {
        var table =
                "<table><tr><th>Topic<th>Replies<tr><td>Welcome<br>general<td>0<tr><td>Blight<br>growing<td>2</table>";
        assertEquals(Optional.of("Welcome; Blight"), joined(table, 80));
    }

    @Test
    void theNamesOfPartsAreQuestionsIfMostOfThemAsk() {
        var items = items(page("/faq", "Questions", "", ""));
        var parts = List.of("What is it?", "Who may come?", "When is it open?", "See also");
        assertEquals(Optional.of("What is it?; Who may come?; When is it open?"), items.questions(parts, 160));
        var fewer = List.of("What is it?", "Who may come?", "When is it open?", "A", "B", "C");
        assertEquals(Optional.empty(), items.questions(fewer, 160));
    }

    @Test
    void theTermsOfAListAskToo() {
        var list = "<dl><dt>Is it free?<dd>Yes, it is.<dt>May I bring a dog?<dd>No, you may not.%s</dl>";
        var three = items(page("/faq", "Questions", "", list.formatted("<dt>Is it far?<dd>No, it is not.")));
        assertEquals(Optional.of("Is it free?; May I bring a dog?"), three.questions(List.of("General"), 32));
        var two = items(page("/faq", "Questions", "", list.formatted("")));
        assertEquals(Optional.empty(), two.questions(List.of(), 160));
    }

    @ParameterizedTest
    @CsvSource({"Häufige Fragen, true", "Clubhouse FAQ, true", "Questions, false"})
    void whatIsAskedOftenNeedNotBeWrittenAsAQuestion(String title, boolean asked) {
        var list = "<dl><dt>Is it free?<dd>Yes.<dt>My boat is slow<dd>Clean it.<dt>The mast is bent<dd>Call us.</dl>";
        assertEquals(
                asked,
                items(page("/faq", title, "", list)).questions(List.of(), 160).isPresent());
    }

    @Test
    void theMembersOfATeamAreAnEnumeration() {
        var team = "Anna Berg, Karl Holm, Joris Van den Bossche. Emeritus: Ada Lind.";
        assertEquals(
                Optional.of(team),
                items(page("/team", "Team", "", "<p>" + team)).enumeration(_ -> true));
        assertEquals(
                Optional.empty(), items(page("/team", "Team", "", "<p>" + team)).enumeration(_ -> false));
        assertEquals(
                Optional.empty(),
                items(page("/team", "Team", "", "<p>Last updated on 3 May 2024, by Anna Berg."))
                        .enumeration(_ -> true));
    }

    @Test
    void paragraphsBeginWithTheQuestionsThatTheyAnswer() {
        var asked = "<p><strong>Is it free?</strong> Yes.<p><b>May I bring a dog?</b><p>No.<p><b>Is it far?</b> No.";
        assertEquals(
                Optional.of("Is it free?; May I bring a dog?; Is it far?"),
                items(page("/faq", "Questions", "", asked)).questions(List.of(), 160));
        var among = asked + "<p>Ropes are stored dry. <p>Boats are stored wet.<p>Both are sold.";
        assertEquals(
                Optional.empty(), items(page("/faq", "Questions", "", among)).questions(List.of(), 160));
    }

    @Test
    void namesOfAListAreJoinedAsFarAsTheyFit() {
        var list = "<ul><li>Harbour of Brest</li><li>Harbour of Cork</li><li>Isle</li></ul>";
        assertEquals(Optional.of("Harbour of Brest; Harbour of Cork; Isle"), joined(list, 100));
        assertEquals(Optional.of("Harbour of Brest; Isle"), joined(list, 30));
    }

    @Test
    void aNameIsSaidOnceAndTheTitleIsNone() {
        assertEquals(
                Optional.of("Brest; Cork"),
                joined("<ul><li>Brest</li><li>brest</li><li>Tables</li><li>Cork</li><li>12</li></ul>", 100));
    }

    @Test
    void theMenuOfAPageWithoutTextIsNoList() {
        var menu = "<nav><ul><li><a href=/buoys>Buoys</a><li><a href=/docks>Docks</a></ul></nav>";
        var list = "<ul><li>Brest</li><li>Buoys</li><li>Docks</li><li>Cork</li></ul>";
        assertEquals(
                Optional.of("Brest; Cork"),
                items(page("/tables", "Tables", menu, list)).joined(100));
    }

    @Test
    void oneNameAloneSaysNothing() {
        assertEquals(Optional.empty(), joined("<ul><li>Brest</li></ul><p>Text.</p>", 100));
    }

    @Test
    void aTableGivesItsFirstColumnWithoutTheHeader() {
        assertEquals(
                Optional.of("Brest; Cork"),
                joined(
                        "<table><tr><th>Harbour</th><th>Height</th></tr><tr><td>Brest</td><td>7 m</td></tr>"
                                + "<tr><td>Cork</td><td>4 m</td></tr></table>",
                        100));
    }

    @Test
    void rowsOfTimesAndPricesAreToldWhole() {
        var table =
                "<table><tr><th>Group<th>Day<th>Time</tr><tr><td>Oars<td>Monday<td>16:30</tr><tr><td>Sails<td>Friday<td>9:00</tr></table>";
        var page = items(page("/tables", "Tables", "", table));
        assertEquals(Optional.of("Oars: Monday, 16:30; Sails: Friday, 9:00"), page.rows(100));
        assertEquals(
                Optional.empty(),
                items(page("/tables", "Tables", "", "<p>The groups of our club.</p>" + table))
                        .rows(100));
        assertEquals(
                Optional.empty(),
                items(page("/tables", "Tables", "", table.replaceAll("\\d", "x")))
                        .rows(100));
    }

    @Test
    void theSizeOfAFileIsNoPartOfItsName() {
        assertEquals(
                Optional.of("Yearbook; Almanac"),
                joined("<ul><li>Yearbook (PDF, 1.2 MB)</li><li>Almanac, 300 kB</li></ul>", 100));
    }

    @Test
    void aPageWithoutListsHasThePagesBelowItInTheMenu() {
        assertEquals(
                Optional.of("North; South"),
                items(page("/tables", "Tables", MENU, "<p>…</p>")).joined(100));
    }

    @Test
    void aPageThatSaysNothingHasItsPlaceInTheMenu() {
        var page = page("/tables/north", "North", MENU, "<p>…</p>");
        assertEquals(Optional.of("Tables › North"), items(page).place(100));
        assertEquals(Optional.empty(), items(page).place(10));
    }

    @Test
    void whatStandsBelowAQuestionAnswersIt() {
        var items = items(
                page(
                        "/faq",
                        "Questions",
                        "",
                        "<p>All about our jars.<details><summary>Do you ship abroad?</summary><p>To the EU and to Norway.</details>"));
        assertEquals(true, items.answers("To the EU and to Norway."));
        assertEquals(false, items.answers("All about our jars."));
        assertEquals(false, items.answers("Said elsewhere."));
        var defined = items(page("/k", "What is a jar?", "", "<p>A jar is a pot of clay with a lid."));
        assertEquals(false, defined.answers("A jar is a pot of clay with a lid."));
    }

    @Test
    void ofAVersionItsChangesAreTold() {
        var list =
                "<h2>New features</h2><ul><li><code>heatmap</code>, long asked for.<li>Ratings with arrows in them.</ul>";
        assertEquals(
                Optional.of("heatmap, long asked for; Ratings with arrows in them"),
                items(page("/v1.3", "v1.3.0 (August 3)", "", list)).ofVersion(160, _ -> false));
        assertEquals(
                Optional.empty(), items(page("/new", "What is new", "", list)).ofVersion(160, _ -> false));
        assertEquals(
                Optional.empty(), items(page("/hub", "USB 3.0 hub", "", list)).ofVersion(160, _ -> false));
    }
}
