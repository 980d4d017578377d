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
                                        (WebUrl index) -> folder(index).length())
                                .reversed()
                                .thenComparing(WebUrl::toString))
                        .toList();
    }

    /** The path of the folder that the pack covers, with a slash at its end. */
    String folder() {
        return folder(home);
    }

    static String folder(WebUrl address) {
        var path = address.path();
        int end = path.lastIndexOf('/');
        // decisions §5: a last segment without a dot is a folder.
        return path.indexOf('.', end) < 0 && !path.endsWith("/") ? path + "/" : path.substring(0, end + 1);
    }
}
