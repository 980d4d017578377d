package dev.incipit.describe;

import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.Optional;

/**
 * The words of an index.
 *
 * @param summary one or two sentences on what the site is
 * @param background another short paragraph, if the site has one
 * @param notes what each page is for, by its address; a page about which nothing can be said has none
 * @param model what a language model contributed
 */
public record Description(
        Optional<String> summary, Optional<String> background, Map<WebUrl, String> notes, ModelReport model) {
    public Description {
        notes = Map.copyOf(notes);
    }

    /** What a page is for. */
    public Optional<String> note(WebUrl page) {
        return Optional.ofNullable(notes.get(page));
    }

    /** Creates a description to which no model contributed. */
    public Description(Optional<String> summary, Optional<String> background, Map<WebUrl, String> notes) {
        this(summary, background, notes, ModelReport.NONE);
    }
}
