package dev.incipit.validate.recognize;

import dev.incipit.llmstxt.Link;
import dev.incipit.text.ShippedTables;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of links that say nothing of their pages, in the languages of decisions §5. */
public final class EmptyNames {
    private static final ShippedTables TABLES = ShippedTables.of(EmptyNames.class);

    private static final Set<String> EMPTY = Set.copyOf(TABLES.phrases("empty"));

    /** Titles of what a server shows in place of a page. */
    private static final Set<String> NO_PAGE = Set.copyOf(TABLES.phrases("no page"));

    /** What parts such a title from the site's behind it. */
    private static final Pattern SITE = Pattern.compile("\\s[-–—|·]\\s.*");

    private EmptyNames() {}

    /** Whether a name, without the marks that may end it, is one of them. */
    public static boolean isOne(String name) {
        var words = ComparedText.ofName(name);
        return EMPTY.contains(words)
                || NO_PAGE.contains(ComparedText.ofName(SITE.matcher(name).replaceFirst("")));
    }

    /** Whether a link without notes is named by its own address, without the scheme; a host alone may be a name. */
    public static boolean isAddress(Link link) {
        int scheme = link.target().indexOf("://");
        var address = scheme < 0 ? "" : link.target().substring(scheme + "://".length());
        int slash = address.indexOf('/');
        return link.note().isEmpty()
                && slash > 0
                && slash < address.length() - 1
                && (address.equalsIgnoreCase(link.name()) || address.equalsIgnoreCase(link.name() + "/"));
    }
}
