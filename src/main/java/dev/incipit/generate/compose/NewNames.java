package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.kind.PageKinds;
import dev.incipit.generate.survey.LeafGroups;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an item's name adds to the names chosen before it. Of sixty items for sale, "Trifold Wallet" and "Backpack" say more about
 * what there is than "Wallet 09" beside "Wallet 10". Groups with an order of their own keep it.
 */
final class NewNames {
    /** What each page already chosen costs the next one whose name differs from it in the number only: "Wallet 09". */
    private static final double NUMBERED = 0.25;

    /** Of an item. */
    private static final double NEW_WORD = 0.4;

    /** What a name costs besides that has no new word at all. */
    private static final double NOTHING_NEW = 0.4;

    /** A name of more words is a sentence. */
    private static final int WORDS_MAX = 4;

    /** A name that adds as many gains nothing, so that items are chosen from items and take no other page's place. */
    private static final int WORDS_USUAL = 2;

    private static final int LETTERS_MIN = 3;
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}]+");
    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    private final SitePages pages;
    private final LeafGroups leaves;
    private final PageKinds kinds;
    private final Map<WebUrl, Name> names = new HashMap<>();
    private final Map<String, Integer> numbered = new HashMap<>();
    private final Set<String> known = new HashSet<>();

    /**
     * The name of a page.
     *
     * @param series the name without its number, of a leaf of a group without an order; else the page's address
     * @param words those that may tell what there is; empty if the page is no item
     */
    private record Name(String series, Set<String> words) {}

    NewNames(SitePages pages, LeafGroups leaves, PageKinds kinds) {
        this.pages = pages;
        this.leaves = leaves;
        this.kinds = kinds;
    }

    /** Returns what the page's name is worth beside those that were added. */
    double worth(CrawledPage page) {
        var name = name(page);
        long news = name.words().stream().filter(word -> !known.contains(word)).count();
        double worth = name.words().isEmpty()
                ? 0
                : NEW_WORD * (Math.min(WORDS_MAX, news) - WORDS_USUAL) - (news == 0 ? NOTHING_NEW : 0);
        return worth - NUMBERED * numbered.getOrDefault(name.series(), 0);
    }

    /** Remembers the name of a page that is chosen. */
    void add(CrawledPage page) {
        numbered.merge(name(page).series(), 1, Integer::sum);
        known.addAll(words(text(page)));
    }

    private Name name(CrawledPage page) {
        return names.computeIfAbsent(page.url(), url -> {
            var text = text(page);
            var number = DIGITS.matcher(text);
            boolean unordered = leaves.isIn(LeafGroups.Order.NONE, page);
            return new Name(
                    unordered && number.find() ? number.replaceAll("#") : url.toString(),
                    unordered && isItem(page) ? words(text) : Set.of());
        });
    }

    /** Whether the page is a thing for sale, or a card that a list leads to: other pages have more to say than their names. */
    private boolean isItem(CrawledPage page) {
        return kinds.isOfCatalogue(page) || (leaves.isListed(page) && pages.words(page) < LeafQuotas.TEXT_WORDS_MIN);
    }

    private static String text(CrawledPage page) {
        return page.metadata().name().toLowerCase(Locale.ROOT);
    }

    private static Set<String> words(String text) {
        return Stream.of(BETWEEN_WORDS.split(text))
                .filter(word -> word.length() >= LETTERS_MIN)
                .collect(Collectors.toSet());
    }
}
