package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import dev.incipit.generate.TestPages;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PageVersionsTest {
    private static Set<String> old(String... paths) {
        return oldBeside("Home", paths);
    }

    private static Set<String> oldBeside(String home, String... paths) {
        var site = new TestPages().add("/", home, "");
        Stream.of(paths).forEach(path -> site.add(path, path, ""));
        return old(site);
    }

    private static Set<String> old(TestPages site) {
        var pages = new SitePages(site.report());
        var versions = new PageVersions(pages);
        return pages.all().stream()
                .filter(versions::isOld)
                .map(page -> page.url().path())
                .collect(Collectors.toSet());
    }

    @Test
    void ofVersionsTheHighestStays() {
        assertEquals(Set.of("/v1.9/a", "/v1.2/a"), old("/v1.9/a", "/v1.10/a", "/v1.2/a"));
    }

    @Test
    void theVersionThatIsCalledCurrentStaysAndOneToComeDoesNot() {
        assertEquals(Set.of("/3.0/a", "/next/a"), old("/3.0/a", "/stable/a", "/next/a"));
    }

    @Test
    void allVersionsAreOldBesideTheSamePagesWithoutOne() {
        assertEquals(Set.of("/v1/a", "/v1/b"), old("/v1/a", "/v1/b", "/a", "/b"));
    }

    @Test
    void allVersionsAreOldBesideOtherPagesOfTheirFolder() {
        assertEquals(Set.of("/docs/v2/a"), old("/docs/v2/a", "/docs/b", "/docs/c"));
    }

    @Test
    void aVersionIsOldIfTheHomePageNamesALaterOne() {
        assertEquals(Set.of("/1.8/a"), oldBeside("Acme 2.3.1 documentation", "/1.8/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme 1.8.2 for Python 3", "/v1.9/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme 1.8.2 documentation", "/1.8/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme 2.3 documentation", "/v2/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme, 12.5.2024", "/stable/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme Sync – rated 4.8 by our users", "/1.4/a", "/b"));
        assertEquals(Set.of(), oldBeside("Acme 2.3.1 documentation", "/sdk/1.4/a", "/b"));
    }

    @Test
    void aPageCalledAsTheHomePageButForTheVersionIsOld() {
        var site = new TestPages()
                .add("/", "Acme manual", "")
                .add("/1.8/", "Acme 1.8 manual", "")
                .add("/guide", "Guide", "");
        assertEquals(Set.of("/1.8/"), old(site));
        assertEquals(Set.of(), old(new TestPages().add("/", "Acme manual", "").add("/1.8/", "What is new in 1.8", "")));
    }

    @Test
    void aSmallFolderIsOldIfTheNameOfReleaseNotesTellsALaterVersion() {
        var notes = List.of("/notes", "/b", "/c", "/d");
        assertEquals(Set.of("/0.9/a"), oldBesideNotes("Version 1.4 (March 2025)", notes, "/0.9/a"));
        assertEquals(Set.of(), oldBesideNotes("Version 0.8", notes, "/0.9/a"));
        assertEquals(Set.of(), oldBesideNotes("What's new in 1.10", notes, "/1.2/a"));
        assertEquals(Set.of(), oldBesideNotes("Version 1.4 of the law", notes, "/0.9/a"));
        assertEquals(Set.of(), oldBesideNotes("Version 1.4", List.of("/notes"), "/0.9/a", "/0.9/b", "/0.9/c"));
    }

    private static Set<String> oldBesideNotes(String name, List<String> others, String... paths) {
        var site = new TestPages().add("/", "Acme", "");
        others.forEach(path -> site.add(path, path.equals("/notes") ? name : path, ""));
        Stream.of(paths).forEach(path -> site.add(path, path, ""));
        return old(site);
    }

    @Test
    void aYearIsNoVersion() {
        assertEquals(Set.of(), old("/2024/a", "/2025/a"));
    }

    @Test
    void versionsAreOrderedByTheirNumbers() {
        var versions = List.of("next", "1.2", "1.2.1", "1.10", "v2", "stable");
        assertEquals(
                versions,
                versions.reversed().stream().sorted(PageVersions::compare).toList());
    }

    @Test
    void manyFoldersWithAVersionEachCostNoSquare() throws Throwable {
        var site = new TestPages().add("/", "Home", "");
        for (int i = 0; i < 4_000; i++) {
            site.add("/part-" + i + "/v1/a", "Page " + i, "");
        }
        var pages = new SitePages(site.report());
        var took = ProcessorTime.of(() -> new PageVersions(pages));
        assertTrue(took.compareTo(Duration.ofSeconds(1)) < 0, took::toString);
    }

    @Test
    void aFolderNamedByAVersionIsOldBesideTheOneWithoutOrWithALaterOne() {
        assertEquals(
                Set.of("/api/java-2.3/a", "/api/java-2.3/b"),
                old("/api/java/a", "/api/java/b", "/api/java-2.3/a", "/api/java-2.3/b"));
        assertEquals(Set.of("/java-2.9/a"), old("/java-2.9/a", "/java-2.10/a"));
        assertEquals(Set.of(), old("/cables/usb-2.0/a-to-b", "/cables/usb-3.0/a-to-c"));
        assertEquals(Set.of(), old("/section-1.1/exercises", "/section-1.2/exercises"));
        assertEquals(Set.of(), old("/blog/rust-1.70", "/blog/rust-1.71", "/blog/a", "/blog/b"));
    }

    @Test
    void ofTheVersionsOfOnePageTheHighestStaysBesideOthers() {
        assertEquals(Set.of("/spec/v1"), old("/spec/v1", "/spec/v2", "/spec/v3-draft", "/spec"));
    }
}
