package dev.incipit.describe;

import dev.incipit.html.Page;
import java.util.List;

/** Writes the summary and the notes of an index. */
public interface Describer {
    /**
     * Describes a site and its listed pages. Never fails: what cannot be said better is said in the site's own words. If the
     * thread is interrupted, these are returned at once and the interrupt flag stays set.
     *
     * @param home the site's first page
     * @param all every page worth reading, listed or not: what several share is not particular to one
     * @param subjects the pages to describe, in the index's order
     */
    Description describe(DescribedPage home, List<Page> all, List<DescribedPage> subjects);
}
