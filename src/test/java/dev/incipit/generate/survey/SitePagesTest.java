package dev.incipit.generate.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SitePagesTest {
    @Test
    void aPageIsReadWithoutWhatMostRepeat() {
        var site = new TestPages().add("/", "Home", "Ropes.");
        for (var name : List.of("a", "b", "c")) {
            site.add("/" + name, name, "About " + name + ".\n\nSubscribe to our letter.");
        }
        var pages = new SitePages(site.report());
        assertEquals(
                List.of("Ropes.", "About a.", "About b.", "About c."),
                pages.all().stream()
                        .map(pages::unframed)
                        .map(CrawledPage::markdown)
                        .toList());
        assertEquals(
                List.of("/a", "/b", "/c"),
                pages.shortened().stream().map(page -> page.url().path()).toList());
    }
}
