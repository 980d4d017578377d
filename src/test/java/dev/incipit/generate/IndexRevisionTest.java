package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.PageStatus;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class IndexRevisionTest {
    private static final String INDEX = "# Tides\n\n## Guides\n\n- [Ebb](https://example.com/ebb)\n";
    private static final String SECTION =
            "# Harbours\n\n" + PackFile.WHOLE_SITE + "https://example.com/llms.txt\n\n## Harbours\n\n";

    private final TestPages site = new TestPages().add("/", "Home", "").add("/ebb", "Ebb", "");

    private String previous = INDEX;

    private static PackFile section(String path, String entries) {
        return new PackFile(path, PackFile.Kind.SECTION_INDEX, SECTION + entries);
    }

    private IndexRevision revision(Map<String, String> sections, PackFile... now) {
        var generated = new Generated(
                Optional.of(INDEX), Optional.empty(), false, 0, 0, List.of(), site.report(), List.of(), List.of(now));
        var order =
                new GenerateOrder(new Site("example.com", TestPages.HOME, true), FileType.LLMS, 0, Optional.empty());
        return new IndexRevision(
                order,
                GenerateLimits.DEFAULTS,
                new PreviousRun(previous, Optional.empty(), sections, Map.of()),
                generated,
                Optional.empty());
    }

    private static List<String> told(UpdatedIndex updated) {
        return updated.pack().stream()
                .map(change -> change.kind() + " " + change.file() + " " + change.title())
                .toList();
    }

    @Test
    void anUnchangedPackHasNoChanges() {
        site.add("/h/cove", "Cove", "");
        var cove = section("h/llms.txt", "- [Cove](https://example.com/h/cove)\n");
        var updated = revision(Map.of("h/llms.txt", cove.text()), cove).revised(Map.of());
        assertEquals(INDEX, updated.text());
        assertEquals(List.of(), told(updated));
    }

    @Test
    void aSectionIndexIsBroughtUpToDateLineByLine() {
        site.add("/h/cove", "Cove", "");
        var then = SECTION + "- [My cove](https://example.com/h/cove): by hand\n- [Gone](https://example.com/h/gone)\n";
        var revision =
                revision(Map.of("h/llms.txt", then), section("h/llms.txt", "- [Cove](https://example.com/h/cove)\n"));
        assertEquals(List.of(TestPages.url("/h/gone")), revision.unmet());
        Map<WebUrl, PageStatus> statuses =
                Map.of(TestPages.url("/h/gone"), new PageStatus.Gone("answers with status 404"));
        var updated = revision.revised(statuses);
        assertEquals(List.of("GONE h/llms.txt Gone"), told(updated));
        assertEquals(
                SECTION + "- [My cove](https://example.com/h/cove): by hand\n",
                updated.generated().pack().getFirst().text());
    }

    @Test
    void sectionIndexesComeAndGoWithTheirFolders() {
        var old = SECTION + "- [Home](https://example.com/)\n";
        var updated = revision(Map.of("old/llms.txt", old), section("new/llms.txt", ""))
                .revised(Map.of());
        assertEquals(List.of("GONE old/llms.txt old/llms.txt", "MISSING new/llms.txt new/llms.txt"), told(updated));
        assertTrue(updated.generated().pack().stream()
                .noneMatch(file -> file.path().startsWith("old")));
    }

    @Test
    void theSmallFormIsOfTheUpdatedIndex() {
        var small = new PackFile("llms-small.txt", PackFile.Kind.SMALL, "# Fresh\n");
        previous = "# My tides\n\n## Guides\n\n- [The ebb](https://example.com/ebb): by hand\n";
        var text = revision(Map.of(), small)
                .revised(Map.of())
                .generated()
                .pack()
                .getFirst()
                .text();
        assertTrue(text.startsWith("# My tides\n"), text);
        assertTrue(text.endsWith("## Guides\n\n- [The ebb](/ebb): by hand\n"), text);
    }

    @Test
    void theFullFileKeepsAPageThatCannotBeReached() {
        var oaks = "\n## Oaks\n\nSource: https://example.com/oaks\n\nOaks grow.\n";
        var generated = new Generated(
                Optional.of(INDEX),
                Optional.of("# Tides\n"),
                false,
                0,
                0,
                List.of(),
                site.report(),
                List.of(),
                List.of());
        var order =
                new GenerateOrder(new Site("example.com", TestPages.HOME, true), FileType.BOTH, 9, Optional.empty());
        var revision = new IndexRevision(
                order,
                GenerateLimits.DEFAULTS,
                new PreviousRun(INDEX, Optional.of("# Tides\n" + oaks)),
                generated,
                Optional.empty());
        assertEquals(List.of(TestPages.url("/oaks")), revision.unmet());
        var updated = revision.revised(Map.of(TestPages.url("/oaks"), new PageStatus.Unknown()));
        assertEquals(List.of(), told(updated));
        assertEquals(Optional.of("# Tides\n" + oaks), updated.generated().llmsFullTxt());
        assertEquals(1, updated.generated().fullPagesIncluded());
        assertEquals(1, updated.generated().fullPagesAvailable());
        var gone = revision.revised(Map.of(TestPages.url("/oaks"), new PageStatus.Gone("answers with status 404")));
        assertEquals(List.of("GONE llms-full.txt Oaks"), told(gone));
    }

    @Test
    void aFullFileThatTheIndexNamesIsMissedAndNoOther() {
        assertEquals(
                List.of("MISSING llms-full.txt llms-full.txt"),
                toldWithoutFull(INDEX + "\nAll: https://example.com/llms-full.txt\n", Optional.of("# Tides\n")));
        assertEquals(List.of(), toldWithoutFull(INDEX, Optional.of("# Tides\n")));
        assertEquals(
                List.of(),
                toldWithoutFull(INDEX + "\nAll: https://example.com/llms-full.txt\n", Optional.<String>empty()));
    }

    private List<String> toldWithoutFull(String index, Optional<String> full) {
        var generated =
                new Generated(Optional.of(INDEX), full, false, 0, 0, List.of(), site.report(), List.of(), List.of());
        var order =
                new GenerateOrder(new Site("example.com", TestPages.HOME, true), FileType.BOTH, 9, Optional.empty());
        return told(new IndexRevision(
                        order,
                        GenerateLimits.DEFAULTS,
                        new PreviousRun(index, Optional.empty()),
                        generated,
                        Optional.empty())
                .revised(Map.of()));
    }

    @Test
    void wordsThatAPageNoLongerHasAreStale() {
        site.add("/flow", "Flow", "The water rises.");
        var run = new PreviousRun(
                INDEX + "- [Flow](https://example.com/flow): The water comes.\n",
                Optional.of("## Flow\n\nSource: https://example.com/flow\n\nThe water comes.\n"));
        assertEquals(Set.of(TestPages.url("/flow")), IndexRevision.stale(run, site.report()));
    }
}
