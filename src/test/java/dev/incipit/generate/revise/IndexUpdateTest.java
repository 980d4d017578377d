package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.crawl.PageStatus;
import dev.incipit.generate.Generated;
import dev.incipit.generate.IndexChange;
import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.RunOptions;
import dev.incipit.generate.TestPages;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Second runs over files that no generator wrote: nested lists, several entries for one page, hostile addresses. */
final class IndexUpdateTest {
    private static final String HEAD = "# Trees\n\n## Guide\n\n";

    private static final Duration COST_MAX = Duration.ofSeconds(2);

    private final TestPages site = new TestPages().add("/", "Home", "");
    private final Map<WebUrl, PageStatus> standings = new HashMap<>();
    private String fresh = "# Trees\n";
    private List<String> others = List.of();
    private Optional<String> full = Optional.empty();
    private List<IndexChange> changes = List.of();

    // What is nested in a gone entry

    @Test
    void whatIsNestedInAGoneEntryStaysAndMovesUp() {
        gone("/guides/");
        assertEquals(
                "- [Z](/z)\n- [A](/a): alder\n  - [B](/b)\n- [C](/c)\n- [D](/d)\n",
                revised("- [Z](/z)\n- [Guides](/guides/): all\n  of them\n  - [A](/a): alder\n    - [B](/b)\n"
                        + "  - [C](/c)\n- [D](/d)\n"));
        assertEquals(1, changes.size());
    }

    @Test
    void whatIsNestedBelowABlankLineOrByATabMovesUpToo() {
        gone("/guides/");
        assertEquals("\n- [A](/a)\n\n- [B](/b)\n", revised("- [Guides](/guides/)\n\n    - [A](/a)\n\n\t- [B](/b)\n"));
    }

    @Test
    void nestedEntriesHaveAFateOfTheirOwn() {
        gone("/guides/");
        gone("/a");
        moved("/c", "/new");
        assertEquals(
                "- [B](/b)\n- [C](https://example.com/new)\n",
                revised("- [Guides](/guides/)\n  - [A](/a)\n    - [B](/b)\n  - [C](/c)\n"));
        assertEquals(3, changes.size());
    }

    @Test
    void aPageThatOnlyAGoneEntryNamedIsAddedAgain() {
        site.add("/a", "Alder", "");
        gone("/old");
        fresh = HEAD + "- [Alder](https://example.com/a)\n";
        assertEquals(
                "- [Z](/z)\n- [Alder](https://example.com/a)\n",
                revised("- [Z](/z)\n- [Old](/old): see also [A](https://example.com/a)\n"));
    }

    @Test
    void anAddedEntryComesBelowAllThatIsNestedInItsNeighbour() {
        site.add("/a", "Alder", "").add("/b", "Birch", "").add("/c", "Cedar", "");
        fresh = HEAD + "- [A](https://example.com/a)\n- [B](https://example.com/b)\n- [C](https://example.com/c)\n";
        assertEquals(
                "- [G](/g)\n\n  - [A](/a)\n\n  - [C](/c)\n- [B](https://example.com/b)\n- [Z](/z)\n",
                revised("- [G](/g)\n\n  - [A](/a)\n\n  - [C](/c)\n- [Z](/z)\n"));
    }

    // What was the page's own words

    @Test
    void anEntryWithoutANoteIsRenamedAsAnyOther() {
        site.add("/a", "Alder", "Alder");
        full = Optional.of("# Trees\n\n## Elder\n\nSource: https://example.com/a\n\nElder\n");
        fresh = HEAD + "- [Alder](https://example.com/a)\n";
        assertEquals("- [Alder](https://example.com/a)\n", revised("- [Elder](https://example.com/a)\n"));
    }

    @Test
    void wordsForAPageThatTheNewIndexDoesNotListComeFromAnotherIndex() {
        site.add("/a", "Alder", "Alder stands.");
        full = Optional.of("# Trees\n\n## Elder\n\nSource: https://example.com/a\n\nElder falls.\n");
        others = List.of(HEAD + "- [Alder](https://example.com/a): Alder stands.\n");
        assertEquals(
                "- [Alder](https://example.com/a): Alder stands.\n",
                revised("- [Elder](https://example.com/a): Elder falls.\n"));
        assertEquals(1, changes.size());
        assertEquals("- [Oak](/oak)\n", revised("- [Oak](/oak)\n"), "no other index adds an entry");
    }

    // What stays

