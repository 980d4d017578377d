package dev.incipit.describe.extract;

import dev.incipit.compute.Spread;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Knows the words of each page of a site, and how rare each word is on the site. */
final class SiteWords {
    private final Terms terms = new Terms();
    private final Map<WebUrl, PageVocabulary> pages = new ConcurrentHashMap<>();
    private final Map<String, Integer> frequencies = new HashMap<>();
    private final double scale;

    SiteWords(List<Page> all) {
        var read = Spread.over(all, page -> Map.entry(page.url(), new PageVocabulary(page, terms)));
        for (var page : read) {
            pages.putIfAbsent(page.getKey(), page.getValue());
            page.getValue().keys().forEach(key -> frequencies.merge(key, 1, Integer::sum));
        }
        scale = Math.log(all.size() + 2.0);
    }

    Terms terms() {
        return terms;
    }

    /** The words of a page, which need not be of the site. */
    PageVocabulary of(Page page) {
        return pages.computeIfAbsent(page.url(), _ -> new PageVocabulary(page, terms));
    }

    /** Returns the share of the pages that have a word, from 0 to 1. */
    double share(String key) {
        return frequencies.getOrDefault(key, 0) / (double) Math.max(1, pages.size());
    }

    /** Returns how much a word tells a page from the others: 1 for a word of one page of many, 0 for one that all have. */
    double rarity(String key) {
        // All pages of a site have the words of its name.
        return Math.clamp((scale - Math.log(frequencies.getOrDefault(key, 1) + 1.0)) / (scale - Math.log(2)), 0, 1);
    }
}
