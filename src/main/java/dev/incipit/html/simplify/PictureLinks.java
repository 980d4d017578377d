package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.select.Evaluator;
import org.jsoup.select.Selector;

/**
 * Drops pictures whose alternative text only repeats what stands on the page in words: the picture of a card whose name leads to
 * the same page, and a picture named like a heading, which leads nowhere or to itself in a larger size, or stands in one link
 * with it. One pass over the links and one over the pictures. Keeps only the texts that a picture has too, since nested elements
 * repeat each other's.
 */
final class PictureLinks {
    static final ElementHints SIGNS = ElementHints.of("img");

    private static final Evaluator LINK = Selector.evaluatorOf("a[href]");
    private static final Evaluator HEADINGS = Selector.evaluatorOf("h1, h2, h3, h4, h5, h6");
    private static final Pattern PICTURE =
            Pattern.compile("\\.(?:jpe?g|png|gif|webp|avif|svg)$", Pattern.CASE_INSENSITIVE);

    private PictureLinks() {}

    /**
     * What stands on the page in words.
     *
     * @param linked the texts that lead to each address
     * @param cards the links around headings
     */
    private record Words(Map<String, Set<String>> linked, Set<String> headings, Set<Element> cards) {}

    static void rewrite(Element content) {
        var images = content.select("img[alt]");
        var alts = new HashMap<String, String>();
        images.forEach(image -> alts.putIfAbsent(fold(image.attr("alt")), fold(image.attr("alt"))));
        alts.remove("");
        if (alts.isEmpty()) {
            return;
        }
        var words = new Words(new HashMap<>(), new HashSet<>(), new HashSet<>());
        for (var link : content.select(LINK)) {
            Optional.ofNullable(alts.get(fold(link.text())))
                    .ifPresent(name -> words.linked()
                            .computeIfAbsent(link.attr("href"), _ -> new HashSet<>())
                            .add(name));
        }
        for (var heading : content.select(HEADINGS)) {
            Optional.ofNullable(alts.get(fold(heading.text()))).ifPresent(words.headings()::add);
            var card = heading.closest(LINK);
            if (card != null) {
                words.cards().add(card);
            }
        }
        images.forEach(image -> drop(image, fold(image.attr("alt")), words));
    }

    private static void drop(Element image, String alt, Words words) {
        var link = image.closest(LINK);
        boolean likeHeading = words.headings().contains(alt);
        if (link == null || link.hasText()) {
            if (likeHeading
                    && image.closest(HEADINGS) == null
                    && (link == null || words.cards().contains(link))) {
                Simplifier.drop(image);
            }
            return;
        }
        var target = link.attr("href");
        boolean named = !target.startsWith("#")
                && words.linked().getOrDefault(target, Set.of()).contains(alt);
        if (named || (likeHeading && PICTURE.matcher(target).find())) {
            Simplifier.drop(link);
        }
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
