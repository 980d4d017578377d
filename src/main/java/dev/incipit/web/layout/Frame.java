package dev.incipit.web.layout;

import dev.incipit.web.SignedIn;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the frame around a page's content shows.
 *
 * @param title of the page, without the product's name
 * @param path of the page, by which the menu marks where the reader is
 * @param notice a sentence about what has just been done
 */
public record Frame(String title, String path, Optional<SignedIn> user, Optional<String> notice) {
    /** For {@code aria-current} of the menu: the page itself and what lies below it; null leaves the attribute out. */
    public @Nullable String current(String menuPath) {
        var below = !menuPath.equals("/app") && path.startsWith(menuPath + "/");
        return below || path.equals(menuPath) ? "page" : null;
    }
}
