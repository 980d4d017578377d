package dev.incipit.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SinglePagesTest {
    private static final String PAGE = "<!doctype html><html lang=en><title>Guide</title><main><h1>Guide</h1><p>"
            + "The guide shows how a first document is turned into text. ".repeat(4) + "</p></main>";
    private final Map<String, String> web = new HashMap<>();
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    private FetchOutcome fetch(FetchRequest request) {
        asked.add(request.url().toString());
        var body = web.get(request.url().toString());
        return Answers.foundOrMissing(
                request.url(), body != null && body.startsWith("<") ? "text/html" : "text/plain", body);
    }

    private SinglePages.Answer read(String address) throws InterruptedException {
        var pages = new SinglePages(
                () -> FetchRun.over(this::fetch, 4),
                new Fanout(),
                new PageReader(),
                ComputePool.ofCommand(),
                InstantSource.system());
        return pages.read(new Site(address, WebUrl.parse(address).orElseThrow(), false));
    }

    @Test
    void aPageIsReadAndNothingElseIsAsked() throws InterruptedException {
        web.put("https://a.example/guide", PAGE);
        assertTrue(read("https://a.example/guide") instanceof SinglePages.Read(var url, var title, var markdown)
                && url.toString().equals("https://a.example/guide")
                && title.equals("Guide")
                && markdown.startsWith("# Guide"));
        assertEquals(List.of("https://a.example/robots.txt", "https://a.example/guide"), asked);
    }

    @Test
    void robotsTxtIsObeyed() throws InterruptedException {
        web.put("https://a.example/guide", PAGE);
        web.put("https://a.example/robots.txt", "User-agent: *\nDisallow: /guide");
        assertTrue(read("https://a.example/guide") instanceof SinglePages.NotRead(CrawlOutcome.Blocked(var reason))
                && reason.contains("robots.txt"));
        assertEquals(List.of("https://a.example/robots.txt"), asked);
    }

    @Test
    void aPageThatIsMissingSaysSo() throws InterruptedException {
        assertTrue(read("https://a.example/none") instanceof SinglePages.NotRead(CrawlOutcome.Unreachable(var reason))
                && reason.contains("404"));
    }
}
