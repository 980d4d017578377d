package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.url.WebUrl;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Headings that lead to other pages.
 *
 * @param passages those of the page
 * @param url the page's own, to which its headings may lead too
 */
record LinkedHeadings(List<Passage> passages, WebUrl url) {
    private static final int CARDS_MIN = 3;

    /** Returns the keys of the texts below these headings: each is about the page that its heading leads to. */
    Set<String> textsBelow() {
        var keys = new HashSet<String>();
        boolean ofAnother = false;
        for (var passage : passages) {
            if (passage.is(Passage.Kind.HEADING)) {
                ofAnother = OneLiners.isOfAnother(passage, url);
            } else if (ofAnother) {
                keys.add(TextKey.of(passage.text()));
            }
        }
        return keys;
    }

    /** Returns the names of the cards of a list: the headings that lead to other pages, if most of the page's headings do. */
    List<String> cards() {
        var headings = passages.stream()
                .filter(passage -> passage.is(Passage.Kind.HEADING))
                .toList();
        var cards = headings.stream()
                .filter(heading -> OneLiners.leadsElsewhere(heading, url))
                .map(Passage::text)
                .map(Topics::unadorned)
                .distinct()
                .toList();
        return cards.size() >= CARDS_MIN && cards.size() * 2 > headings.size() ? cards : List.of();
    }
}
