package dev.incipit.describe;

import dev.incipit.html.Page;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tells what is particular to a page from what several pages of a site say: that is the site's, or its generator's. */
final class Particulars {
    private static final int HEADING_PAGES_MIN = 3;
    private static final double HEADING_SHARE = 0.05;

    private final Map<String, Integer> texts = new HashMap<>();
    private final Map<String, Integer> headings = new HashMap<>();
    private final double headingPagesMax;

    Particulars(List<Page> all) {
        for (var page : all) {
            count(Stream.concat(page.paragraphs().stream(), page.metadata().description().stream()), texts);
            count(page.headings().stream().map(Page.Heading::text), headings);
        }
        headingPagesMax = Math.max(HEADING_PAGES_MIN, HEADING_SHARE * all.size());
    }

    /** Whether no other page says it. */
    boolean isOwn(String text) {
        return texts.getOrDefault(Prose.key(text), 0) <= 1;
    }

    /** Whether few other pages have a part of that name. */
    boolean isOwnHeading(String heading) {
        return headings.getOrDefault(Prose.key(heading), 0) <= headingPagesMax;
    }

    /** The text as one line. */
    static String fold(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }

    private static void count(Stream<String> some, Map<String, Integer> counts) {
        some.map(text -> Prose.key(fold(text))).distinct().forEach(key -> counts.merge(key, 1, Integer::sum));
    }
}
