package dev.incipit.generate.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.TestPages;
import dev.incipit.html.PageLink;
import dev.incipit.html.PageReader;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TitlesTest {
    private static final String TEXT = "Some text of the page.";

    @Test
    void whatEveryTitleEndsWithIsTheSitesNameAndNotThePages() {
        var pages = new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/start", "Getting started | Larkspur", TEXT)
                .add("/options", "Options | Larkspur", TEXT)
                .add("/api", "API – Larkspur", TEXT)
                .pages();
        var titles = new Titles(pages);
        assertEquals(
                List.of("Larkspur", "Getting started", "Options", "API"),
                pages.stream().map(page -> titles.of(page.page())).toList());
        assertEquals("Larkspur", titles.siteName(pages.getFirst().page(), "example.com"));
    }

    /** GTK's manuals put all of the front page's title before a guide's, and the classes have titles of their own. */
    @Test
    void theFrontPagesWholeTitleBeforeAColonIsTheSites() {
        var pages = new TestPages()
                .add("/", "Larkspur – 4.0", TEXT)
                .add("/overview", "Larkspur – 4.0: Overview", TEXT)
                .add("/petal", "Larkspur.Petal", TEXT)
                .add("/stem", "Larkspur.Stem", TEXT)
                .add("/leaf", "Larkspur.Leaf", TEXT)
                .pages();
        assertEquals("Overview", new Titles(pages).of(pages.get(1)));
    }

    /** Rustdoc writes "- Rust" behind each name. */
    @Test
    void theToolsNameInEachTitleIsNotTheSites() {
        var pages = new TestPages()
                .add("/", "example – flowers for beds", TEXT)
                .add("/a", "Petal in example - Rust", TEXT)
                .add("/b", "Stem in example - Rust", TEXT)
                .add("/c", "Leaf in example - Rust", TEXT)
                .pages();
        assertEquals("example", new Titles(pages).siteName(pages.getFirst().page(), "example.com"));
    }

    /** DokuWiki's title is the page's address, and each page has the wiki's name as its first heading. */
    @Test
    void aWikisPageIsNamedByItsOwnHeading() {
        var site = new TestPages();
        Stream.of("start", "access:parking", "access:dogs", "gear:rack")
                .forEach(id -> site.add("/" + id, id + " [Larkspur]", TEXT));
        var html =
                "<title>access:parking [Larkspur]</title><header><h1>Larkspur</h1></header><main><h1>Where to leave the car</h1><p>"
                        + TEXT.repeat(9) + "</main>";
        var page = new PageReader()
                .read(
                        TestPages.url("/access:parking"),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
        assertEquals("Where to leave the car", new Titles(site.pages()).of(page));
        var rewritten = new PageReader()
                .read(
                        TestPages.url("/access/parking"),
                        html.getBytes(StandardCharsets.UTF_8),
                        "text/html; charset=utf-8");
        assertEquals("Where to leave the car", new Titles(site.pages()).of(rewritten));
    }

    @Test
    void aTextWithoutATitleIsNotNamedByItsTableOfContents() {
        var url = TestPages.url("/RELEASE-NOTES.txt");
        var text =
                "=========\nContents:\n=========\n\n* Roses\n\n======\nRoses:\n======\n\nRoses are planted in May.\n";
        var page = new PageReader().read(url, text.getBytes(StandardCharsets.UTF_8), "text/plain");
        assertEquals(
                "RELEASE NOTES",
                new Titles(new TestPages().add("/", "Larkspur", TEXT).pages()).of(page));
    }

    @Test
    void whatMenuAndTitleCallAPageIsPreferredToItsSlogan() {
        var url = TestPages.url("/pricing");
        var html = "<title>Pricing</title><h1>Simple pricing, no surprises</h1><p>Some text.</p>";
        var page = new PageReader().read(url, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        var link = new PageLink(url, "Pricing", PageLink.Region.NAVIGATION, List.of(), false);
        assertEquals(
                "Pricing",
                new Titles(new TestPages().add("/", "Larkspur", TEXT, link).pages()).of(page));
        assertEquals(
                "Simple pricing, no surprises",
                new Titles(new TestPages().add("/", "Larkspur", TEXT).pages()).of(page));
    }

    @Test
    void aPageWithTheSitesTitleIsCalledWhatTheMenusCallIt() {
        var gears = TestPages.url("/gears");
        var html = "<title>Larkspur</title><h1>Larkspur</h1><p>Some text.</p>".getBytes(StandardCharsets.UTF_8);
        var site = new TestPages()
                .add(
                        "/",
                        "Larkspur",
                        TEXT,
                        new PageLink(gears, "Products", PageLink.Region.NAVIGATION, List.of(), false),
                        new PageLink(gears, "Gears", PageLink.Region.NAVIGATION, List.of("Products"), false),
                        new PageLink(gears, "More of them", PageLink.Region.MAIN, List.of(), false));
        for (var path : List.of("/gears", "/a", "/b")) {
            var page = new PageReader().read(TestPages.url(path), html, "text/html; charset=utf-8");
            site.pages().add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        assertEquals("Gears", new Titles(site.pages()).of(site.pages().get(1).page()));
    }

    @Test
    void aListIsCalledWhatTheMenusCallItThoughTheyLeadThereByAnotherAddress() {
        var menu = new PageLink(TestPages.url("/blog"), "Blog", PageLink.Region.NAVIGATION, List.of(), false);
        var site = new TestPages().add("/", "Larkspur", TEXT, menu);
        var html = "<title>Larkspur</title><main><ul><li><a href=/1><h4>New gears</h4></a></li>"
                + "<li><a href=/2><h4>Old gears</h4></a></li></ul></main>";
        var bytes = html.getBytes(StandardCharsets.UTF_8);
        for (var path : List.of("/blog/", "/a", "/b")) {
            var page = new PageReader().read(TestPages.url(path), bytes, "text/html; charset=utf-8");
            site.pages().add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        var titles =
                new Titles(site.pages(), address -> address.path().equals("/blog") ? TestPages.url("/blog/") : address);
        assertEquals("Blog", titles.of(site.pages().get(1)));
    }

    @ParameterizedTest
    @CsvSource({"Larger gears, Larger gears", "Wheels with teeth, Gears"})
    void aHeadingWithTheWordsOfTheMenuSpellsThemOut(String heading, String name) {
        var gears = TestPages.url("/gears");
        var link = new PageLink(gears, "Gears", PageLink.Region.NAVIGATION, List.of(), false);
        var site = new TestPages().add("/", "Larkspur", TEXT, link);
        var html = "<title>Larkspur</title><h2>" + heading + "</h2><p>Some text.</p><h2>Prices</h2><p>Some more.</p>";
        for (var path : List.of("/gears", "/a", "/b")) {
            var bytes = html.replace(heading, path.equals("/gears") ? heading : "Of " + path)
                    .getBytes(StandardCharsets.UTF_8);
            var page = new PageReader().read(TestPages.url(path), bytes, "text/html; charset=utf-8");
            site.pages().add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        assertEquals(name, new Titles(site.pages()).of(site.pages().get(1).page()));
    }

    @Test
    void partsThatSeveralTitlesHaveBeforeTheSitesNameAreNotThePages() {
        var pages = new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/n/1", "Winter hours > Notices | Larkspur", TEXT)
                .add("/n/2", "A new gear > Notices | Larkspur", TEXT)
                .add("/n/3", "Prices > Notices | Larkspur", TEXT)
                .pages();
        var titles = new Titles(pages);
        assertEquals(
                List.of("Larkspur", "Winter hours", "A new gear", "Prices"),
                pages.stream().map(page -> titles.of(page.page())).toList());
    }

    @Test
    void theFirstOfSeveralNumberedHeadingsIsThatOfAPart() {
        var url = TestPages.url("/tides");
        var html =
                "<title>Tides</title><main><h1>1. About tides</h1><p>Some text.</p><h1>2. Ebb</h1><p>Some more text.</p></main>";
        var page = new PageReader().read(url, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        assertEquals(
                "Tides", new Titles(new TestPages().add("/", "Larkspur", TEXT).pages()).of(page));
    }

    @Test
    void aTitleThatSeveralPagesHaveNamesNoneOfThem() {
        var pages = new ArrayList<>(new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/a", "Tools", TEXT)
                .pages());
        for (var name : List.of("Rooms", "Prices", "Garden")) {
            var html = "<title>Holidays in the hills</title><h1>" + name + "</h1><p>Some text.</p>";
            var page = new PageReader()
                    .read(TestPages.url("/" + name), html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
            pages.add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        for (int i = 0; i < 8; i++) {
            pages.addAll(new TestPages().add("/" + i, "Page " + i, TEXT).pages());
        }
        assertEquals("Garden", new Titles(pages).of(pages.get(4).page()));
    }

    @Test
    void aPageThatBeginsAsTheOthersIsCalledByItsNextHeading() {
        var pages = new ArrayList<CrawledPage>();
        for (var name : List.of("Tide Help", "Setting up", "Scanning", "Printing")) {
            var html = "<title>Tide</title><h2>Tide Help</h2><p>Menu.</p><h3>" + name + "</h3><p>Some text.</p>";
            var page = new PageReader()
                    .read(TestPages.url("/" + name.charAt(0)), html.getBytes(StandardCharsets.UTF_8), "text/html");
            pages.add(new CrawledPage(page, Optional.empty(), 1, Optional.empty(), Optional.empty()));
        }
        assertEquals("Scanning", new Titles(pages).of(pages.get(2).page()));
    }

    @Test
    void aPageWhoseTitleIsANumberIsCalledByTheHeadingOfThatNumber() {
        var html = "<title>Section 2.12</title><h2>2.12 Environment</h2><p>Some text.</p><h2>2.13 More</h2>";
        var page = new PageReader()
                .read(TestPages.url("/flags"), html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        assertEquals(
                "2.12 Environment",
                new Titles(new TestPages().add("/", "Larkspur", TEXT).pages()).of(page));
    }

    @Test
    void aHyphenInsideAWordSeparatesNothing() {
        var pages = new TestPages().add("/", "Built-in options", TEXT).pages();
        assertEquals("Built-in options", new Titles(pages).of(pages.getFirst().page()));
    }

    @Test
    void aPageWithoutTitleIsCalledByItsPath() {
        var pages = new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/first-steps.html", "", TEXT)
                .pages();
        assertEquals("first steps", new Titles(pages).of(pages.getLast().page()));
    }

    @Test
    void aTitleWithoutEndIsCutAtAWord() {
        var pages = new TestPages().add("/", "word ".repeat(20_000), TEXT).pages();
        var title = new Titles(pages).of(pages.getFirst().page());
        assertEquals("word ".repeat(19).strip() + "…", title);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Home | Acme Corp; Acme Corp",
                "Welcome - Acme Widgets; Acme Widgets",
                "Startseite | Bäckerei Huber; Bäckerei Huber",
                "Accueil – Les Jardins du Lac; Les Jardins du Lac",
                "Startseite: Stadt Hain; Stadt Hain",
                "Accueil : Les Jardins du Lac; Les Jardins du Lac",
                "Acme Widgets :: Home; Acme Widgets",
                "Example – Fast tools; Example",
                "Tools | Example; Example",
                "Example – 1.0; Example",
                "Home; example.com",
                "首页; example.com"
            })
    void aHomePageThatSaysOnlyThatItIsOneNamesNoSite(String title, String name) {
        var pages = new TestPages()
                .add("/", title, TEXT)
                .add("/pricing", "Pricing", TEXT)
                .add("/docs", "Docs", TEXT)
                .add("/team", "Team", TEXT)
                .pages();
        var titles = new Titles(pages);
        var home = pages.getFirst().page();
        assertEquals(name, titles.siteName(home, "example.com"));
        assertEquals(name, titles.of(home));
    }

    @Test
    void whatEveryTitleHasIsNoNameEitherWhereItIsHome() {
        var pages = new TestPages()
                .add("/", "Home", TEXT)
                .add("/a", "Home | Apples", TEXT)
                .add("/b", "Home | Berries", TEXT)
                .add("/c", "Home | Cherries", TEXT)
                .pages();
        assertEquals("example.com", new Titles(pages).siteName(pages.getFirst().page(), "example.com"));
    }

    @Test
    void aPageUnderTheNameOfTheSiteIsCalledByItsOwnHeading() {
        var page = "<html><title>Larkspur</title><header><h1>Rooms of Larkspur</h1></header><main><h2>%s</h2><p>Five."
                + "<h2>Prices</h2><p>From 5.</main>";
        var site = new TestPages().addRead("/", page.formatted("Welcome"));
        for (var name : List.of("Garden", "Kitchen", "Attic")) {
            site.addRead("/" + name.charAt(0), page.formatted(name));
        }
        var titles = new Titles(site.pages());
        assertEquals("Kitchen", titles.of(site.pages().get(2).page()));
    }

    @Test
    void aPathInAnyScriptIsReadAsItIsWritten() {
        var pages = new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/%E4%BD%A0%E5%A5%BD.html", "", TEXT)
                .add("/caf%C3%A9-cr%C3%A8me", "", TEXT)
                .pages();
        var titles = new Titles(pages);
        assertEquals("你好", titles.of(pages.get(1).page()));
        assertEquals("café crème", titles.of(pages.get(2).page()));
    }

    @Test
    void theFrontPageOfAPartIsCalledAsTheOtherPagesOfThePartSay() {
        var pages = new TestPages()
                .add("/", "Larkspur", TEXT)
                .add("/help/", "Larkspur Help", TEXT)
                .add("/help/one", "One | Larkspur Help", TEXT)
                .add("/help/two", "Two | Larkspur Help", TEXT)
                .pages();
        var titles = new Titles(pages);
        assertEquals(
                List.of("Larkspur", "Larkspur Help", "One", "Two"),
                pages.stream().map(page -> titles.of(page.page())).toList());
        assertEquals("Larkspur", titles.siteName(pages.getFirst().page(), "127.0.0.1"));
    }

    @Test
    void aBarOfFullWidthPartsTitlesToo() {
        var pages = new TestPages()
                .add("/", "木管楽器の製造｜響楽器", TEXT)
                .add("/a", "会社概要｜響楽器", TEXT)
                .add("/b", "製品情報｜響楽器", TEXT)
                .pages();
        assertEquals("会社概要", new Titles(pages).of(pages.get(1).page()));
    }

    @Test
    void aHeadingInKanaAloneIsThatOfAPart() {
        var url = WebUrl.parse("https://example.com/a").orElseThrow();
        var html = "<title>大企業に就職するメリット</title><h1>メリット</h1><p>文章がここにあります。</p>";
        var page = new PageReader().read(url, html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        var crawled = new CrawledPage(page, Optional.empty(), 0, Optional.empty(), Optional.empty());
        var pages = new TestPages()
                .add("/", "ブログ", TEXT)
                .add("/b", "製品情報", TEXT)
                .add("/c", "会社概要", TEXT)
                .pages();
        pages.add(crawled);
        assertEquals("大企業に就職するメリット", new Titles(pages).of(page));
    }

    @Test
    void aHomePageIsNamedByItsSiteWithoutTheSlogan() {
        var pages = new TestPages().add("/", "Planks for all | Example", TEXT).pages();
        assertEquals("Example", new Titles(pages).of(pages.getFirst().page()));
    }

    @Test
    void aBarThatPartsNothingIsNoPartOfATitle() {
        var pages = new TestPages()
                .add("/", "Example", TEXT)
                .add("/a", "Sixteen boxes |", TEXT)
                .pages();
        assertEquals("Sixteen boxes", new Titles(pages).of(pages.get(1).page()));
    }
}
