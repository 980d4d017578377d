package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageLink.Region;
import java.util.HashMap;
import java.util.Map;

/** How many words of a page's text are links. Each link text is counted once for all pages that show it. */
final class LinkWords {
    private final Map<String, Integer> counted = new HashMap<>();

    int in(CrawledPage page) {
        return page.page().links().stream()
                .filter(link -> link.region() == Region.MAIN)
                .mapToInt(this::in)
                .sum();
    }

    int in(PageLink link) {
        return counted.computeIfAbsent(link.anchorText(), WordCount::of);
    }
}
