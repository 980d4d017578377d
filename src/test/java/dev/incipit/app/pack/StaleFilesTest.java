package dev.incipit.app.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.files.PublishedAddress;
import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.Visit;
import dev.incipit.generate.Generated;
import dev.incipit.generate.PackFile;
import dev.incipit.generate.TestPages;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.Site;
import dev.incipit.url.SiteExtent;
import dev.incipit.url.SiteScope;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StaleFilesTest {
    @TempDir
    private Path folder;

    private final List<Visit> visits = new ArrayList<>();

    private StaleFiles stale(boolean deadlineReached, PackFile... written) {
        return stale(Set.of(), deadlineReached, written);
    }

    private StaleFiles stale(Set<String> furtherHosts, boolean deadlineReached, PackFile... written) {
        var whole = new TestPages().add("/", "Home", "").report();
        var extent = new SiteExtent(List.of(), List.of(), furtherHosts, List.of());
        var report = new CrawlReport(
                SiteScope.of(new Site("example.com", TestPages.url("/"), true).to(extent), TestPages.url("/")),
                whole.pages(),
                visits,
                Map.of(),
                Optional.empty(),
                0,
                deadlineReached,
                false,
                false,
                0,
                Optional.empty(),
                false);
        var generated = new Generated(
                Optional.empty(), Optional.empty(), false, 0, 0, List.of(), report, List.of(), List.of(written));
        return new StaleFiles(
                new PackFolder(folder), generated, new PublishedAddress("https://example.com", "https://a.org"));
    }

    private void visited(String path, Visit.Result result, int status) {
        visits.add(new Visit(TestPages.url(path), result, "", 0, Duration.ZERO).answered(status));
    }

    private Path copy(String name, String url) throws IOException {
        return Files.writeString(
                folder.resolve(name), new MarkdownCopy("Tides", url, Optional.empty(), "Text.").text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "MISSING, 404, true",
        "MISSING, 503, false",
        "REFUSED, 403, false",
        "UNREACHABLE, 500, false",
        "DROPPED, 200, true"
    })
    void aCopyGoesIfTheSiteAnsweredThatItHasNoSuchPage(Visit.Result result, int status, boolean goes)
            throws IOException {
        var file = copy("ebb.md", "https://a.org/ebb");
        visited("/ebb", result, status);
        assertEquals(goes ? 1 : 0, stale(false).removeCopies());
        assertEquals(!goes, Files.exists(file));
    }

    @Test
    void aCopyOfAnotherHostIsThatOfAnotherRunThoughItsAddressNamesOneOfThisRun() throws IOException {
        var own = copy("ebb.md", "https://docs.a.org/ebb");
        var others = List.of(copy("old.md", "https://old.docs.a.org/ebb"), copy("b.md", "https://b.org/docs.a.org"));
        assertEquals(1, stale(Set.of("docs.a.org"), false).removeCopies());
        assertEquals(false, Files.exists(own));
        assertEquals(true, others.stream().allMatch(Files::exists));
    }

    @Test
    void aCrawlThatWasCutOffDecidesOnlyAboutWhatItVisited() throws IOException {
        var gone = copy("gone.md", "https://a.org/gone");
        var unvisited = copy("unvisited.md", "https://a.org/unvisited");
        visited("/gone", Visit.Result.MISSING, 410);
        assertEquals(1, stale(true).removeCopies());
        assertFalse(Files.exists(gone));
        assertTrue(Files.exists(unvisited));
        assertEquals(1, stale(false).removeCopies());
    }

    @Test
    void copiesOfOtherSitesAndOfThisRunStay() throws IOException {
        copy("other.md", "https://b.org/ebb");
        copy("made.md", "https://a.org/made");
        assertEquals(
                0, stale(false, new PackFile("made.md", PackFile.Kind.COPY, "")).removeCopies());
    }

    @Test
    void aSectionIndexGoesOnlyIfItBelongsToThisIndex() throws IOException {
        for (var site : List.of("a.org", "b.org")) {
            Files.createDirectories(folder.resolve(site));
            Files.writeString(
                    folder.resolve(site).resolve("llms.txt"),
                    "# Docs\n\n" + PackFile.WHOLE_SITE + "https://" + site + "/llms.txt\n");
        }
        assertEquals(1, stale(false).removeSectionIndexes());
        assertTrue(Files.exists(folder.resolve("b.org/llms.txt")));
    }
}
