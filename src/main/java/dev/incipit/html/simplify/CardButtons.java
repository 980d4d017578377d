package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;

/**
 * Drops the button that every card of a list has, such as "Read more" or "Add to cart": a link that stands alone, whose words
 * lead elsewhere from other cards, and whose page is linked by its name too, or which acts. Two passes over the links.
 */
final class CardButtons {
    static final ElementHints SIGNS = ElementHints.of("a");

    private static final int CARDS_MIN = 3;
    private static final int WORDS_MAX = 40;
    private static final Set<String> HEADINGS = Set.of("h1", "h2", "h3", "h4", "h5", "h6");
    private static final WebUrl HERE = WebUrl.parse("https://example.com/").orElseThrow();

    /** The addresses that a link's words lead to. */
    private final Map<String, Set<String>> leadTo = new HashMap<>();

    /** The words that lead to an address. */
    private final Map<String, Set<String>> names = new HashMap<>();

    /** Of those, the ones in a heading or below a picture. */
    private final Map<String, Set<String>> titles = new HashMap<>();

    private final Map<Element, Boolean> holdsOnlyLinks = new HashMap<>();

    private CardButtons() {}

    static void rewrite(Element content) {
        var buttons = new CardButtons();
        var links = content.select("a[href]");
        links.forEach(buttons::count);
        var found = new HashMap<String, List<Element>>();
        for (var link : links) {
            if (buttons.isButton(link)) {
                found.computeIfAbsent(words(link), _ -> new ArrayList<>()).add(link);
            }
        }
        found.values().stream()
                .filter(cards -> cards.size() >= CARDS_MIN)
                .forEach(cards -> cards.forEach(Simplifier::drop));
    }

    private void count(Element link) {
        var words = words(link);
        var image = words.isEmpty() ? link.selectFirst("img[alt]") : null;
        var name = image == null ? words : image.attr("alt").strip().toLowerCase(Locale.ROOT);
        if (!name.isEmpty()) {
            boolean title = image != null || isHeaded(link);
            (title ? titles : names)
                    .computeIfAbsent(link.attr("href"), _ -> new HashSet<>())
                    .add(name);
        }
        if (!words.isEmpty()) {
            leadTo.computeIfAbsent(words, _ -> new HashSet<>()).add(link.attr("href"));
        }
    }

    private static boolean isHeaded(Element link) {
        var parent = link.parent();
        return (parent != null && HEADINGS.contains(parent.normalName()))
                || link.stream().anyMatch(inner -> HEADINGS.contains(inner.normalName()));
    }

    private boolean isButton(Element link) {
        var words = words(link);
        var href = link.attr("href");
        return !words.isEmpty()
                && words.length() <= WORDS_MAX
                && leadTo.getOrDefault(words, Set.of()).size() >= CARDS_MIN
                && (isNamed(words, href) || acts(href))
                && standsAlone(link);
    }

    /** Whether a title leads to the address too, or other words that lead to no other one. */
    private boolean isNamed(String words, String href) {
        return titles.getOrDefault(href, Set.of()).stream().anyMatch(title -> !title.equals(words))
                || names.getOrDefault(href, Set.of()).stream()
                        .anyMatch(name -> leadTo.getOrDefault(name, Set.of()).size() == 1);
    }

    private static boolean acts(String href) {
        return HERE.resolve(href).filter(ActingAddresses::isOne).isPresent();
    }

    private boolean standsAlone(Element link) {
        Element around = link.parent();
        while (around != null
                && !around.isBlock()
                && around.childrenSize() == 1
                && around.ownText().isBlank()) {
            around = around.parent();
        }
        return around != null
                && around.isBlock()
                && !isHeaded(link)
                && !HEADINGS.contains(around.normalName())
                && holdsOnlyLinks.computeIfAbsent(
                        around, block -> block.ownText().isBlank());
    }

    private static String words(Element link) {
        return link.text().strip().toLowerCase(Locale.ROOT);
    }
}
