package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class CopyPlacesTest {
    private static final SiteScope SITE = new SiteScope(url("/"), "/");

    @Test
    void theCopyStandsAtThePagesAddressWithItsEnding() {
        assertEquals("index.html.md", path("/"));
        assertEquals("guide.md", path("/guide"));
        assertEquals("guide.html.md", path("/guide.html"));
        assertEquals("guide/index.html.md", path("/guide/"));
        assertEquals("docs/v1.2/a b.md", path("/docs/v1.2/a%20b"));
        assertEquals("über/straße.md", path("/%C3%BCber/stra%C3%9Fe"));
    }

    @Test
    void theLinkOfACopyLeadsToItsFile() {
        assertEquals(url("/docs/a%20b.md"), place(SITE, "/docs/a%20b").url());
        assertEquals(url("/%C3%BCber/index.html.md"), place(SITE, "/über/").url());
    }

    @Test
    void placesAreBelowTheFolderOfTheIndex() {
        var docs = new SiteScope(url("/a%20b/docs"), "/a%20b/docs/");
        assertEquals("index.html.md", place(docs, "/a%20b/docs").path());
        assertEquals("index.html.md", place(docs, "/a%20b/docs/").path());
        assertEquals("guide/x.md", place(docs, "/a%20b/docs/guide/x").path());
        assertEquals(
                url("/a%20b/docs/guide/x.md"),
                place(docs, "/a%20b/docs/guide/x").url());
    }

    @Test
    void pagesThatAreTextAlreadyGetNoCopy() {
        for (var path : List.of("/a.md", "/docs/llms.txt", "/README.MARKDOWN")) {
            assertTrue(of(List.of(url(path))).of(url(path)).isEmpty(), path);
        }
    }

    @Test
    void aHostileAddressLeadsNowhereElse() {
        for (var path : List.of(
                "/..%2f..%2fetc%2fpasswd",
                "/%2e%2e/x",
                "/.git/config",
                "/.ssh/authorized_keys",
                "/C:/x",
                "/con",
                "/aux/a",
                "/a%00b",
                "/a%5cb",
                "/a%0Ab",
                "/%E2%80%AEtxt.exe",
                "/llms.txt/x",
                "/" + "x".repeat(300),
                "/x".repeat(500),
                "/" + "%E6%97%A5".repeat(100),
                "/a?x=../../y",
                "/a.",
                "/%FF%FE",
                "//x",
                "/%20",
                "/~")) {
            var place = place(SITE, path).path();
            var file = Path.of("/out").resolve(place).normalize();
            assertTrue(file.startsWith("/out") && file.toString().equals("/out/" + place), path + " " + place);
            for (var name : place.split("/")) {
                assertTrue(PlaceName.isSafe(name), path + " " + name);
            }
        }
    }

    @Test
    void noTwoPagesShareAFileOnAnyFileSystem() {
        var pages = Stream.of(
                        "/a",
                        "/A",
                        "/a/",
                        "/A/",
                        "/a.md/b",
                        "/a/index.html",
                        "/b",
                        "/b?x=1",
                        "/b?x=2",
                        "/B?x=1",
                        "/e%CC%81",
                        "/%C3%A9",
                        "/stra%C3%9Fe",
                        "/strasse",
                        "/STRASSE",
                        "/x.md/y/z",
                        "/x",
                        "/x.md/y",
                        "/index.html",
                        "/")
                .map(CopyPlacesTest::url)
                .toList();
        var places = of(pages);
        var files = new HashSet<String>();
        for (var page : pages) {
            assertTrue(files.add(PlaceName.folded(places.of(page).orElseThrow().path())), page.toString());
        }
        for (var file : files) {
            assertTrue(files.stream().noneMatch(other -> other.startsWith(file + "/")), file);
        }
    }

    @Test
    void theOrderOfThePagesDoesNotMatter() {
        var pages = new java.util.ArrayList<>(Stream.of("/a", "/A", "/b?x", "/c.md/d", "/c", "/con")
                .map(CopyPlacesTest::url)
                .toList());
        var places = of(pages);
        Collections.shuffle(pages, new Random(7));
        var others = of(pages);
        pages.forEach(page -> assertEquals(places.of(page), others.of(page)));
    }

    @Test
    void aPlaceThatIsTakenIsLeftAlone() {
        var places = new CopyPlaces(SITE, List.of(url("/a"), url("/b")), "a.md"::equals);
        assertEquals(Optional.empty(), places.of(url("/a")));
        assertEquals("b.md", places.of(url("/b")).orElseThrow().path());
    }

    @Test
    void aFurtherHostHasAFolderOfItsOwn() {
        var page = WebUrl.parse("https://blog.your.site/a").orElseThrow();
        assertEquals(
                "blog.your.site/a.md", of(List.of(page)).of(page).orElseThrow().path());
    }

    private static String path(String page) {
        return place(SITE, page).path();
    }

    private static CopyPlaces.Place place(SiteScope scope, String page) {
        return new CopyPlaces(scope, List.of(url(page)), _ -> false)
                .of(url(page))
                .orElseThrow();
    }

    private static CopyPlaces of(List<WebUrl> pages) {
        return new CopyPlaces(SITE, pages, _ -> false);
    }

    private static WebUrl url(String path) {
        return WebUrl.parse("https://your.site" + path).orElseThrow();
    }
}
