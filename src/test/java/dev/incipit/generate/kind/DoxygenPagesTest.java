package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DoxygenPagesTest {
    private static CrawledPage page(String path, String generator, String heading) {
        var html = "<meta name=generator content='" + generator + "'><h1>Tide</h1><p>Reads tides.</p><h2>" + heading
                + "</h2><p>x</p>";
        var page = new PageReader().read(TestPages.url(path), html.getBytes(StandardCharsets.UTF_8), "text/html");
        return new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "/value_8h_source.html, Classes, true",
        "/class_tide-members.html, Classes, true",
        "/dir_68267d1309a1af8e8297ef4c3efbcdba.html, Files, true",
        "/tide_8hpp.html, Classes, true",
        "/tide_8h.html, Function Documentation, false",
        "/class_tide.html, Classes, false",
        "/md_porting_from_1_8x.html, Classes, false",
        "/files.php, Files, true",
        "/functions_s.html, Functions, true",
        "/annotated.html, Classes, false",
        "/open_source, Classes, false",
        "/building_from_source.html, Classes, false",
        "/migrating_to_8_0.html, Classes, false"
    })
    void sourcesAndFilesThatExplainNothingAreListings(String path, String heading, boolean listing) {
        assertEquals(listing, DoxygenPages.isListing(page(path, "Doxygen 1.9.8", heading)));
    }

    @ParameterizedTest
    @CsvSource({
        "/page_install.html, Doxygen 1.9.8, true",
        "/tides_8cpp-example.html, Doxygen 1.9.8, true",
        "/classtide_1_1_Table.html, Doxygen 1.9.8, false",
        "/group__tides.html, Doxygen 1.9.8, false",
        "/annotated.html, Doxygen 1.9.8, false",
        "/tide_8h.html, Doxygen 1.9.8, false",
        "/page_install.html, Hugo, false"
    })
    void whatIsNotMadeFromCodeIsAGuide(String path, String generator, boolean guide) {
        assertEquals(guide, DoxygenPages.isGuide(page(path, generator, "Use")));
    }
}
