package dev.incipit.html;

import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;

/**
 * Where well-known generators of manuals put the content of a page. One table: what is known of a generator is a row here
 * and nowhere else. {@code -Dincipit.extract.profiles=false} measures without it.
 */
final class GeneratorProfiles {
    /**
     * @param generator whose pages these are
     * @param root selects the element that holds the content, and on no other generator's pages
     * @param drop selects what inside it is furniture
     */
    private record Profile(String generator, String root, String drop) {}

    private static final List<Profile> PROFILES = List.of(
            new Profile(
                    "MkDocs Material",
                    "article.md-content__inner",
                    ".md-content__button, .md-source-file, .md-feedback, .md-tags, .md-banner, nav, article > h1:not([id])"),
            new Profile(
                    "Docusaurus",
                    "article .theme-doc-markdown, .theme-doc-markdown, .blog-wrapper article .markdown",
                    ".theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-breadcrumbs, .pagination-nav, nav"),
            new Profile("VitePress", "main .vp-doc", ".edit-info, .prev-next, nav"),
            new Profile("VuePress", ".theme-default-content", ".page-edit, .page-nav, .table-of-contents, nav"),
            new Profile(
                    "mdBook",
                    "#page-wrapper #content > main, #mdbook-content > main",
                    ".nav-wrapper, .nav-wide-wrapper, .mobile-nav-chapters"),
            new Profile("Sphinx, Furo", "article[role=main]:has(> #furo-main-content), #furo-main-content", "nav"),
            new Profile(
                    "Sphinx, PyData", "article.bd-article", ".prev-next-area, .bd-header-article, .tocsection, nav"),
            new Profile(
                    "Sphinx, Read the Docs",
                    ".rst-content [itemprop=articleBody]",
                    ".contents.local, .rst-footer-buttons, .rst-versions"),
            new Profile(
                    "Sphinx",
                    ".documentwrapper .body[role=main]",
                    ".contents.local, .contents.topic, .sphinxsidebar, nav"),
            new Profile("Hugo Book", "article.book-article", ".book-footer, .book-languages, nav"),
            new Profile(
                    "Hugo Docsy",
                    "main .td-content",
                    ".td-page-meta, .td-toc, .feedback--answer, #pre-footer, .td-page-meta__lastmod, .taxonomy, nav"),
            new Profile("Antora", "article.doc", ".pagination, .page-versions, .edit-this-page, aside.toc, nav"),
            new Profile("Starlight", ".sl-markdown-content", "nav"),
            new Profile("Nextra", "main.nextra-content, .nextra-content main", ".nextra-breadcrumb, nav"));

    private static final String ANY_ROOT =
            String.join(", ", PROFILES.stream().map(Profile::root).toList());
    private static final boolean ON =
            !System.getProperty("incipit.extract.profiles", "true").equals("false");

    private GeneratorProfiles() {}

    /**
     * The content of a page made by a generator of the table, furniture removed; empty for every other page. The tree
     * below the found element is changed.
     */
    static Optional<Element> contentOf(Element page) {
        if (!ON || page.selectFirst(ANY_ROOT) == null) {
            return Optional.empty();
        }
        for (var profile : PROFILES) {
            var root = page.selectFirst(profile.root());
            if (root != null && root.hasText()) {
                root.select(profile.drop()).remove();
                return Optional.of(root);
            }
        }
        return Optional.empty();
    }
}
