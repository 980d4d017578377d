package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.describe.Description;
import dev.incipit.generate.TestPages;
import dev.incipit.generate.compose.FolderIndex;
import dev.incipit.generate.compose.IndexOutline.Entry;
import dev.incipit.generate.compose.IndexOutline.Part;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SectionIndexesTest {
    private static final LlmsTxt ROOT = new LlmsTxt(
            "Park",
            Optional.empty(),
            "",
            List.of(new Section("Start", List.of()), new Section(Section.OPTIONAL, List.of())));

    @Test
    void theRootNamesFoldersAndVersionsAboveWhatMayBeSkipped() {
        var named = indexes(index(List.of("docs"), "Docs", false), index(List.of("v1"), "1.0", true))
                .named(ROOT);
        assertEquals(
                List.of("Start", "Section indexes", "Older versions", "Optional"),
                named.sections().stream().map(Section::name).toList());
        var link = named.sections().get(1).links().getFirst();
        assertEquals("https://example.com/docs/llms.txt", link.target());
        assertEquals(Optional.of("The index of all pages below /docs/: Guides."), link.note());
    }

    @Test
    void pagesWithoutAFolderHaveOneIndexTogether() {
        var link = indexes(index(List.of(), "More", false))
                .named(ROOT)
                .sections()
                .get(1)
                .links()
                .getFirst();
        assertEquals("https://example.com/more/llms.txt", link.target());
        assertEquals(Optional.of("The index of all pages that are in no other index: Guides."), link.note());
    }

    @Test
    void twoFoldersThatAreOneOnSomeFileSystemHaveTwoPlaces() {
        var links = indexes(index(List.of("Docs"), "A", false), index(List.of("docs"), "B", false))
                .named(ROOT)
                .sections()
                .get(1)
                .links();
        assertEquals("https://example.com/Docs/llms.txt", links.getFirst().target());
        assertEquals(
                2,
                links.stream()
                        .map(link -> link.target().toLowerCase(Locale.ROOT))
                        .distinct()
                        .count());
    }

    @Test
    void theirAddressesAreThoseThatTheRootLinks() {
        assertEquals(
                Set.of(TestPages.url("/docs/llms.txt")),
                indexes(index(List.of("docs"), "Docs", false)).addresses());
    }

    private static SectionIndexes indexes(FolderIndex... indexes) {
        return new SectionIndexes(
                new TestPages().report().scope(),
                "Park",
                List.of(indexes),
                entry -> new Link(entry.title(), entry.page().url().toString()),
                new Description(Optional.empty(), Optional.empty(), Map.of()));
    }

    private static FolderIndex index(List<String> folder, String name, boolean version) {
        var page = new TestPages().add("/docs/a", "A", "Text").pages().getFirst();
        return new FolderIndex(
                folder, name, List.of(new Part("Guides", List.of(new Entry("A", page)))), List.of(), version);
    }
}
