package dev.incipit.generate;

import dev.incipit.url.PathGlob;
import java.util.List;
import java.util.Optional;

/**
 * A section that the caller wants in the index, in this place.
 *
 * @param renamed the name that the section would have had, if it is renamed
 * @param pages paths of the listed pages that stand in it; those of a section of that name stay in it too
 */
public record SectionWish(String name, Optional<String> renamed, List<PathGlob> pages) {
    public SectionWish {
        pages = List.copyOf(pages);
    }
}
