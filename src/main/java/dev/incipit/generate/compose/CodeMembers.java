package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The properties and functions that have a page of their own beside that of their class: "Gtk.Widget:margin-top" beside "Gtk.Widget". */
final class CodeMembers {
    private static final Pattern MEMBER = Pattern.compile(
            "([\\w.:\\\\]{1,120}\\w)(\\.|::?|#|->)(?!(?:js|ts|io|ai|net|com|org|dev)$)[a-z_][\\w-]{0,80}(?:\\(\\))?");

    private final Set<String> titles;

    CodeMembers(SitePages pages) {
        titles = pages.all().stream().map(page -> page.metadata().title()).collect(Collectors.toSet());
    }

    /** Whether a page's title is that of another page and the name of a member. */
    boolean have(CrawledPage page) {
        var title = page.metadata().title();
        var member = MEMBER.matcher(title);
        return member.matches()
                && titles.contains(member.group(1))
                && (!member.group(2).equals(".") || isType(member.group(1)) || title.endsWith(")"));
    }

    /** Whether the last part of a name has a capital: "dpkt.ip" is a module of "dpkt". */
    private static boolean isType(String name) {
        return Character.isUpperCase(name.charAt(name.lastIndexOf('.') + 1));
    }
}
