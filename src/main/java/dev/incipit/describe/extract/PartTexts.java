package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Knows which texts of a front page are about one of its parts: those below a heading of their own that speak of what it names, or
 * do not name the site.
 */
public final class PartTexts {
    private final Set<String> keys = new HashSet<>();

    /**
     * Reads the front page; what stands above its first text, and each heading that has the site's name, names the whole, unless
     * it leads elsewhere.
     */
    public PartTexts(DescribedPage home, SiteTexts site) {
        var terms = site.words().terms();
        var ofName = terms.keysOfName(home.title());
        boolean begun = false;
        boolean ofOther = false;
        var ofPart = Set.<String>of();
        for (var passage : site.words().passages(home.page())) {
            var told = terms.tellingKeys(passage.text());
            if (passage.is(Passage.Kind.HEADING)) {
                ofOther = OneLiners.isOfAnother(passage, home.page().url());
                ofPart = begun && Collections.disjoint(told, ofName) ? told : Set.of();
            } else if (ofOther
                    || (!ofPart.isEmpty()
                            && (!Collections.disjoint(told, ofPart) || Collections.disjoint(told, ofName)))) {
                keys.add(TextKey.of(passage.text()));
            }
            begun |= passage.is(Passage.Kind.TEXT) && !passage.isPicture();
        }
    }

    /** Whether a text is about a part of the page. */
    public boolean has(String text) {
        return keys.contains(TextKey.of(text));
    }
}
