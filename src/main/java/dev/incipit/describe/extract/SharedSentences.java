package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Knows the sentences that several pages of a site say: they tell what the site is about, and nothing of one page. What lists
 * show of a page below its linked name is that page's own.
 */
final class SharedSentences {
    private static final int PAGES_MIN = 3;

    /** Of each page, as many passages are read as a description is taken from, more or less. */
    private static final int PASSAGES = 16;

    private static final int LETTERS_MIN = 20;
    private static final String ENDS = ".!?。！？";

    /** What a tenth of all pages say comes from their frame; fewer may be lists of what one page says. */
    private static final int FRAME_SHARE = 10;

    private final Map<String, Set<WebUrl>> pages = new HashMap<>();
    private final Map<String, Integer> cards = new HashMap<>();
    private final int ofFrame;

    SharedSentences(List<Page> all, SiteWords words) {
        ofFrame = Math.max(PAGES_MIN, all.size() / FRAME_SHARE);
        for (var page : all) {
            count(page.url(), words.passages(page));
        }
    }

    private void count(WebUrl page, List<Passage> passages) {
        var own = new HashSet<String>();
        var ofCards = new HashSet<String>();
        boolean card = false;
        int read = 0;
        for (int at = 0; at < passages.size() && read < PASSAGES; at++) {
            var passage = passages.get(at);
            if (passage.is(Passage.Kind.HEADING)) {
                card = OneLiners.isCard(passage);
            } else if (passage.isParagraph()) {
                boolean below = at > 0 && OneLiners.leadsElsewhere(passages.get(at - 1), page);
                var said = card || below ? ofCards : own;
                cut(passage.text())
                        .map(TextKey::of)
                        .filter(SharedSentences::tells)
                        .forEach(said::add);
                read++;
            }
        }
        own.forEach(key -> pages.computeIfAbsent(key, _ -> new HashSet<>()).add(page));
        ofCards.forEach(key -> cards.merge(key, 1, Integer::sum));
    }

    /** Returns how many pages say a sentence, without the cards that show it of a page which says it itself. */
    private int count(String sentence, WebUrl page) {
        var key = TextKey.of(sentence);
        var own = pages.getOrDefault(key, Set.of());
        return own.size() + (own.contains(page) ? 0 : cards.getOrDefault(key, 0));
    }

    /** Whether three or more pages say a page's sentence. */
    boolean has(String sentence, WebUrl page) {
        return count(sentence, page) >= PAGES_MIN;
    }

    /** Whether another page says a sentence at its beginning, or it stands on a card. */
    boolean isOfAnother(String sentence, WebUrl page) {
        var key = TextKey.of(sentence);
        var own = pages.getOrDefault(key, Set.of());
        return own.stream().anyMatch(other -> !other.equals(page)) || (!own.contains(page) && cards.containsKey(key));
    }

    /** Whether a sentence comes from the frame of the pages, as a shop's motto. */
    boolean isOfFrame(String sentence, WebUrl page) {
        return count(sentence, page) >= ofFrame;
    }

    /** Whether the key of a sentence is long enough to be nobody else's by chance. */
    static boolean tells(String key) {
        return key.length() >= LETTERS_MIN;
    }

    /** Cuts at every full stop before a blank: an abbreviation too many only makes a sentence that none asks for. */
    static Stream<String> cut(String text) {
        var sentences = Stream.<String>builder();
        int start = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            boolean last = at + 1 == text.length();
            if (last || (ENDS.indexOf(sign) >= 0 && (sign > 'z' || text.charAt(at + 1) == ' '))) {
                sentences.add(text.substring(start, at + 1));
                start = at + 1;
            }
        }
        return sentences.build();
    }
}
