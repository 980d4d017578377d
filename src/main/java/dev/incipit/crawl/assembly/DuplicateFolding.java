package dev.incipit.crawl.assembly;

import dev.incipit.crawl.page.PageAnswer.Reading;
import dev.incipit.url.PageSpelling;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds duplicate pages by their canonical link, if it can be trusted (hostile.md row 31), and by their text. The page that was
 * discovered first is kept, or else the one above its numbered states.
 */
final class DuplicateFolding {
    /** Two pages with fewer words may match by chance, so their titles must match too. */
    private static final int WORDS_FEW = 30;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private final List<Reading> pages;
    private final Map<String, Reading> byKey = new HashMap<>();
    private final Map<String, Integer> claims = new HashMap<>();

    /** @param pages in the order of discovery, the home page first */
    DuplicateFolding(List<Reading> pages) {
        this.pages = pages;
        pages.forEach(page -> byKey.put(keyOf(page), page));
        pages.forEach(page -> canonicalKey(page).ifPresent(key -> claims.merge(key, 1, Integer::sum)));
    }

    /** Maps the address of each page that is dropped to that of the page that is kept. */
    Map<WebUrl, WebUrl> folded() {
        var folded = new LinkedHashMap<WebUrl, WebUrl>();
        var byText = new HashMap<String, WebUrl>();
        for (var page : pages) {
            canonicalOf(page).ifPresent(canonical -> folded.put(page.url(), canonical.url()));
        }
        for (var page : pages) {
            if (!folded.containsKey(page.url()) && page.print().words() > 0) {
                byText.merge(textKey(page), page.url(), (first, second) -> {
                    boolean above = isAbove(second, first)
                            && !first.equals(pages.getFirst().url());
                    folded.put(above ? first : second, above ? second : first);
                    return above ? second : first;
                });
            }
        }
        // A page may have been folded into one that was itself dropped because of its text.
        folded.replaceAll((_, into) -> {
            var kept = into;
            while (folded.containsKey(kept)) {
                kept = folded.get(kept);
            }
            return kept;
        });
        return folded;
    }

    /** Whether the second address is that of a state of the first one: {@code /wiki/API} and {@code /wiki/API/1}. */
    private static boolean isAbove(WebUrl url, WebUrl other) {
        var path = other.path();
        int end = path.lastIndexOf('/');
        return url.query().isEmpty()
                && url.host().equals(other.host())
                && url.path().equals(path.substring(0, end))
                && NUMBER.matcher(path.substring(end + 1)).matches();
    }

    private static String textKey(Reading page) {
        var print = page.print();
        return print.exact() + " " + print.words()
                + (print.words() < WORDS_FEW ? page.metadata().title() : "");
    }

    private Optional<Reading> canonicalOf(Reading page) {
        return canonicalKey(page)
                .filter(key -> !foldsMostOfTheSite(key)
                        || page.print().exact() == byKey.get(key).print().exact())
                .map(byKey::get)
                .filter(target -> canonicalKey(target).isEmpty());
    }

    private boolean foldsMostOfTheSite(String key) {
        return claims.get(key) * 2 > pages.size();
    }

    /** Returns the key of the page's canonical, if that is another page that was read. */
    private Optional<String> canonicalKey(Reading page) {
        return page.metadata()
                .canonical()
                .map(PageSpelling::keyOf)
                .filter(byKey::containsKey)
                .filter(key -> !key.equals(keyOf(page)));
    }

    private static String keyOf(Reading page) {
        return PageSpelling.keyOf(page.url());
    }
}