    @Test
    void aPageOfWhichNothingIsKnownStays() {
        standings.put(TestPages.url("/a"), new PageStatus.Unknown());
        assertEquals("- [A](/a): alder\n", revised("- [A](/a): alder\n"));
        assertEquals(List.of(), changes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void noEditByHandIsEverUndone(int seed) {
        var random = new Random(seed);
        var text = new StringBuilder("# Trees\n");
        var entries = new StringBuilder();
        for (var name : List.of("alder", "birch", "cedar", "elm", "fir", "gean")) {
            var words = "The " + name + " of the park stands by the " + name + " gate.";
            site.add("/" + name, name, words);
            text.append("\n## " + name + "\n\nSource: https://example.com/" + name + "\n\n" + words + "\n");
            entries.append("- [" + name + "](https://example.com/" + name + "): " + words + "\n");
        }
        full = Optional.of(text.toString());
        fresh = HEAD + entries;
        var lines = new ArrayList<>(entries.toString().lines().toList());
        for (int edit = 0; edit < 4; edit++) {
            edit(lines, random, edit);
        }
        var edited = HEAD + String.join("\n", lines) + (seed % 3 == 0 ? "" : "\n");
        edited = seed % 2 == 0 ? edited.replace("\n", "\r\n") : edited;
        assertEquals(edited, updated(edited));
    }

    private static void edit(List<String> lines, Random random, int number) {
        int at = random.nextInt(lines.size());
        var line = lines.get(at);
        switch (random.nextInt(4)) {
            case 0 -> lines.add(at, random.nextBoolean() ? "" : "A remark of mine, number " + number + ".");
            case 1 -> lines.set(at, line.replaceFirst("\\): .*", "): words " + number));
            case 2 -> lines.set(at, line.startsWith("- [") ? line.replaceFirst("\\): .*", ")") : line);
            default -> Collections.swap(lines, at, lines.size() - 1);
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    // What moves

    @Test
    void thePartsOfAMovedPageMoveAlong() {
        moved("/old#install", "/new");
        moved("/old#usage", "/new");
        moved("/old", "/new");
        assertEquals(
                "- [I](https://example.com/new#install)\n- [U](https://example.com/new#usage)\n"
                        + "- [O](https://example.com/new)\n",
                revised("- [I](/old#install)\n- [U](/old#usage)\n- [O](/old)\n- [Again](/old)\n"));
        assertEquals(4, changes.size());
    }

    @Test
    void aPageThatMovedToThatOfALaterEntryIsNotListedTwice() {
        moved("/old", "/new");
        moved("/old#x", "/new");
        assertEquals("- [New](/new)\n", revised("- [Old](/old)\n- [New](/new)\n"));
        assertEquals("- [X](https://example.com/new#x)\n- [New](/new)\n", revised("- [X](/old#x)\n- [New](/new)\n"));
    }

    @Test
    void theAddressIsMendedInTheLinkAndNotInThePictureOrWordsBeforeIt() {
        moved("/old", "/new");
        moved("/old#x", "/new");
        var to = "https://example.com/new";
        assertEquals(
                "- [![i](/old)](" + to + ")\n- [a ![i](/old)] (" + to + "#x) ![i](/i)\n",
                revised("- [![i](/old)](/old)\n- [a ![i](/old)] (/old#x) ![i](/i)\n"));
        assertEquals("- [/old](<" + to + "> \"/old\")\n", revised("- [/old](</old> \"/old\")\n"));
        assertEquals("- See ![a](/old) [b](" + to + ")\n", revised("- See ![a](/old) [b](/old)\n"));
    }

    @Test
    void noAddressOfTheSiteEndsItsLinkEarly() {
        var hostile = "/n)-[Free](https://evil.example/`x|^{})";
        var written = "https://example.com/n%29-[Free]%28https://evil.example/%60x";
        moved("/old", hostile);
        moved("/bare", "/b](c)<d>");
        var once = revised("- [Old](/old): words\n- https://example.com/bare\n");
        assertTrue(once.startsWith("- [Old](" + written), once);
        assertTrue(once.endsWith("%7D%29): words\n- https://example.com/b]%28c%29%3Cd%3E\n"), once);
        var change = (IndexChange.Moved) changes.getFirst();
        assertTrue(change.to().startsWith(written), change.to());
        assertEquals("https://example.com/b]%28c%29%3Cd%3E", ((IndexChange.Moved) changes.getLast()).to());
        moved(change.to().substring("https://example.com".length()), hostile);
        assertEquals(once, revised(once));
        assertEquals(List.of(), changes);
    }

    // What it costs

    @Test
    void aFileThatListsOnePageAThousandTimesCostsOneReadingOfThatPage() throws Throwable {
        site.add("/a", "Alder", "Alders stand beside the water, and in it. ".repeat(3_000));
        full = Optional.of("# Trees\n\n## Elder\n\nSource: https://example.com/a\n\nElder\n");
        fresh = HEAD + "- [Alder](https://example.com/a)\n";
        var entries = "- [Elder](https://example.com/a)\n".repeat(1_500);
        var taken = ProcessorTime.of(() -> revised(entries));
        assertEquals(1_500, changes.size());
        assertTrue(taken.compareTo(COST_MAX) < 0, taken.toString());
    }

    @Test
    void aFileOfManySectionsCostsNoMoreThanItsLength() throws Throwable {
        var entries = IntStream.range(0, 20_000)
                .mapToObj(i -> "## " + i + "\n- [A](/" + i + ")\n")
                .collect(Collectors.joining());
        var taken = ProcessorTime.of(() -> revised(entries));
        assertTrue(taken.compareTo(COST_MAX) < 0, taken.toString());
    }

    private void gone(String path) {
        standings.put(TestPages.url(path), new PageStatus.Gone("answers with status 404"));
    }

    private void moved(String path, String to) {
        standings.put(TestPages.url(path), new PageStatus.Moved(TestPages.url(to)));
    }

    /** The section's lines after the second run. */
    private String revised(String entries) {
        var text = updated(HEAD + entries);
        assertEquals(HEAD, text.substring(0, HEAD.length()));
        return text.substring(HEAD.length());
    }

    private String updated(String previous) {
        var report = site.report();
        var generated = new Generated(
                Optional.of(fresh), Optional.empty(), false, 0, 0, List.of(), report, List.of(), List.of());
        var made = new IndexUpdate(
                        new PreviousRun(previous, full),
                        fresh,
                        others,
                        report,
                        RunOptions.NONE,
                        Map.of(),
                        false,
                        Set.of())
                .revised(standings, generated);
        changes = made.changes();
        return made.text();
    }
}
