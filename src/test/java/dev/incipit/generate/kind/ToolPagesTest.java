package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ToolPagesTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "/src/tide/backend/mod.rs.html, rustdoc, true",
        "/tide/all.html, rustdoc, true",
        "/tide/help.html, rustdoc, true",
        "/tide/all.html, Hugo, false",
        "/_Fanny_, SPIP 4.1.15, true",
        "/_Fanny_, Hugo, false",
        "/Programme-2026, SPIP 4.1.15, false",
        "/template-info/changelog, Webflow, true",
        "/forum/tos, Discourse 3.4.0, true",
        "/forum/u/keith, Discourse 3.4.0, true",
        "/forum/t/new-tools/12, Discourse 3.4.0, false",
        "/forum/tos, Hugo, false",
        "/node, Drupal 10 (https://www.drupal.org), true",
        "/user/7, Drupal 10 (https://www.drupal.org), true",
        "/RecentChanges, '', true",
        "/recent-changes/july, '', false",
        "/wiki/RecentChanges, '', true",
        "/2-inicio, '', true",
        "/2-cups, '', false",
        "/docs/recent-changes/, '', false",
        "/catalogsearch/advanced/, '', true",
        "/es/sales/guest/form/, '', true",
        "/sales/guest-house, '', false",
        "/website/info, '', true",
        "/jobs/apply/mechanic-5, '', true",
        "/index.php/component/contact/contact/4-a, '', true",
        "/docs/component/button, '', false",
        "/_index.html, '', true",
        "/the_index.html, '', false",
        "/node/118, Drupal 10 (https://www.drupal.org), false",
        "/tide/src/index.html, rustdoc, false",
        "/tide/fn.all.html, rustdoc, false",
        "/usage/index_toc.html, texi2html 1.82, true",
        "/html/Concept-Index.html, texi2any, true",
        "/html/index.html, texi2any, false",
        "/html/Printing-an-Index.html, texi2any, false",
        "/plugins.html, Apache Maven Doxia Site Renderer 2.0.0, true",
        "/dataset/activity/rain, ckan 2.10.4, true",
        "/dataset/rain, ckan 2.10.4, false",
        "/surefire-report.html, Apache Maven Doxia 1.9, true",
        "/xref/org/tide/Table.html, Apache Maven Doxia 1.9, true",
        "/doku.php?id=playground:playground, DokuWiki, true",
        "/doku.php?id=sidebar, DokuWiki, true",
        "/playground, DokuWiki, false",
        "/talk:crags:tor, DokuWiki, true",
        "/user:install, DokuWiki, false",
        "/users, DokuWiki, false",
        "/doku.php?id=design:sidebar, DokuWiki, false",
        "/manual/plugins.html, Apache Maven Doxia 1.9, false",
        "/guide/clover/setup.html, Apache Maven Doxia 1.9, false",
        "/wiki:syntax, DokuWiki, true",
        "/doc/trunk/www/install.md, '', false",
        "/doc/5f3a9c1b2d4e/install.html, '', false",
        "/doc/deadbeef/install.md, '', false",
        "/doc/5f9d88b3c2a4e7001f1e2a3b/installing, '', false",
        "/doc/2024031512/installing, '', false",
        "/Wiki.jsp?page=LeftMenu, '', true",
        "/wiki/UnusedPages, '', true",
        "/wiki/LeftMenus, '', false",
        "/playgrounds, DokuWiki, false",
        "/hc/en-us/profiles/38800, Hugo, true",
        "/hc/en-us/requests-and-limits, Hugo, false",
        "/display/~mwong/Home, Hugo, true",
        "/display/DOC/Home, Hugo, false",
        "/hc/en-us/community/posts/551-Rounding, Hugo, true",
        "/hc/en-us/articles/440-Rounding, Hugo, false",
        "/auto_examples/sg_execution_times.html, Sphinx, true",
        "/auto_examples/sg_execution_times.html, Hugo, false",
        "/summary.html, Hugo, false",
        "/team.html, Apache Maven Doxia 1.9, false"
    })
    void sourcesListsAndReportsAreListings(String path, String generator, boolean listing) {
        var project = "<a href=/project-info.html>Project information</a>";
        assertEquals(listing, isListing(path, "<meta name=generator content='" + generator + "'>" + project));
    }

    @Test
    void listsOfNamesLeadToEachOther() {
        var lists = "<a href=class_list.html>Classes</a> <a href=method_list.html>Methods</a>";
        assertTrue(isListing("/class_list.html", lists));
        assertTrue(isListing("/method_list.html", lists));
        assertFalse(isListing("/class_list.html", "<a href=class_list.html>Yoga on Monday</a>"));
    }

    @Test
    void whatShowsAnArticlesFileLeadsBackToTheArticle() {
        var back = "<a href=/index.php/tides/article/view/218>Return to Article Details</a>";
        assertTrue(isListing("/index.php/tides/article/view/218/406", back));
        assertFalse(isListing("/index.php/tides/article/view/218/406", "<a href=/>Tides</a>"));
        assertFalse(isListing("/index.php/tides/article/view/218", back));
        assertFalse(isListing(
                "/help/article/view/218/2", back.replace("/index.php/tides", "/help") + "<p>" + "tide ".repeat(80)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "MediaWiki 1.39.5, This disambiguation page lists articles associated with the same title., true",
        "MediaWiki 1.39.5, Diese Seite ist eine Begriffsklärung zur Unterscheidung., true",
        "MediaWiki 1.39.5, 'This is about the town. For others see Kiel (disambiguation page).', false",
        "MediaWiki 1.39.5, A tower sees nine tiles., false",
        "Hugo, This disambiguation page lists articles., false"
    })
    void aPageThatOnlyTellsMeaningsApartIsAListing(String generator, String text, boolean listing) {
        assertEquals(
                listing,
                isListing("/wiki/Tower", "<meta name=generator content='" + generator + "'><p>" + text + "</p>"));
    }

    @Test
    void fossilHasTheDocumentsOfEachCheckIn() {
        assertTrue(isListing("/doc/0c4c2d3523/www/install.md", "<a href=/timeline>Timeline</a>"));
        assertFalse(isListing("/doc/trunk/www/install.md", "<a href=/timeline>Timeline</a>"));
    }

    private static boolean isListing(String path, String markup) {
        var html = markup + "<h1>Tide</h1><p>Reads tides.</p>";
        var page = new PageReader().read(TestPages.url(path), html.getBytes(StandardCharsets.UTF_8), "text/html");
        return ToolPages.isListing(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
    }
}
