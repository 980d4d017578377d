package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Link;
import java.util.Locale;

/**
 * Tells items whose page is about the very word that names it, as the element "title" or a component "Link", from those whose
 * name is a word for nothing: the address has the word too, and notes say what it is.
 */
public final class PageOfItsName {
    private PageOfItsName() {}

    public static boolean is(Entry entry) {
        return entry.link()
                .filter(link -> link.note().isPresent() && !link.target().isEmpty())
                .filter(PageOfItsName::hasNameInPath)
                .isPresent();
    }

    private static boolean hasNameInPath(Link link) {
        var target = link.target();
        int host = target.indexOf("://");
        int path = host < 0 ? 0 : target.indexOf('/', host + 3);
        var name = words(link.name());
        return path >= 0 && !name.isBlank() && words(target.substring(path)).contains(name);
    }

    /** The words of a text, each between spaces. */
    private static String words(String text) {
        var words = new StringBuilder(" ");
        int at = 0;
        while (at < text.length()) {
            int end = CharacterRuns.end(text, at, Character::isLetterOrDigit);
            if (end > at) {
                words.append(text, at, end).append(' ');
            }
            at = end + 1;
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }
}
