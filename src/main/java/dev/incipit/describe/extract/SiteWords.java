package dev.incipit.describe.extract;

import dev.incipit.compute.Spread;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.Passages;
import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import dev.incipit.text.DictionaryWords;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Knows the passages and words of each page of a site, and how rare each word is on the site. */
final class SiteWords {
    private static final int PAGES_MIN = 5;

    private static final double SITE_SHARE = 0.8;
    private static final int MANY_PAGES_MIN = 10;

    /** Without those of more pages the right page is found as often, on fifteen real sites and on 24 written ones. */
    private static final double MANY_SHARE = 0.4;

    /** Vocabularies of so many pages are kept, each of some 50 kB; those of further pages are made again when they are asked for. */
    private static final int KEPT_MAX = 1_000;

    /** What so many pages say is about none of them. */
    private static final int SHARING_MIN = 3;

    /** Pages whose letters tell the script of the site. */
    private static final int SAMPLE_MAX = 20;

    private static final int PASSAGES_MAX = 20;

    private final Terms terms;
    private final Map<WebUrl, List<Passage>> passages = new ConcurrentHashMap<>();
    private final Map<WebUrl, PageVocabulary> kept = new ConcurrentHashMap<>();
    private final Map<String, Integer> frequencies = new HashMap<>();

    /** How many pages have a text outside the cards of others. */
    private final Map<String, Integer> sharing = new HashMap<>();

    /** How many pages have an item of a list, or a row of a table, of a name. */
    private final Map<String, Integer> items = new HashMap<>();

    private final int size;
    private final double scale;

    SiteWords(List<Page> all) {
        Spread.over(all, page -> Map.entry(page, read(page)))
                .forEach(read -> passages.putIfAbsent(read.getKey().url(), read.getValue()));
        passages.values().forEach(this::countTexts);
        terms = new Terms(DictionaryWords.isJapanese(all.stream()
                .limit(SAMPLE_MAX)
                .flatMap(page -> passages(page).stream().limit(PASSAGES_MAX))
                .map(Passage::text)));
        var first = all.subList(0, Math.min(all.size(), KEPT_MAX));
        Spread.over(first, page -> Map.entry(page.url(), made(page))).forEach(page -> {
            kept.putIfAbsent(page.getKey(), page.getValue());
            count(page.getValue().keys());
        });
        Spread.over(
                        all.subList(first.size(), all.size()),
                        page -> Set.copyOf(made(page).keys()))
                .forEach(this::count);
        size = Math.max(1, passages.size());
        scale = Math.log(all.size() + 2.0);
    }

    private void countTexts(List<Passage> page) {
        OneLiners.outsideCards(page)
                .map(Passage::text)
                .filter(Sentences::isWhole)
                .distinct()
                .forEach(text -> sharing.merge(text, 1, Integer::sum));
        page.stream()
                .limit(PageItems.PASSAGES_MAX)
                .flatMap(PageItems::name)
                .distinct()
                .forEach(name -> items.merge(name, 1, Integer::sum));
    }

    /** Whether more than half of five pages or more have an item of this name, as a menu that stands in the text. */
    boolean isOfFrame(String name) {
        return size >= PAGES_MIN && items.getOrDefault(name, 0) * 2 > size;
    }

    private boolean isShared(Passage passage) {
        return sharing.getOrDefault(passage.text(), 0) >= SHARING_MIN;
    }

    private void count(Set<String> keys) {
        keys.forEach(key -> frequencies.merge(key, 1, Integer::sum));
    }

    private static List<Passage> read(Page page) {
        return page.markdown().isEmpty() ? withoutMarkdown(page) : Passages.of(page.markdown());
    }

    private static List<Passage> withoutMarkdown(Page page) {
        return Stream.concat(
                        page.headings().stream().map(heading -> new Passage(Passage.Kind.HEADING, 0, heading.text())),
                        page.paragraphs().stream().map(text -> new Passage(Passage.Kind.TEXT, 0, text)))
                .toList();
    }

    private PageVocabulary made(Page page) {
        return new PageVocabulary(page, passages(page), terms, this::isShared);
    }

    Terms terms() {
        return terms;
    }

    /** The passages of a page, which need not be of the site. */
    List<Passage> passages(Page page) {
        return passages.computeIfAbsent(page.url(), _ -> read(page));
    }

    /** The words of a page, which need not be of the site. */
    PageVocabulary of(Page page) {
        var known = kept.get(page.url());
        return known == null ? made(page) : known;
    }

    /** Returns the share of the pages that have a word, from 0 to 1. */
    double share(String key) {
        return frequencies.getOrDefault(key, 0) / (double) size;
    }

    /** Whether nearly all of five pages or more have a word, as those of the site's head. */
    boolean isOfSite(String key) {
        return size >= PAGES_MIN && share(key) >= SITE_SHARE;
    }

    /** Whether more than two fifths of ten pages or more have a word: it tells none of them from the others. */
    boolean isOfMany(String key) {
        return size >= MANY_PAGES_MIN && share(key) > MANY_SHARE;
    }

    /** Returns how much a word tells a page from the others: 1 for a word of one page of many, 0 for one that all have. */
    double rarity(String key) {
        // All pages of a site have the words of its name.
        return Math.clamp((scale - Math.log(frequencies.getOrDefault(key, 1) + 1.0)) / (scale - Math.log(2)), 0, 1);
    }
}
