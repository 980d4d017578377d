package dev.incipit.generate;

import dev.incipit.url.PathGlob;
import dev.incipit.url.SiteExtent;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a caller may choose for one run, checked; {@link WrittenOptions} has the rules. The API offers none of it.
 *
 * @param extent which pages are asked for, and on which hosts
 * @param pagesMax pages fetched, in place of {@code crawl.max-pages}; deadline and bytes grow with it
 * @param published the address at which the site is or will be published, if it is not the one that is crawled
 * @param title the index's H1 in place of the site's name
 * @param summary the index's blockquote in place of the site's own words
 * @param sections sections in their order; the index's others follow
 * @param mustList paths of pages that the index lists in any case, if they can be read and may be listed
 * @param neverList paths of pages that stand in no file; they are read, since they may lead to others
 */
public record RunOptions(
        SiteExtent extent,
        OptionalInt pagesMax,
        Optional<WebUrl> published,
        Optional<String> title,
        Optional<String> summary,
        List<SectionWish> sections,
        List<PathGlob> mustList,
        List<PathGlob> neverList) {
    /** Nothing chosen. */
    public static final RunOptions NONE = new RunOptions(
            SiteExtent.WHOLE,
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of());

    public RunOptions {
        sections = List.copyOf(sections);
        mustList = List.copyOf(mustList);
        neverList = List.copyOf(neverList);
    }

    /** Whether no file may have this page of the site. The first page is read even if it may not be listed. */
    public boolean keepsOut(WebUrl page) {
        return !extent.admits(page) || neverList.stream().anyMatch(glob -> glob.matches(page));
    }
}
