package dev.incipit.generate;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.crawl.CrawledPage;
import dev.incipit.html.Page;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageMetadata;
import dev.incipit.html.PageReader;
import dev.incipit.url.Site;
import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds the report of a crawl that never took place: pages with titles, texts and links. */
public final class TestPages {
    static final WebUrl HOME = url("/");

    private final List<CrawledPage> pages = new ArrayList<>();

    public static WebUrl url(String path) {
        return WebUrl.parse("https://example.com" + path).orElseThrow();
    }

    public static PageLink menu(String path, String... trail) {
        return new PageLink(url(path), path, PageLink.Region.SIDEBAR, List.of(trail), false);
    }

    public static PageLink inText(String path) {
        return new PageLink(url(path), path, PageLink.Region.MAIN, List.of(), false);
    }

    public TestPages add(String path, String title, String text, PageLink... links) {
        return add(path, title, text, "en", Map.of(), links);
    }

    public TestPages add(
            String path,
            String title,
            String text,
            String language,
            Map<String, WebUrl> alternates,
            PageLink... links) {
        return add(path, title, text, language, alternates, Described.NOTHING, links);
    }

    /** A page whose markup says what it is and of which day. */
    public TestPages addDated(String path, String title, String text, String kind, LocalDate date, PageLink... links) {
        var described = new Described(Optional.empty(), Optional.empty(), Optional.of(kind), Optional.of(date));
        return add(path, title, text, "en", Map.of(), described, links);
    }

    public TestPages addDescribed(String path, String title, String text, String description) {
        var described = new Described(Optional.of(description), Optional.empty(), Optional.empty(), Optional.empty());
        return add(path, title, text, "en", Map.of(), described);
    }

    /** A page that a generator says it has made. */
    public TestPages addMadeBy(String generator, String path, String title, String text, PageLink... links) {
        var described = new Described(Optional.empty(), Optional.of(generator), Optional.empty(), Optional.empty());
        return add(path, title, text, "en", Map.of(), described, links);
    }

    /** A page as the reader reads its HTML. */
    public TestPages addRead(String path, String html) {
        var page = new PageReader().read(url(path), html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        pages.add(new CrawledPage(page, Optional.empty(), 0, Optional.empty(), Optional.empty()));
        return this;
    }

    /** What the markup says of a page. */
    private record Described(
            Optional<String> description, Optional<String> generator, Optional<String> kind, Optional<LocalDate> date) {
        static final Described NOTHING =
                new Described(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private TestPages add(
            String path,
            String title,
            String text,
            String language,
            Map<String, WebUrl> alternates,
            Described described,
            PageLink... links) {
        var metadata = new PageMetadata(
                title,
                Optional.empty(),
                described.description(),
                Optional.empty(),
                Optional.of(language),
                described.generator(),
                described.kind(),
                Optional.empty(),
                Optional.empty(),
                alternates,
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                described.date(),
                List.of(),
                Optional.empty());
        var page = new Page(url(path), metadata, text, List.of(), List.of(text), List.of(links));
        pages.add(new CrawledPage(page, Optional.empty(), 0, Optional.empty(), Optional.empty()));
        return this;
    }

    public List<CrawledPage> pages() {
        return pages;
    }

    public CrawlReport report() {
        return report(HOME);
    }

    /** A run that begins at an address, perhaps in a folder. */
    public CrawlReport report(WebUrl start) {
        return new CrawlReport(
                SiteScope.of(new Site("example.com", start, true), start),
                pages,
                List.of(),
                Map.of(),
                Optional.empty(),
                0,
                false,
                false,
                false,
                0,
                Optional.empty(),
                false);
    }
}
