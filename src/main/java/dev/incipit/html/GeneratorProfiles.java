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
     * Selectors have no combinators: they are asked of every element of every page.
     *
     * @param generator whose pages these are
     * @param sign selects something that only this generator's pages have
     * @param root selects the element that holds the content
     * @param drop selects what inside it is furniture
     */
    private record Profile(String generator, String sign, String root, String drop) {
        Profile(String generator, String root, String drop) {
            this(generator, root, root, drop);
        }
    }

    private static final List<Profile> PROFILES = List.of(
            new Profile(
                    "MkDocs Material",
                    "article.md-content__inner",
                    // A heading without an id is the menu's title, set where the page has none of its own.
                    ".md-content__button, .md-source-file, .md-feedback, .md-tags, .md-banner, nav, h1:not([id])"),
            new Profile(
                    "Docusaurus",
                    ".theme-doc-markdown, #__blog-post-container",
                    ".theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-breadcrumbs, .pagination-nav, nav"),
            new Profile("VitePress", ".vp-doc", ".edit-info, .prev-next, nav"),
            new Profile("VuePress", ".theme-default-content", ".page-edit, .page-nav, .table-of-contents, nav"),
            new Profile(
                    "mdBook",
                    "#menu-bar-hover-placeholder, #mdbook-menu-bar-hover-placeholder",
                    "main",
                    ".nav-wrapper, .nav-wide-wrapper, .mobile-nav-chapters"),
            new Profile("Sphinx, Furo", "#furo-main-content, article[role=main]", "nav"),
            new Profile(
                    "Sphinx, PyData", "article.bd-article", ".prev-next-area, .bd-header-article, .tocsection, nav"),
            new Profile(
                    "Sphinx, Read the Docs",
                    "div.document[role=main]",
                    ".contents.local, .contents.topic, .rst-footer-buttons, .rst-versions"),
            new Profile("Sphinx", "div.body[role=main]", ".contents.local, .contents.topic, .sphinxsidebar, nav"),
            new Profile("Hugo Book", "article.book-article, article.markdown", ".book-footer, .book-languages, nav"),
            new Profile(
                    "Hugo Docsy",
                    ".td-content",
                    ".td-page-meta, .td-toc, .feedback--answer, #pre-footer, .taxonomy, nav"),
            new Profile("Antora", "article.doc", ".pagination, .page-versions, .edit-this-page, aside.toc, nav"),
            new Profile("javadoc, to 15", "div.contentContainer", ".tabEnd, ul.inheritance, nav"),
            new Profile(
                    "javadoc, from 16",
                    ".class-declaration-page, .package-declaration-page, .module-declaration-page, .package-index-page",
                    "main",
                    ".table-tabs, .inheritance, .sub-nav, nav"),
            new Profile("Starlight", ".sl-markdown-content", "nav"),
            new Profile("Nextra", "main.nextra-content", ".nextra-breadcrumb, nav"));

    private static final String ANY_SIGN =
            String.join(", ", PROFILES.stream().map(Profile::sign).toList());
    private static final boolean ON =
            !System.getProperty("incipit.extract.profiles", "true").equals("false");

    private GeneratorProfiles() {}

    /**
     * The content of a page made by a generator of the table, furniture removed; empty for every other page. The tree
     * below the found element is changed.
     */
    static Optional<Element> contentOf(Element page) {
        if (!ON || page.selectFirst(ANY_SIGN) == null) {
            return Optional.empty();
        }
        for (var profile : PROFILES) {
            var root = page.selectFirst(profile.sign()) == null ? null : page.selectFirst(profile.root());
            if (root != null && root.hasText()) {
                root.select(profile.drop()).remove();
                return Optional.of(root);
            }
        }
        return Optional.empty();
    }
}
