package dev.incipit.batch;

import static dev.incipit.url.TestUrls.url;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ArchivedSiteTest {
    private final ArchivedSite site = new ArchivedSite("larch.example");

    private void add(String address, String date, int status, String body) {
        site.add(new ArchivedAnswer(
                url(address), date, status, "text/html", "", "", body.getBytes(StandardCharsets.UTF_8), false));
    }

    private String body(String address) {
        var fetched = assertInstanceOf(Fetched.class, site.fetch(url(address)));
        return new String(fetched.body(), StandardCharsets.UTF_8);
    }

    @Test
    void ofTwoAnswersTheLaterPageIsKeptAndARedirectNeverInItsPlace() {
        add("https://larch.example/a", "2026-01-01", 200, "old");
        add("https://larch.example/a", "2026-02-01", 200, "new");
        add("http://larch.example/a", "2026-03-01", 301, "");
        assertEquals("new", body("https://larch.example/a"));
        assertEquals("https://larch.example", site.address());
    }

    @Test
    void whatIsNotInTheArchiveIsMissingAndWhatWasRefusedIsRefused() {
        add("https://larch.example/closed", "2026-01-01", 403, "");
        add("https://larch.example/gone", "2026-01-01", 410, "");
        assertInstanceOf(Refused.class, site.fetch(url("https://larch.example/closed")));
        assertEquals(
                410,
                assertInstanceOf(Missing.class, site.fetch(url("https://larch.example/gone")))
                        .status());
        assertEquals(
                404,
                assertInstanceOf(Missing.class, site.fetch(url("https://larch.example/never")))
                        .status());
    }

    @Test
    void aFirstPageThatIsNotThereLeadsToTheShortestAddress() {
        add("http://larch.example/trees/old", "2026-01-01", 200, "");
        add("http://larch.example/trees", "2026-01-01", 200, "");
        var front = assertInstanceOf(Fetched.class, site.fetch(url("http://larch.example/")));
        assertTrue(front.isRedirect());
        assertEquals("/trees", front.headers().get("location"));
        assertInstanceOf(Missing.class, new ArchivedSite("empty.example").fetch(url("http://empty.example/")));
    }

    @Test
    void theSitemapListsThePagesThatAreThere() {
        add("https://larch.example/a?b=1&c=2", "2026-01-01", 200, "");
        add("https://larch.example/moved", "2026-01-01", 301, "");
        add("https://larch.example/robots.txt", "2026-01-01", 200, "User-agent: *");
        var map = body("https://larch.example/sitemap.xml");
        assertTrue(map.contains("<loc>https://larch.example/a?b=1&amp;c=2</loc>"), map);
        assertTrue(!map.contains("moved"), map);
        assertTrue(!map.contains("robots"), map);
    }

    @Test
    void aSiteOfAnySizeHasItsShareOfMemory() {
        var page = "x".repeat(4 << 20);
        for (int i = 0; i < 20; i++) {
            add("https://larch.example/" + i, "2026-01-01", 200, page);
        }
        assertEquals(page, body("https://larch.example/11"));
        assertInstanceOf(Missing.class, site.fetch(url("https://larch.example/12")));
    }
}
