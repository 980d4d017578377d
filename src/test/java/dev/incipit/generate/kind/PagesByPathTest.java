package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.survey.SitePages;
import org.junit.jupiter.api.Test;

final class PagesByPathTest {
    @Test
    void aSlashAtTheEndMakesNoDifferenceAndTheFirstPageIsMeant() {
        var site = new TestPages().add("/", "Home", "").add("/ebb/", "Ebb", "").add("/ebb", "Second", "");
        var pages = new PagesByPath(new SitePages(site.report()));
        assertEquals("Ebb", pages.at("/ebb").orElseThrow().metadata().title());
        assertEquals("Ebb", pages.at("/ebb/").orElseThrow().metadata().title());
        assertEquals(false, pages.has("/flow"));
        assertEquals(2, pages.paths().count());
    }
}
