package dev.incipit.describe.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.DescribedPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.Page;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TopicsTest {
    private static Page page(String path, String content) {
        return new PageReader()
                .read(
                        WebUrl.parse("https://example.com" + path).orElseThrow(),
                        ("<title>Coast</title><main><h1>Coast</h1>" + content + "</main>")
                                .getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
    }

    private static Topics topics(Page page, Page... others) {
        var all = new ArrayList<>(List.of(others));
        all.add(page);
        return new Topics(new DescribedPage("Coast", page), new SiteTexts(all));
    }

    private static String joined(int charactersMax, String said, String... names) {
        var headings = Arrays.stream(names).map(name -> "<h2>" + name + "</h2>").collect(Collectors.joining());
        var topics = topics(page("/coast", headings));
        return topics.joined(topics.ofHeadings(), charactersMax, said).orElse("none");
    }

    @Test
    void namesStandInThePagesOrderAsManyAsFit() {
        assertEquals("Harbours; Lighthouses; Tides", joined(60, "", "Harbours", "Lighthouses", "Tides"));
        // Each name takes its length and two.
        assertEquals("Harbours; Lighthouses", joined(23, "said", "Harbours", "Lighthouses"));
    }

    @Test
    void aHeadingThatManyPagesHaveIsNoTopicThoughOthersOfTheFolderLackIt() {
        var others = IntStream.range(0, 20)
                .mapToObj(i -> page("/" + i, i < 5 ? "<h2>Fabric</h2><p>Wool of a sheep.</p>" : "<p>Nets.</p>"))
                .toArray(Page[]::new);
        var topics = topics(page("/coast", "<h2>Fabric</h2><p>Cotton.</p><h2>Tides</h2>"), others);
        assertEquals(Optional.of("Tides"), topics.joined(topics.ofHeadings(), 60, "said"));
    }

    @Test
    void aWordOfMostPagesIsNoTopicAndNorIsANetworkOfPersons() {
        var others = IntStream.range(0, 12)
                .mapToObj(i -> page("/" + i, i < 8 ? "<p>A keeper of nets.</p>" : "<p>Nets.</p>"))
                .toArray(Page[]::new);
        var told =
                "<p>The keeper and a keeper. The sextant and a sextant. The Bowditch and a Bowditch. The LinkedIn and a LinkedIn.</p>"
                        .repeat(3);
        assertEquals(
                Optional.of("Bowditch; sextant"),
                topics(page("/coast", told), others).joined(List.of(), 60, "said"));
    }

    @Test
    void whatTheRowsOfATableAreAboutIsATopicAndItsHeadIsNone() {
        var table = "<table><tr><th>Port</th><th>Feet</th></tr><tr><td>Saltmouth</td><td>12</td></tr>"
                + "<tr><td>Ferryden</td><td>9</td></tr><tr><td><code>tide_max</code></td><td>7</td></tr></table>";
        var topics = topics(page("/coast", table), page("/other", "<p>Nets.</p>"));
        assertEquals(Optional.of("Ferryden; Saltmouth"), topics.joined(topics.ofHeadings(), 60, "said"));
        var item = "<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"Coast\"}</script>";
        var attributes = topics(page("/coast", item + table), page("/other", "<p>Nets.</p>"));
        assertEquals(Optional.empty(), attributes.joined(List.of(), 60, "said"));
    }

    @Test
    void theNameOfAFileIsNoTopic() {
        var topics = topics(
                page(
                        "/coast",
                        "<h2>Harbours</h2><h2>tide_table.html</h2><h2>Tide.table</h2><h2>IMG_4471</h2><h2>DSC00981</h2><h2>Pier 44</h2>"));
        assertEquals(List.of("Harbours", "Tide.table", "Pier 44"), topics.ofHeadings());
    }

    @Test
    void aHeadingThatQuotesTheTitleIsNoTopic() {
        var page = page(
                "/a", "<h2>Product information \"Coast\"</h2><p>It digs.<h2>How to sharpen \"Anna\"</h2><p>By hand.");
        assertEquals(List.of("How to sharpen \"Anna\""), topics(page).ofHeadings());
    }

    /** A heading of 3 kB took a frame of the stack for each number and ended the run. */
    @Test
    void manyOrnamentsNeedNoDeepStack() {
        assertEquals("Word", Topics.unadorned("1. ".repeat(20_000) + "Word"));
    }

    @Test
    void aMethodIsNamedWithoutItsArgumentsAndItsResult() {
        assertEquals(
                "harbours; lighthouses",
                joined(23, "said", "#harbours(sea, coast = nil) ⇒ Array", "lighthouses → Light"));
    }

    @Test
    void ofManySubheadingsThoseOfThePartsAreNamed() {
        var sections = IntStream.range(0, 30)
                .mapToObj(i -> "<h3>Section" + i + "</h3>")
                .collect(Collectors.joining());
        var parts = List.of("Harbours", "Tides", "Lamps");
        var named = topics(page(
                        "/coast",
                        parts.stream().map(name -> "<h2>" + name + "</h2>").collect(Collectors.joining(sections))))
                .ofHeadings();
        assertTrue(named.containsAll(parts), named::toString);
        assertEquals(20, named.size());
    }

    @Test
    void wordsOfTheSitesNameAreNoTopic() {
        var text = "<p>Lipa Wrona writes to clients. " + "The newsletter of Lipa Wrona comes monthly. ".repeat(3);
        var html = "<title>Newsletter | Lipa Wrona and Partners</title><main><h1>Newsletter</h1>" + text + "</main>";
        var newsletter =
                new PageReader().read(TestPages.url("/coast"), html.getBytes(StandardCharsets.UTF_8), "text/html");
        var joined = topics(newsletter, page("/a", "<p>Boats of oak."), page("/b", "<p>Nets of hemp."))
                .joined(List.of(), 160, "");
        assertFalse(joined.orElse("").contains("Lipa Wrona"), joined::toString);
    }

    @Test
    void aNameThatSaysNothingNewIsLeftOut() {
        assertEquals("Lighthouses", joined(60, "All about harbours.", "Harbours", "Lighthouses"));
        assertEquals("none", joined(60, "All about harbours.", "Harbours"));
    }

    @Test
    void whereNamesDifferInTheirNumbersOnlyThreeAreTakenAllTheSame() {
        assertEquals("Changes 8.1; Changes 8.2", joined(60, "", "Changes 8.1", "Changes 8.2"));
        assertEquals(
                "Belt 14; Belt 17; Belt 16", joined(160, "", "Belt 14", "Belt 17", "Belt 16", "Belt 13", "Belt 12"));
        assertEquals("none", joined(60, "The changes.", "Changes 8.1", "Changes 8.2"));
    }

    @Test
    void controlsAndSideBoxesAreNoTopics() {
        assertEquals(
                "Harbours",
                joined(
                        60,
                        "",
                        "View cart",
                        "Categories",
                        "&gt;&gt; RSVP &lt;&lt;",
                        "Harbours",
                        "Next",
                        "Read more",
                        "Lighthouses"));
    }

    @Test
    void whatOnePageSaysOftenAndOthersDoNotIsItsTopic() {
        var ours = page(
                "/dunes",
                "<p>The marram grass holds the sand. <p>Without marram grass the wind moves the sand."
                        + "<p>Sow the marram grass in spring.");
        var other = page("/cliffs", "<p>The wind wears the chalk. <p>The sand below the chalk is fine.");
        var third = page("/piers", "<p>The wind bends the pier. <p>The sand fills the pier.");
        var topics = topics(ours, other, third);
        var told = topics.joined(List.of(), 60, "").orElse("none");
        assertTrue(told.startsWith("marram grass"), told);
        assertTrue(!told.contains("wind") && !told.contains("Without"), told);
    }

    @Test
    void ofAPageThatNamesItsPartsNoCommonWordIsATopic() {
        var names = List.of("Embryo", "Yellow", "Grey");
        var dunes = page(
                "/kinds",
                "<h2>Embryo</h2><p>The quern turns.<h2>Yellow</h2><p>A quern grinds.<h2>Grey</h2><p>The quern of the miller.");
        var topics = topics(dunes, page("/cliffs", "<p>The wind."), page("/piers", "<p>The pier."));
        assertFalse(topics.joined(names, 60, "said").orElse("").contains("quern"));
        assertTrue(topics.joined(names.subList(0, 2), 60, "said").orElse("").contains("quern"));
    }

    @Test
    void ofTheWordsThatAShortPageSaysOnceAFewAreNamedAndNeverOneAlone() {
        var text =
                "<p>The pier has a hut, the mole has a lamp, the quay has a crane, the bay has a wreck, the dune has a "
                        + "fence, the marsh has a mill, the cliff has a cave, the ford has a ferry, the lock has a gate, the weir "
                        + "has a wheel, the bank has a bench, the isle has a tower, the creek has a bridge, the reef has a bell, "
                        + "the sound has a raft, the spit has a cairn, the strand has a stair, the tarn has a boat.</p>";
        var topics = topics(page("/coast", text), page("/other", "<p>Of cars and trains.</p>"));
        assertEquals(
                2, topics.joined(List.of(), 200, "The coast.").orElseThrow().split("; ").length);
        assertEquals(Optional.empty(), topics.joined(List.of(), 8, "The coast."));
    }

    @Test
    void aScriptWithoutSpacesHasItsNamesAsTopics() {
        var ours = page("/ja", "<p>単体テストを書く。<p>単体テストは速い。<p>テストの自動化と単体テスト。");
        assertEquals("単体テスト", topics(ours).joined(List.of(), 20, "").orElse("none"));
    }

    @Test
    void theWordsOfAHeadingThatMostPagesOfAFolderHaveAreNoTopicsUnlessTheTextHasThem() {
        var headings = "<h2>Required papers</h2><p>Bring them.<h2>Law</h2><p>See there.";
        var ours = page("/pets/dog", headings + "<h2>Kennels</h2><p>The papers of the dog are papers, too.");
        var others = IntStream.range(0, 20)
                .mapToObj(i -> i < 4 ? page("/pets/" + i, headings) : page("/" + i, "<p>Another page."))
                .toArray(Page[]::new);
        var topics = topics(ours, others);
        var told = topics.joined(topics.ofHeadings(), 200, "A dog costs 60 euros a year.")
                .orElse("none");
        assertTrue(told.contains("Kennels"), told);
        assertTrue(!told.contains("Law") && !told.contains("Required"), told);
    }

    @Test
    void aRowThatSeveralPagesHaveIsNoTopicNorIsAMonth() {
        var table = "<table><tr><th>System</th><th>Keys</th></tr><tr><td>Linux kernels</td><td>%s</td></tr>"
                + "<tr><td>%s</td><td>b</td></tr></table>";
        var others = IntStream.range(0, 4)
                .mapToObj(i -> page("/" + i, table.formatted("k" + i, "Port " + i)))
                .toArray(Page[]::new);
        var coast = page(
                "/coast", table.formatted("a", "Saltmouth") + "<p>In March the tide. In March and April.".repeat(3));
        assertEquals(Optional.of("tide; Saltmouth"), topics(coast, others).joined(List.of(), 60, "said"));
    }

    @Test
    void theFilesOfAnExampleAreNoTopics() {
        var gallery =
                page("/plot_bars.html", "<h2>Bars</h2><p>Get plot_bars.py or plot_bars.ipynb, with bars of tides.");
        var topics = topics(gallery);
        assertEquals(
                false, topics.joined(topics.ofHeadings(), 100, "").orElse("").contains("plot_bars."));
    }
}
