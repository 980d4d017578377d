package dev.incipit.html.simplify;

import dev.incipit.html.dom.ElementHints;
import java.util.Locale;
import org.jsoup.nodes.Element;

/**
 * Drops the picture of a card that is linked beside the card's name: both links lead to one page, and the picture's alternative
 * text only repeats the name. One pass over the links.
 */
final class PictureLinks {
    static final ElementHints SIGNS = ElementHints.of("img");

    private PictureLinks() {}

    static void rewrite(Element content) {
        Element before = null;
        for (var link : content.select("a[href]:not([hidden])")) {
            if (before != null && before.attr("href").equals(link.attr("href"))) {
                dropRepeating(before, link);
                dropRepeating(link, before);
            }
            before = link;
        }
    }

    private static void dropRepeating(Element picture, Element name) {
        var image = picture.selectFirst("img");
        if (image != null && !picture.hasText() && !name.attr("href").startsWith("#")) {
            var alt = fold(image.attr("alt"));
            if (!alt.isEmpty() && alt.equals(fold(name.text()))) {
                Simplifier.drop(picture);
            }
        }
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
