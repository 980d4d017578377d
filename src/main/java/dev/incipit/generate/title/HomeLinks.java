package dev.incipit.generate.title;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds what the pages of a site call its home page: the text of their logo. */
final class HomeLinks {
    private static final int CHARACTERS_MAX = 60;
    private static final int CHARACTERS_MIN = 3;

    private HomeLinks() {}

    /** Returns the text with which most pages link to it and that names something; empty if no half of them agrees. */
    static Optional<String> name(List<CrawledPage> pages, WebUrl home, Predicate<String> names) {
        var counts = new HashMap<String, Integer>();
        var spelled = new HashMap<String, String>();
        for (var page : pages) {
            var own = new HashSet<String>();
            page.links().stream()
                    .filter(link -> link.target().equals(home) && !link.isInText())
                    .map(link -> link.anchorText().strip())
                    .filter(text ->
                            text.length() >= CHARACTERS_MIN && text.length() <= CHARACTERS_MAX && names.test(text))
                    .forEach(text -> {
                        own.add(TextKey.of(text));
                        spelled.putIfAbsent(TextKey.of(text), text);
                    });
            own.forEach(key -> counts.merge(key, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .filter(count -> count.getValue() > 1 && count.getValue() * 2 >= pages.size())
                .max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(count -> spelled.get(count.getKey()));
    }
}
