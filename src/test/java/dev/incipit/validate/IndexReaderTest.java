package dev.incipit.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.Answers;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.fetch.FetchRun;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class IndexReaderTest {
    private static final String FILE = "# Acme\n\n> What Acme makes.\n\n## Docs\n\n- [Start](/start): first\n";
    private final Map<String, String> web = new HashMap<>();

    private FetchOutcome fetch(FetchRequest request) {
        var body = web.get(request.url().toString());
        return Answers.foundOrMissing(request.url(), "text/plain", body);
    }

    private IndexReader.Answer read(String address) throws InterruptedException {
        var reader = new IndexReader(() -> FetchRun.over(this::fetch, 4), new Fanout(), ComputePool.ofCommand());
        return reader.read(new Site(address, WebUrl.parse(address).orElseThrow(), false));
    }

    private String found(String address) throws InterruptedException {
        return read(address) instanceof IndexReader.Found(var url, var _, var _) ? url.toString() : "none";
    }

    @Test
    void theFileOfThePagesFolderComesBeforeTheRoots() throws InterruptedException {
        web.put("https://a.example/docs/llms.txt", FILE);
        web.put("https://a.example/llms.txt", FILE);
        assertEquals("https://a.example/docs/llms.txt", found("https://a.example/docs/start.html"));
        assertEquals("https://a.example/llms.txt", found("https://a.example/blog/one"));
    }

    @Test
    void theFileIsParsed() throws InterruptedException {
        web.put("https://a.example/llms.txt", FILE);
        assertTrue(read("https://a.example/") instanceof IndexReader.Found(var _, var file, var cut)
                && file.document().title().equals("Acme")
                && file.document().sections().getFirst().links().size() == 1
                && !cut);
    }

    @Test
    void aSiteWithoutAFileSaysSo() throws InterruptedException {
        assertTrue(read("https://a.example/") instanceof IndexReader.None(var reason)
                && reason.startsWith("No llms.txt was found"));
    }

    @Test
    void aWebPageInItsPlaceIsNoFile() throws InterruptedException {
        web.put(
                "https://a.example/llms.txt",
                "<!doctype html><html><head><title>A</title></head><body><p>A</body></html>");
        assertTrue(read("https://a.example/") instanceof IndexReader.None(var reason) && reason.contains("web page"));
    }

    @Test
    void robotsTxtIsObeyed() throws InterruptedException {
        web.put("https://a.example/llms.txt", FILE);
        web.put("https://a.example/robots.txt", "User-agent: *\nDisallow: /");
        assertTrue(read("https://a.example/") instanceof IndexReader.None(var reason) && reason.contains("robots.txt"));
        web.put("https://a.example/robots.txt", "User-agent: *\nDisallow: /llms.txt");
        assertTrue(read("https://a.example/") instanceof IndexReader.None(var reason) && reason.contains("robots.txt"));
    }
}
