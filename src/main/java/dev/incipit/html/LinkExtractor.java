package dev.incipit.html;

import dev.incipit.html.PageLink.Region;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Every link of a page with its words, the part of the page it stands in, and the menu groups above it. */
final class LinkExtractor {
    private LinkExtractor() {}

    static List<PageLink> links(Document document, AddressBase base) {
        var found = new ArrayList<PageLink>();
        var seen = new HashSet<Object>();
        for (var anchor : document.select("a[href], area[href]")) {
            if (found.size() >= Page.LINKS_MAX) {
                break;
            }
            var href = anchor.attr("href").strip();
            if (href.isEmpty() || href.startsWith("#")) {
                continue;
            }
            base.web(href).map(url -> url.withoutFragment()).ifPresent(target -> {
                var region = Region.MAIN;
                if (seen.add(List.of(target, region))) {
                    found.add(new PageLink(target, words(anchor), region, List.of(), isUnfollowed(anchor)));
                }
            });
        }
        return found;
    }

    private static String words(Element anchor) {
        var words = VisibleText.of(anchor);
        if (!words.isEmpty()) {
            return words;
        }
        var image = anchor.selectFirst("img[alt]");
        return VisibleText.fold(image == null ? anchor.attr("aria-label") : image.attr("alt"));
    }

    private static boolean isUnfollowed(Element anchor) {
        var rel = List.of(anchor.attr("rel").toLowerCase(Locale.ROOT).strip().split("\\s+", -1));
        return rel.contains("nofollow") || rel.contains("ugc") || rel.contains("sponsored");
    }
}
