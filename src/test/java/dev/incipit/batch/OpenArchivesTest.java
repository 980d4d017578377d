package dev.incipit.batch;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRequest.Method;
import dev.incipit.url.WebUrl;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class OpenArchivesTest {
    private static final WebUrl PAGE = WebUrl.parse("https://open.example/a").orElseThrow();
    private static final FetchRequest REQUEST = new FetchRequest(Method.GET, PAGE, Map.of(), 100);

    private static ArchivedSite site() {
        var site = new ArchivedSite("open.example");
        site.add(new ArchivedAnswer(PAGE, "2026-01-01", 200, "text/html", "", "", new byte[] {'x'}, false));
        return site;
    }

    @Test
    void onlyAnOpenSiteAnswers() {
        var site = site();
        assertInstanceOf(Missing.class, OpenArchives.fetch(REQUEST));
        OpenArchives.open(site);
        assertInstanceOf(Fetched.class, OpenArchives.fetch(REQUEST));
        OpenArchives.close(site);
        assertInstanceOf(Missing.class, OpenArchives.fetch(REQUEST));
    }

    @Test
    void aSiteThatWasOpenedAgainStaysOpen() {
        var first = site();
        var again = site();
        OpenArchives.open(first);
        OpenArchives.open(again);
        OpenArchives.close(first);
        assertInstanceOf(Fetched.class, OpenArchives.fetch(REQUEST));
        OpenArchives.close(again);
    }
}
