package dev.incipit.fetch;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SitemapDatesTest {
    private static final WebUrl OAKS = url("/oaks?a=1&b=2");
    private static final WebUrl ELMS = url("/elms");
    private static final Instant READ = Instant.parse("2026-03-10T12:00:00Z");

    @Test
    void takesTheDatesOfASitemapAndOfNothingElse() {
        var dates = dates(
                "<urlset><url><loc>https://example.org/oaks?a=1&amp;b=2</loc><lastmod> 2026-03-01 </lastmod></url>"
                        + "<url><loc>https://example.org/elms</loc></url></urlset>");
        assertEquals("2026-03-01", dates.of(OAKS));
        assertEquals("", dates.of(ELMS));
        assertEquals(
                "",
                dates("<html><url><loc>https://example.org/elms</loc><lastmod>2026-03-01</lastmod></url>")
                        .of(ELMS));
    }

    @Test
    void aPageIsUnchangedIfItsDateIsTheSameAndWasOverWhenItWasRead() {
        assertTrue(elms("2026-03-01").unchanged(ELMS, "2026-03-01", READ));
        assertTrue(elms("2026-03-10T11:00:00Z").unchanged(ELMS, "2026-03-10T11:00:00Z", READ));
        assertFalse(elms("2026-03-02").unchanged(ELMS, "2026-03-01", READ));
        // Somewhere on earth the ninth is not over yet.
        assertFalse(elms("2026-03-09").unchanged(ELMS, "2026-03-09", READ));
        assertFalse(elms("2026-03-10T14:00:00+01:00").unchanged(ELMS, "2026-03-10T14:00:00+01:00", READ));
        assertFalse(elms("yesterday").unchanged(ELMS, "yesterday", READ));
        assertFalse(elms("").unchanged(ELMS, "", READ));
    }

    private static SitemapDates elms(String date) {
        return dates("<urlset><url><loc>https://example.org/elms</loc><lastmod>" + date + "</lastmod></url></urlset>");
    }

    private static SitemapDates dates(String body) {
        var dates = new SitemapDates();
        dates.read(new Fetched(
                url("/sitemap.xml"), 200, Map.of(), body.getBytes(StandardCharsets.UTF_8), false, List.of()));
        return dates;
    }
}
