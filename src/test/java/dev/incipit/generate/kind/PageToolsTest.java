package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageToolsTest {
    private static CrawledPage madeBy(String tool) {
        return new TestPages().addMadeBy(tool, "/", "Home", "").pages().getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "Docutils 0.19: https://docutils.sourceforge.io/, false, true",
        "DocBook XSL Stylesheets Vsnapshot, false, true",
        "mdBook, false, true",
        "javadoc/25, true, false",
        "Docusaurus v3.5, false, false",
        "WordPress 6.8, false, false"
    })
    void aToolTellsWhatItMakes(String tool, boolean ofCode, boolean ofManuals) {
        assertEquals(ofCode, PageTools.isCodeReader(madeBy(tool)));
        assertEquals(ofManuals, PageTools.isManualWriter(madeBy(tool)));
    }
}
