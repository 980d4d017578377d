package dev.incipit.crawl.frontier;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CopiedAddressesTest {
    private final CopiedAddresses copies = new CopiedAddresses();

    private void read(String path, String canonical, long text) {
        copies.read(url(path), Optional.of(url(canonical)), text);
    }

    @Test
    void parametersThatThreeCanonicalPagesLackMakeCopies() {
        read("/jar", "/jar", 1);
        read("/pot", "/pot", 2);
        read("/jar?rec=a", "/jar", 1);
        read("/jar?rec=b", "/jar", 1);
        assertFalse(copies.has(url("/pan?rec=a")));
        read("/pot?rec=a", "/pot", 2);
        assertTrue(copies.has(url("/pan?rec=a")));
        assertFalse(copies.has(url("/pan?size=a")));
        assertFalse(copies.has(url("/pan")));
    }

    @Test
    void theCanonicalPageMayBeReadLater() {
        for (var name : List.of("jar", "pot", "pan")) {
            read("/sets/winter/goods/" + name, "/goods/" + name, name.hashCode());
        }
        assertFalse(copies.has(url("/sets/summer/goods/cup")));
        for (var name : List.of("jar", "pot", "pan")) {
            read("/goods/" + name, "/goods/" + name, name.hashCode());
        }
        assertTrue(copies.has(url("/sets/summer/goods/cup")));
        assertFalse(copies.has(url("/sets/summer")));
        assertFalse(copies.has(url("/goods/cup")));
    }

    @Test
    void pagesOfAListThatNameItsFirstAsCanonicalAreNone() {
        read("/news", "/news", 1);
        for (int page = 2; page < 9; page++) {
            read("/news?page=" + page, "/news", page);
        }
        assertFalse(copies.has(url("/news?page=9")));
    }

    @Test
    void oneOriginalShowsThatAddressesOfItsKindArePages() {
        read("/jar", "/jar", 1);
        List.of("a", "b", "c").forEach(from -> read("/jar?rec=" + from, "/jar", 1));
        read("/cup?rec=a", "/cup?rec=a", 3);
        assertFalse(copies.has(url("/pan?rec=a")));
    }

    @Test
    void anAddressOfSuchAKindLeadsToWhatItRepeats() {
        for (var name : List.of("jar", "pot", "pan")) {
            read("/goods/" + name, "/goods/" + name, name.hashCode());
            read("/sets/winter/goods/" + name, "/goods/" + name, name.hashCode());
            read("/goods/" + name + "?rec=a", "/goods/" + name, name.hashCode());
        }
        assertEquals(Optional.of(url("/goods/cup")), copies.original(url("/sets/summer/goods/cup")));
        assertEquals(Optional.of(url("/goods/cup")), copies.original(url("/goods/cup?rec=b")));
        assertEquals(Optional.empty(), copies.original(url("/goods/cup")));
    }
}
