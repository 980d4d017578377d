package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import dev.incipit.html.visible.VisibleText;
import dev.incipit.html.visible.WordCollector;
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

    /** A name is no longer. */
    private static final int NAME_MAX = 300;

    private PictureLinks() {}

    /**
     * What stands on the page in words.
     *
     * @param linked the texts that lead to each address
     * @param cards the links around headings
     * @param told whether a link has words, asked once for all its pictures
     */
    private record Words(
            Map<String, Set<String>> linked, Set<String> headings, Set<Element> cards, Map<Element, Boolean> told) {
        boolean areIn(Element link) {
            return told.computeIfAbsent(link, some -> !WordCollector.isShort(some, 0));
        }
    }

    static void rewrite(Element content) {
        var images = content.select("img[alt]");
        var alts = new HashMap<String, String>();
        images.stream()
                .map(image -> fold(image.attr("alt")))
                .filter(alt -> !alt.isEmpty() && alt.length() <= NAME_MAX)
                .forEach(alt -> alts.putIfAbsent(alt, alt));
        if (alts.isEmpty()) {
            return;
        }
        var words = new Words(new HashMap<>(), new HashSet<>(), new HashSet<>(), new HashMap<>());
        for (var link : content.select(LINK)) {
            named(link, alts)
                    .ifPresent(name -> words.linked()
                            .computeIfAbsent(link.attr("href"), _ -> new HashSet<>())
                            .add(name));
        }
        for (var heading : content.select(HEADINGS)) {
            named(heading, alts).ifPresent(words.headings()::add);
            var card = heading.closest(LINK);
            if (card != null) {
                words.cards().add(card);
            }
        }
        images.forEach(image -> drop(image, fold(image.attr("alt")), words));
    }

    /** The picture's text that an element has too. */
    private static Optional<String> named(Element element, Map<String, String> alts) {
        return WordCollector.isShort(element, NAME_MAX)
                ? Optional.ofNullable(alts.get(fold(element.text())))
                : Optional.empty();
    }

    private static void drop(Element image, String alt, Words words) {
        var link = image.closest(LINK);
        boolean likeHeading = words.headings().contains(alt);
        if (link == null || words.areIn(link)) {
            if (likeHeading && (link == null || words.cards().contains(link)) && !isInHeading(image)) {
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

    private static boolean isInHeading(Element image) {
        return image.parents().stream().anyMatch(around -> VisibleText.headingLevel(around) > 0);
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
