package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Drops pictures whose alternative text only repeats what stands on the page in words: the picture of a card whose name leads to
 * the same page, and a picture named like a heading, which leads nowhere or to itself in a larger size. One pass over the links
 * and one over the pictures.
 */
final class PictureLinks {
    static final ElementHints SIGNS = ElementHints.of("img");

    private static final String HEADINGS = "h1, h2, h3, h4, h5, h6";
    private static final Pattern PICTURE =
            Pattern.compile("\\.(?:jpe?g|png|gif|webp|avif|svg)$", Pattern.CASE_INSENSITIVE);

    private PictureLinks() {}

    static void rewrite(Element content) {
        var names = new HashMap<String, Set<String>>();
        for (var link : content.select("a[href]")) {
            var name = fold(link.text());
            if (!name.isEmpty()) {
                names.computeIfAbsent(link.attr("href"), _ -> new HashSet<>()).add(name);
            }
        }
        var headings = new HashSet<String>();
        content.select(HEADINGS).forEach(heading -> headings.add(fold(heading.text())));
        for (var image : content.select("img[alt]")) {
            var alt = fold(image.attr("alt"));
            if (!alt.isEmpty()) {
                drop(image, alt, names, headings);
            }
        }
    }

    private static void drop(Element image, String alt, Map<String, Set<String>> names, Set<String> headings) {
        var link = image.closest("a[href]");
        if (link == null) {
            if (headings.contains(alt) && image.closest(HEADINGS) == null) {
                Simplifier.drop(image);
            }
        } else if (!link.hasText()) {
            var target = link.attr("href");
            boolean named = !target.startsWith("#")
                    && names.getOrDefault(target, Set.of()).contains(alt);
            if (named || (PICTURE.matcher(target).find() && headings.contains(alt))) {
                Simplifier.drop(link);
            }
        }
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
