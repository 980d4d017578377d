package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SeenSitesTest {
    @Test
    void aSiteIsNewOnce() {
        var seen = new SeenSites();
        for (int i = 0; i < 100_000; i++) {
            assertTrue(seen.add(new SiteKey("a" + i + ".example")), String.valueOf(i));
        }
        for (int i = 0; i < 100_000; i++) {
            assertFalse(seen.add(new SiteKey("a" + i + ".example")), String.valueOf(i));
        }
    }

    @Test
    void whenTooManyAreKnownTheOldestAreForgottenFirst() {
        var seen = new SeenSites(1_000);
        for (int i = 0; i < 2_500; i++) {
            seen.add(new SiteKey("a" + i + ".example"));
        }
        for (int i = 1_500; i < 2_500; i++) {
            assertFalse(seen.add(new SiteKey("a" + i + ".example")), String.valueOf(i));
        }
        assertTrue(seen.add(new SiteKey("a0.example")));
    }
}
