package dev.incipit.pointers;

import dev.incipit.url.WebUrl;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Where a pack is published.
 *
 * @param home the address of the site, or of the part of it that the pack covers
 * @param indexes the addresses of the index and of the section indexes; each covers the pages in its folder and below
 */
public record PackAddress(WebUrl home, List<WebUrl> indexes) {
    /** Puts the index of the longest folder first; repeated ones are dropped. */
    public PackAddress {
        indexes = new LinkedHashSet<>(indexes)
                .stream()
                        .sorted(Comparator.comparingInt(
                                        (WebUrl index) -> index.folder().length())
                                .reversed()
                                .thenComparing(WebUrl::toString))
                        .toList();
    }
}
