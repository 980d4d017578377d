package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PageVersionsTest {
    private static Set<String> old(String... paths) {
        var site = new TestPages().add("/", "Home", "");
        Stream.of(paths).forEach(path -> site.add(path, path, ""));
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
}
