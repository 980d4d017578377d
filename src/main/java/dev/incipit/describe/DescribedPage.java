package dev.incipit.describe;

import dev.incipit.describe.words.Sentences;
import dev.incipit.html.Page;
import java.util.HashSet;

/** A page to be described, with its title in the index. */
public record DescribedPage(String title, Page page) {
    /** What stands behind a repeated title in fewer characters is a mark: "Tide Class Reference abstract". */
    private static final int MARK_MAX = 15;

    /** Whether a text has the words of the title and no others. */
    public boolean isTitled(String text) {
        return TextKey.of(text).equals(TextKey.of(title));
    }

    /** Whether the page's markup says that it is about one thing for sale. */
    public boolean isForSale() {
        return page.metadata().kind().filter("product"::equals).isPresent();
    }

    /** Whether a text adds to the title and is neither boilerplate nor a menu of the page. */
    public boolean isToldBy(String text) {
        var key = TextKey.of(text);
        var name = TextKey.of(title);
        return Prose.tells(text, title)
                && !key.equals(name)
                && !name.contains(key)
                && !(key.startsWith(name) && key.length() - name.length() < MARK_MAX && !Sentences.isWhole(text))
                && !isMenu(text);
    }

    /** Whether a line has bars between its parts, or every word of it occurs in a link or in the title. */
    private boolean isMenu(String text) {
        if (Sentences.isWhole(text)) {
            return false;
        }
        if (text.contains(" | ")) {
            return true;
        }
        // Breadcrumbs contain the page's own name without a link.
        var linked = new HashSet<>(TextKey.words(title));
        page.links().forEach(link -> linked.addAll(TextKey.words(link.anchorText())));
        return linked.containsAll(TextKey.words(text));
    }
}
