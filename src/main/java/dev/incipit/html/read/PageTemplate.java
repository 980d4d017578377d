package dev.incipit.html.read;

import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.text.Words;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the classes of the body say of the template that made a page: WordPress (its function {@code body_class}), WooCommerce,
 * Ghost, SPIP, Redmine, NodeBB, Fossil and MediaWiki (by the number of the namespace, Manual:Namespace constants) name it there.
 */
final class PageTemplate {
    private static final Set<String> LISTS = Set.of("category", "tag", "author", "date");

    private record Named(String kind, Set<String> classes) {}

    private static final List<Named> KINDS = List.of(
            new Named("attachment", Set.of("attachment", "single-attachment")),
            new Named("search", Set.of("search-results", "search-no-results")),
            new Named("notfound", Set.of("error404", "error-template")),
            new Named("cart", Set.of("woocommerce-cart", "woocommerce-checkout", "woocommerce-account")),
            new Named("product", Set.of("single-product")),
            new Named("archive", Set.of("tag-template", "author-template")),
            new Named("blogposting", Set.of("single-post", "post-template")));

    private static final List<Named> OF_MEDIAWIKI = List.of(
            new Named("attachment", Set.of("ns-6")),
            new Named("archive", Set.of("ns-14")),
            new Named("search", Words.table("""
                    ns--1 ns-1 ns-2 ns-3 ns-5 ns-7 ns-8 ns-9 ns-10 ns-11 ns-13 ns-15 ns-828 ns-829""")));

    private static final List<Named> OF_SPIP = List.of(
            new Named("archive", Set.of("page_mot", "page_auteur")),
            new Named("search", Set.of("page_recherche", "page_plan")));

    private static final List<Named> OF_REDMINE = List.of(new Named("search", Words.table("""
            controller-gantts controller-calendars controller-activities controller-reports controller-users
            controller-account controller-search controller-timelog
            action-history action-date_index action-annotate action-diff""")));

    private static final List<Named> OF_NODEBB = List.of(new Named("search", Words.table("""
            page-user page-users page-groups page-recent page-popular page-unread page-tags page-login page-register
            page-search""")));

    /** What Fossil shows beside its many views of a repository. */
    private static final Set<String> TEXTS_OF_FOSSIL = Set.of(
            "cpage-doc",
            "cpage-wiki",
            "cpage-index",
            "cpage-home",
            "cpage-uv",
            "cpage-technote",
            "cpage-event",
            "cpage-forumthread",
            "cpage-forumpost");

    private PageTemplate() {}

    /** Returns the kind of page: {@code attachment}, {@code archive}, {@code blogposting} and so on. */
    static Optional<String> kind(DocumentIndex document) {
        return document.all("html").stream()
                .flatMap(html -> html.children().stream().filter(child -> child.nameIs("body")))
                .findFirst()
                .flatMap(body -> ofBody(body.classNames(), isByRedmine(document)));
    }

    /** Other programs name their controllers in the same way. */
    private static boolean isByRedmine(DocumentIndex document) {
        return document.all("meta").stream()
                .anyMatch(meta -> meta.attr("name").equals("description")
                        && meta.attr("content").equals("Redmine"));
    }

    private static Optional<String> ofBody(Set<String> classes, boolean redmine) {
        return isTagList(classes) || (classes.contains("archive") && !Collections.disjoint(classes, LISTS))
                ? Optional.of("archive")
                : kinds(classes, redmine)
                        .filter(named -> !Collections.disjoint(classes, named.classes()))
                        .map(Named::kind)
                        .findFirst();
    }

    private static Stream<Named> kinds(Set<String> classes, boolean redmine) {
        if (classes.contains("mediawiki")) {
            return OF_MEDIAWIKI.stream();
        }
        if (classes.contains("pas_surlignable")) {
            return OF_SPIP.stream();
        }
        if (redmine) {
            return OF_REDMINE.stream();
        }
        if (classes.stream().anyMatch(name -> name.startsWith("cpage-"))
                && classes.stream().anyMatch(name -> name.startsWith("rpage-"))
                && Collections.disjoint(classes, TEXTS_OF_FOSSIL)) {
            return Stream.of(new Named("search", classes));
        }
        // Themes of WordPress have such a class too.
        boolean skinned = classes.stream().anyMatch(name -> name.startsWith("skin-"));
        return Stream.concat(skinned ? OF_NODEBB.stream() : Stream.empty(), KINDS.stream());
    }

    /** Whether it lists what has a tag: the tags of products and of other types have a class such as {@code tax-product_tag}. */
    private static boolean isTagList(Set<String> classes) {
        return classes.contains("archive")
                && classes.stream().anyMatch(name -> name.startsWith("tax-") && name.endsWith("tag"));
    }
}
