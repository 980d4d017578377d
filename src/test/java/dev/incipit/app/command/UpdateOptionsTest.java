package dev.incipit.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.TestSite;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole command over HTTP, twice: what a git diff of the file would show after the second run. */
final class UpdateOptionsTest {
    private static final List<String> GUIDE = List.of("alder", "birch", "cedar", "elm");
    private static final List<String> BLOG = List.of("opening", "winter", "storm");

    private final TestSite site = new TestSite();

    @TempDir
    Path folder;

    private Path index = Path.of("");
    private List<String> guide = GUIDE;

    @BeforeEach
    void firstRun() throws IOException {
        index = folder.resolve("llms.txt");
        pages();
        assertEquals(0, run().code());
    }

    @AfterEach
    void close() {
        site.close();
    }

    // What stays

    @Test
    void anUnchangedSiteChangesNoByte() throws IOException {
        var before = Files.readString(index);
        var session = second();
        assertEquals(before, Files.readString(index));
        assertTrue(session.error().contains("nothing to change"), session.error());
        assertEquals(0, check().code());
    }

    @Test
    void whatAPersonWroteIsLeftAlone() throws IOException {
        var edited = Files.readString(index)
                .replaceFirst("# .*", "# The park, as I call it")
                .replaceFirst("> .*", "> My own summary.")
                .replaceFirst("\\[alder\\]\\((.*)\\): .*", "[The alder by the gate]($1): Look at it in March.")
                .replaceFirst("## (Guide|Documentation|Main pages)", "## Trees I like")
                .concat("\n## Elsewhere\n\nRead these first:\n\n- [Oaks](https://oaks.example/): of another host\n"
                        + "* a line without link\n\n<!-- keep me -->\n");
        Files.writeString(index, edited);
        second();
        assertEquals(edited, Files.readString(index));
        assertEquals(0, check().code());
    }

    @Test
    void aPageThatCannotBeHadTodayIsNotGone() throws IOException {
        var before = Files.readString(index);
        site.answer("/guide/birch", TestSite.html(500, "<title>Sorry</title>"));
        second();
        assertEquals(before, Files.readString(index));
    }

    @Test
    void aPageThatIsNoLongerLinkedStays() throws IOException {
        var before = Files.readString(index);
        guide = List.of("alder", "cedar", "elm");
        home();
        second();
        assertEquals(before, Files.readString(index));
    }

    // What goes

    @Test
    void aGonePageTakesItsLineAlong() throws IOException {
        var before = Files.readAllLines(index);
        remove("birch", TestSite.html(404, "<title>Gone</title>"));
        var checked = check();
        assertEquals(1, checked.code());
        assertTrue(checked.out().startsWith("gone     line "), checked.out());
        assertTrue(checked.out().contains("status 404"), checked.out());
        assertEquals(before, Files.readAllLines(index));
        second();
        assertEquals(
                before.stream().filter(line -> !line.contains("/guide/birch")).toList(), Files.readAllLines(index));
    }

    @Test
    void aSectionOfWhichNothingIsLeftGoesWithItsHeading() throws IOException {
        BLOG.forEach(name -> site.answer("/blog/" + name, TestSite.html(410, "<title>Gone</title>")));
        second();
        var after = Files.readString(index);
        assertFalse(after.contains("/blog/"), after);
        assertFalse(after.contains("## News") || after.contains("## Blog"), after);
    }

    // What is written anew

    @Test
    void aRewrittenPageIsDescribedAnewAndNothingElseChanges() throws IOException {
        var before = Files.readAllLines(index);
        rewrite("cedar");
        var checked = check();
        assertEquals(1, checked.code());
        assertTrue(checked.out().contains("reworded line"), checked.out());
        second();
        var after = Files.readAllLines(index);
        var line = IntStream.range(0, before.size())
                .filter(i -> before.get(i).contains("/guide/cedar)"))
                .findFirst()
                .orElseThrow();
        assertTrue(after.get(line).contains("was felled"), after.get(line));
        assertTrue(after.get(line).startsWith("- [cedar]("), after.get(line));
        after.set(line, before.get(line));
        assertEquals(before, after);
        assertEquals(0, check().code());
    }

    @Test
    void aRenamedPageIsListedByItsNewName() throws IOException {
        site.page(
                "/guide/elm",
                "Wych | Trees",
                "<main><h1>Wych</h1>" + text("elm").replace("The elm", "This tree"));
        second();
        assertTrue(
                Files.readString(index).contains("- [Wych](" + site.origin() + "/guide/elm)"), Files.readString(index));
    }

    @Test
    void whatAPersonSaidOfAPageStaysWhenItIsRewritten() throws IOException {
        var edited = Files.readString(index)
                .replaceFirst("\\[birch\\]\\((.*)\\): .*", "[birch]($1): Look at it in March.")
                .replaceFirst("(\\[cedar\\]\\(.*\\): .*)", "$1 Mind the steps.")
                .replaceFirst("\\[elm\\]", "[My elm]");
        Files.writeString(index, edited);
        rewrite("birch");
        rewrite("cedar");
        second();
        assertEquals(edited, Files.readString(index));
    }

    @Test
    void aSentenceThatThePageNoLongerSaysIsNotLeft() throws IOException {
        var quoted = Pattern.compile("gate elm\\d").matcher(Files.readString(index));
        assertTrue(quoted.find());
        site.page(
                "/guide/elm",
                "elm | Trees",
                "<main><h1>elm</h1>"
                        + text("elm").replace(quoted.group() + " of the park all year", "the pond since May"));
        second();
        assertFalse(Files.readString(index).contains(quoted.group()));
        assertTrue(Files.readString(index).contains("the pond since May"));
    }

