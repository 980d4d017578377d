package dev.incipit.html;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;

/**
 * Where well-known generators of manuals, and forums whose posts are marked, put the content of a page. One table: what is known of a generator is a row here
 * and nowhere else. {@code -Dincipit.extract.profiles=false} measures without it.
 */
final class GeneratorProfiles {
    /**
     * Selectors have no combinators: they are asked of every element of every page.
     *
     * @param generator whose pages these are
     * @param sign selects something that only this generator's pages have
     * @param needs what a page must have for that
     * @param root selects the elements that hold the content
     * @param drop selects what inside them is furniture
     */
    private record Profile(String generator, String sign, Signs needs, String root, String drop) {
        Profile(String generator, String sign, String root, String drop) {
            this(generator, sign, Signs.ofSelector(sign), root, drop);
        }

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
            // The name of the root alone is also that of many a shop's.
            new Profile(
                    "Sphinx",
                    "div.bodywrapper, div.documentwrapper",
                    "div.body",
                    ".contents.local, .contents.topic, .sphinxsidebar, nav"),
            new Profile("Hugo Book", "article.book-article, article.markdown", ".book-footer, .book-languages, nav"),
            new Profile(
                    "Hugo Docsy",
                    ".td-content",
                    ".td-page-meta, .td-toc, .feedback--answer, #pre-footer, .taxonomy, nav"),
            new Profile("Antora", "article.doc", ".pagination, .page-versions, .edit-this-page, aside.toc, nav"),
            new Profile("javadoc, to 15", "div.contentContainer", ".tabEnd, ul.inheritance, nav"),
            new Profile(
                    "javadoc, from 16",
                    "section.class-description, section.package-description, section.module-description",
                    "main",
                    ".table-tabs, .inheritance, .sub-nav, nav"),
            new Profile("Starlight", ".sl-markdown-content", "h1#_top, .sl-markdown-content", "nav"),
            new Profile(
                    "Mintlify",
                    ".mdx-content",
                    "#content-area",
                    ".eyebrow, #pagination, #page-context-menu, .feedback-toolbar, footer, nav"),
            new Profile("MkDocs", "div.col-md-9[role=main]", "nav"),
            new Profile(
                    "Quarto", "main#quarto-document-content", "#quarto-toc, .nav-page, .quarto-alternate-formats, nav"),
            new Profile("HonKit", "section.markdown-section", "nav"),
            // Its root alone is what any page, and WordPress's Twenty Fourteen, may call the target of its skip link.
            new Profile(
                    "Just the Docs",
                    "symbol#svg-arrow-right",
                    "#main-content.main-content",
                    ".toc, #toctitle, footer, nav"),
            new Profile(
                    "rustdoc",
                    "#copy-path, rustdoc-search",
                    "section#main-content",
                    "#copy-path, .rustdoc-breadcrumbs, .out-of-band, rustdoc-toolbar, .sub-heading, .since, .rightside,"
                            + " .hideme, a.src, a.srclink, nav"),
            new Profile("Doxygen", "div#doc-content", ".ttc, .dyncontent, .navpath, #nav-path, nav"),
            new Profile("Nextra", "main.nextra-content", ".nextra-breadcrumb, nav"),
            new Profile(
                    "XenForo",
                    ".message-userContent",
                    "h1.p-title-value, .bbWrapper",
                    ".bbCodeBlock--quote, .js-selectToQuoteEnd, .message-signature"),
            new Profile(
                    "phpBB",
                    "dl.postprofile",
                    "h2.topic-title, .postbody",
                    "h3, blockquote, .signature, .profile-icons, .post-buttons, .notice, .back2top"),
            new Profile("Invision", "[data-role=commentContent]", "h1, [data-role=commentContent]", ".ipsQuote"));

    private static final boolean ON =
            !System.getProperty("incipit.extract.profiles", "true").equals("false");

    private GeneratorProfiles() {}

    /**
     * The content of a page made by a generator of the table, furniture removed, outermost elements only; empty for every
     * other page. The tree below the page is changed.
     *
     * @param inventory of the page, or of what it is a part of
     */
    static List<Element> contentOf(Element page, Inventory inventory) {
        for (var profile : ON ? PROFILES : List.<Profile>of()) {
            var root = !inventory.hasAny(profile.needs()) || page.selectFirst(profile.sign()) == null
                    ? null
                    : page.selectFirst(profile.root());
            if (root != null && root.hasText()) {
                Pruning.remove(page.select(profile.drop()));
                return outermost(page.select(profile.root()));
            }
        }
        return List.of();
    }

    private static List<Element> outermost(List<Element> found) {
        var outer = new ArrayList<Element>();
        // In document order, so that what holds another comes before it.
        for (var element : found) {
            if (outer.isEmpty() || !isBelow(element, outer.getLast())) {
                outer.add(element);
            }
        }
        return outer;
    }

    private static boolean isBelow(Element element, Element above) {
        Element level = element.parent();
        while (level != null && !level.equals(above)) {
            level = level.parent();
        }
        return level != null;
    }
}
