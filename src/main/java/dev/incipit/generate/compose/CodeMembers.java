package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SitePages;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The properties and functions that have a page of their own beside that of their class: "Gtk.Widget:margin-top" beside "Gtk.Widget". */
final class CodeMembers {
    private static final Pattern MEMBER = Pattern.compile(
            "([\\w.:\\\\]{1,120}\\w)(?:\\.|::?|#|->)(?!(?:js|ts|io|ai|net|com|org|dev)$)[a-z_][\\w-]{0,80}(?:\\(\\))?");

    private final Set<String> titles;

    CodeMembers(SitePages pages) {
        titles = pages.all().stream().map(page -> page.metadata().title()).collect(Collectors.toSet());
    }

    /** Whether a page's title is that of another page and the name of a member. */
    boolean have(CrawledPage page) {
        var member = MEMBER.matcher(page.metadata().title());
        return member.matches() && titles.contains(member.group(1));
    }
}
