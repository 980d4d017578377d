package dev.incipit.describe;

import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.Optional;

/**
 * The words of an index.
 *
 * @param summary one or two sentences on what the site is
 * @param background a short paragraph more, where the site gives one
 * @param notes what each page is for, by its address; a page of which nothing can be said has none
 */
public record Description(Optional<String> summary, Optional<String> background, Map<WebUrl, String> notes) {
    public Description {
        notes = Map.copyOf(notes);
    }
}