    @Test
    void aPageThatOnlyGainsAPartKeepsItsLine() throws IOException {
        var before = Files.readString(index);
        site.page(
                "/guide/elm",
                "elm | Trees",
                "<main><h1>elm</h1>" + text("elm")
                        + "<h2>Pruning the crown in autumn</h2><p>Only the keepers prune it.");
        second();
        assertEquals(before, Files.readString(index));
    }

    @Test
    void withoutTheFullFileAllWordsAreTakenForAPersons() throws IOException {
        var before = Files.readString(index);
        Files.delete(folder.resolve("llms-full.txt"));
        rewrite("cedar");
        assertEquals(0, check().code());
        second();
        assertEquals(before, Files.readString(index));
    }

    // What moves and what comes

    @Test
    void aMovedPageKeepsItsWords() throws IOException {
        var before = Files.readString(index).replace("[birch]", "[My birch]");
        Files.writeString(index, before);
        site.redirect("/guide/birch", 301, "/guide/silver-birch");
        page("guide", "silver-birch");
        var session = second();
        assertEquals(before.replace("/guide/birch)", "/guide/silver-birch)"), Files.readString(index));
        assertTrue(session.error().contains("moved"), session.error());
    }

    @Test
    void anAddedPageStandsOnceBesideItsNeighbours() throws IOException {
        var before = Files.readAllLines(index);
        guide = List.of("alder", "birch", "beech", "cedar", "elm");
        page("guide", "beech");
        home();
        assertEquals(1, check().code());
        second();
        var after = new ArrayList<>(Files.readAllLines(index));
        var added =
                after.stream().filter(line -> line.contains("/guide/beech)")).toList();
        assertEquals(1, added.size());
        int at = after.indexOf(added.getFirst());
        assertTrue(after.get(at - 1).contains("/guide/birch)"), after.toString());
        after.remove(at);
        assertEquals(before, after);
        assertEquals(0, check().code());
    }

    @Test
    void aLineThatWasLostComesBackUnlessTheFileNamesItsAddress() throws IOException {
        var whole = Files.readString(index);
        Files.writeString(index, whole.replaceFirst("(?m)^- \\[birch\\].*\\R", ""));
        assertTrue(check().out().startsWith("missing  birch"), check().out());
        second();
        assertEquals(whole, Files.readString(index));
        var without = whole.replaceFirst("(?m)^- \\[birch\\].*\\R", "") + "\n<!-- not listed: " + site.origin()
                + "/guide/birch -->\n";
        Files.writeString(index, without);
        second();
        assertEquals(without, Files.readString(index));
    }

    // The command

    @Test
    void theCheckTellsAProgramWhatDiffers() throws IOException {
        remove("birch", TestSite.html(404, "<title>Gone</title>"));
        site.redirect("/guide/elm", 308, "/guide/wych-elm");
        page("guide", "wych-elm");
        var session = check("--json");
        assertEquals(1, session.code());
        var json = new ObjectMapper().readTree(session.out());
        assertEquals("birch", json.at("/gone/0/title").asText());
        assertEquals(site.origin() + "/guide/wych-elm", json.at("/moved/0/to").asText());
        assertEquals(0, json.at("/missing").size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--previous nowhere.txt",
                "--previous /",
                "--check nowhere.txt",
                "--json -o -",
                "--previous P --check P"
            })
    void whatContradictsItselfIsBadUsage(String options) {
        var session = run(options.replace("P", index.toString()).split(" "));
        assertEquals(2, session.code(), session.error());
    }

    @Test
    void aSiteThatCannotBeReachedLeavesThePreviousFileAlone() throws IOException {
        var before = Files.readString(index);
        site.close();
        assertEquals(3, run("--previous", index.toString()).code());
        assertEquals(before, Files.readString(index));
    }

    private void pages() {
        home();
        GUIDE.forEach(name -> page("guide", name));
        BLOG.forEach(name -> page("blog", name));
    }

    private void home() {
        site.page(
                "/",
                "Trees",
                "<nav><ul><li>Guide<ul>"
                        + guide.stream().map(name -> link("guide", name)).collect(Collectors.joining())
                        + "</ul><li>News<ul>"
                        + BLOG.stream().map(name -> link("blog", name)).collect(Collectors.joining())
                        + "</ul></ul></nav><main><h1>Trees</h1><p>All the trees of the park by the river, one by one.</main>");
    }

    private static String link(String part, String name) {
        return "<li><a href=/" + part + "/" + name + ">" + name + "</a>";
    }

    private void page(String part, String name) {
        site.page("/" + part + "/" + name, name + " | Trees", "<main><h1>" + name + "</h1>" + text(name) + "</main>");
    }

    private static String text(String name) {
        return IntStream.range(1, 9)
                .mapToObj(i -> "The " + name + " stands by gate " + name + i + " of the park all year.")
                .collect(Collectors.joining(" ", "<p>", "</p>"));
    }

    /** Leaves the page its name and its neighbours, and says other things. */
    private void rewrite(String name) {
        site.page(
                "/guide/" + name,
                name + " | Trees",
                "<main><h1>" + name + "</h1><p>After the storm of last winter the " + name
                        + " was felled by the keepers. "
                        + "Its wood became a bench at the river, where visitors rest.</p></main>");
    }

    private void remove(String name, TestSite.Answer answer) {
        site.answer("/guide/" + name, answer);
        guide = guide.stream().filter(other -> !other.equals(name)).toList();
        home();
    }

    private Session second() {
        var session = run("--previous", index.toString());
        assertEquals(0, session.code(), session.error());
        return session;
    }

    private Session check(String... more) {
        var args = new ArrayList<>(List.of("--check", index.toString()));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    private Session run(String... more) {
        return Session.onLoopback(List.of("generate", site.origin(), "--out", folder.toString()), more);
    }
}
