package dev.incipit.generate.revise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.PreviousRun;
import dev.incipit.generate.TestPages;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StaleWordsTest {
    private static final String THEN = "\n## Elder\n\nSource: https://example.com/a\n\nElder falls.\n";

    private final TestPages site = new TestPages().add("/a", "Alder", "Alder stands.");

    private Set<WebUrl> pages(String entry, String then) {
        var run = new PreviousRun("# Trees\n\n## Guide\n\n" + entry + "\n", Optional.of("# Trees\n" + then));
        return new StaleWords(run, site.report(), Map.of()).pages();
    }

    @Test
    void wordsThatThePageHadAndNoLongerHasAreStale() {
        assertEquals(Set.of(TestPages.url("/a")), pages("- [Elder](https://example.com/a)", THEN));
        assertEquals(Set.of(TestPages.url("/a")), pages("- [Mine](https://example.com/a): Elder falls.", THEN));
    }

    @Test
    void wordsThatThePageStillHasOrNeverHadAreNot() {
        assertEquals(Set.of(), pages("- [Alder](https://example.com/a): Alder stands.", THEN));
        assertEquals(Set.of(), pages("- [Mine](https://example.com/a): By hand.", THEN));
        assertEquals(Set.of(), pages("- [Elder](https://example.com/a): Elder falls.", ""));
    }

    @Test
    void anEntryInAFormOfAPersonsOwnIsNot() {
        assertEquals(Set.of(), pages("- [Elder](https://example.com/a#part): Elder falls.", THEN));
    }

    @Test
    void aPageThatWasNotReadIsNot() {
        assertEquals(Set.of(), pages("- [Elder](https://example.com/b)", THEN.replace("/a", "/b")));
    }
}
