package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class HomeLinksTest {
    private static CrawledPage page(String path, String logo) {
        var html =
                "<title>Page</title><body><header><a href='/'>" + logo + "</a><nav><a href='/'>Home</a></nav></header>"
                        + "<main><h1>Nets</h1><p>Some text of the page that is long enough.</main>";
        var url = WebUrl.parse("https://example.com" + path).orElseThrow();
        return new CrawledPage(
                new PageReader().read(url, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8"),
                Optional.empty(),
                0,
                Optional.empty(),
                Optional.empty());
    }

    private static Optional<String> name(String logo) {
        List<CrawledPage> pages =
                Stream.of("/", "/a", "/b").map(path -> page(path, logo)).toList();
        return HomeLinks.name(pages, pages.getFirst().url(), text -> !text.equals("Home"));
    }

    @Test
    void theTextOfTheLogoNamesTheSite() {
        assertEquals(Optional.of("Rowing club"), name("<img alt='Rowing club' src=l.png>"));
    }

    @Test
    void aWordForAnyHomePageNamesNothing() {
        assertEquals(Optional.empty(), name("Home"));
    }
}
