package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.describe.Description;
import dev.incipit.describe.ModelReport;
import dev.incipit.generate.compose.Composition;
import dev.incipit.generate.compose.IndexOutline;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GeneratedFilesTest {
    private static final String PROSE =
            "The tide table of this harbour lists high and low water for every day. ".repeat(6);
    private static final String EBB = "The water falls for six hours and leaves the mud bare. ".repeat(6);
    private static final Description WORDS = new Description(
            Optional.of("Tide tables of forty harbours."),
            Optional.of("Kept since 1904."),
            Map.of(TestPages.url("/ebb"), "When the water goes out."),
            new ModelReport(false, List.of(), Optional.of("The model was away.")));

    private static GeneratedFiles files(FileType type, RunOptions options, PackOrder pack) {
        var report = new TestPages()
                .add("/", "Tides", PROSE, TestPages.menu("/ebb"))
                .add("/ebb", "Ebb", EBB)
                .report();
        var order = new GenerateOrder(
                        new Site("example.com", TestPages.HOME, true), type, 10, Optional.of("Mind the date."), options)
                .with(pack);
        return new GeneratedFiles(order, report, new Composition(report, options), List.of(), WORDS);
    }

    private static Generated written(FileType type, RunOptions options, PackOrder pack) {
        return files(type, options, pack).written(Optional.empty(), GenerateLimits.DEFAULTS);
    }

    private static Generated written(FileType type) {
        return written(type, RunOptions.NONE, PackOrder.NONE);
    }

    @Test
    void onlyTheFilesThatWereOrderedAreWritten() {
        var index = written(FileType.LLMS);
        assertTrue(index.llmsTxt().isPresent());
        assertEquals(Optional.empty(), index.llmsFullTxt());
        assertEquals(0, index.fullPagesAvailable());
        var full = written(FileType.LLMS_FULL);
        assertEquals(Optional.empty(), full.llmsTxt());
        assertTrue(full.llmsFullTxt().orElseThrow().contains("falls for six hours"));
        assertEquals(2, full.fullPagesIncluded());
        assertEquals(List.of(), full.pack());
    }

    @Test
    void anIndexNamesTheFullFileOnlyIfThereIsOne() {
        assertFalse(written(FileType.LLMS).llmsTxt().orElseThrow().contains("llms-full.txt"));
        assertTrue(written(FileType.BOTH).llmsTxt().orElseThrow().contains("https://example.com/llms-full.txt"));
    }

    @Test
    void anEntryHasTheNoteOfItsPage() {
        var index = written(FileType.LLMS).llmsTxt().orElseThrow();
        assertTrue(index.contains("- [Ebb](https://example.com/ebb): When the water goes out.\n"), index);
        assertTrue(
                index.startsWith("# Tides\n\n> Tide tables of forty harbours.\n\nKept since 1904.\n\n**Instructions"),
                index);
        assertTrue(index.contains("Mind the date."), index);
    }

    @Test
    void theCallersSummaryStandsInPlaceOfTheSites() {
        var options = new RunOptions(
                RunOptions.NONE.extent(),
                RunOptions.NONE.pagesMax(),
                Optional.empty(),
                Optional.empty(),
                Optional.of("My own words."),
                List.of(),
                List.of(),
                List.of());
        assertTrue(written(FileType.LLMS, options, PackOrder.NONE)
                .llmsTxt()
                .orElseThrow()
                .contains("\n> My own words.\n"));
    }

    @Test
    void theSmallFormIsWrittenBesideIfItIsOrdered() {
        var pack = written(FileType.LLMS, RunOptions.NONE, new PackOrder(false, false, true, _ -> false))
                .pack();
        assertEquals(
                List.of(PackFile.Kind.SMALL), pack.stream().map(PackFile::kind).toList());
        assertTrue(pack.getFirst().text().contains("/ebb"), pack.getFirst().text());
    }

    @Test
    void whatTheModelMissedIsTheLastNote() {
        assertEquals("The model was away.", written(FileType.LLMS).notes().getLast());
    }

    @Test
    void pagesBesidesTheIndexHaveOneOfTheirOwn() {
        var files = files(FileType.LLMS, RunOptions.NONE, PackOrder.NONE);
        var ebb = new TestPages().add("/ebb", "Ebb", EBB).pages().getFirst();
        var text =
                files.besides(List.of(new IndexOutline.Entry("The ebb", ebb))).orElseThrow();
        assertTrue(text.endsWith("\n- [The ebb](https://example.com/ebb): When the water goes out.\n"), text);
        assertEquals(Optional.empty(), files.besides(List.of()));
    }
}
