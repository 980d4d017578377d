package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.WrittenSite;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.FolderSite;
import dev.incipit.llmstxt.FileType;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A folder gives the same files as the site that is served from it. */
final class FolderRunTest {
    @TempDir
    Path top;

    static List<Path> sites() throws IOException {
        return WrittenSite.folders();
    }

    /** One that redirects its home page, one that has a broken sitemap, and a manual. */
    static List<Path> someSites() throws IOException {
        return sites().stream()
                .filter(site -> List.of("auberge-du-pont.example", "brandt-holzbau.example", "trellis.example")
                        .contains(site.getFileName().toString()))
                .toList();
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("sites")
    void everyFolderGivesTheBytesOfTheServedSite(Path site) throws IOException, InterruptedException {
        aFolderGivesTheBytesOfTheServedSite(site);
    }

    @ParameterizedTest
    @MethodSource("someSites")
    void aFolderGivesTheBytesOfTheServedSite(Path site) throws IOException, InterruptedException {
        Generated served;
        try (var web = new WrittenSite(site)) {
            served = web.generated();
        }
        var name = site.getFileName().toString();
        var read = generated(withAnswers(site), "https://" + name + "/");
        assertEquals(served.llmsTxt(), read.llmsTxt());
        assertEquals(served.llmsFullTxt(), read.llmsFullTxt());
        assertEquals(served.notes(), read.notes());
    }

    /** The site's pages with its answers that are no files as a static host is told of them. */
    private Path withAnswers(Path site) throws IOException {
        var copy = Files.createDirectories(top.resolve(site.getFileName()));
        try (var files = Files.walk(site.resolve("pages"))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var to = copy.resolve(site.resolve("pages").relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        var answers = site.resolve("answers.tsv");
        try (var lines = Files.exists(answers) ? Files.lines(answers) : Stream.<String>of()) {
            Files.writeString(
                    copy.resolve("_redirects"),
                    lines.map(line -> line.split("\t", -1))
                            .map(cells -> cells[2].isEmpty()
                                    ? cells[0] + " /none 404!"
                                    : cells[0] + " " + cells[2] + " " + cells[1] + "!")
                            .collect(Collectors.joining("\n")));
        }
        return copy;
    }

    @Test
    void aBasePathIsPartOfEveryAddress() throws IOException, InterruptedException {
        page("index.html", "Alder", "<a href='/docs/guide'>Guide</a> <a href='/other'>Other</a>");
        page("guide.html", "Guide", "<a href='/docs/'>Home</a> <a href='more/'>More</a>");
        page("more/index.html", "More", "");
        page("other.html", "Other", "");
        Files.writeString(top.resolve("robots.txt"), "User-agent: *\nDisallow: /\n");
        var index = generated(top, "https://your.site/docs").llmsTxt().orElseThrow();
        assertTrue(index.contains("(https://your.site/docs/guide)"), index);
        assertTrue(index.contains("(https://your.site/docs/more/)"), index);
        assertFalse(index.contains("Other"), index);
    }

    @Test
    void robotsAndSitemapOfTheFolderCount() throws IOException, InterruptedException {
        page("index.html", "Alder", "<a href='/secret'>Secret</a>");
        page("secret.html", "Secret", "");
        page("alone.html", "Alone", "");
        page("lost.html", "Lost", "");
        Files.writeString(top.resolve("robots.txt"), "User-agent: *\nDisallow: /secret\n");
        Files.writeString(top.resolve("sitemap.xml"), "<urlset><url><loc>https://your.site/alone</loc></url></urlset>");
        var index = generated(top, "https://your.site").llmsTxt().orElseThrow();
        assertTrue(index.contains("(https://your.site/alone)"), index);
        assertFalse(index.contains("secret"), index);
        assertFalse(index.contains("lost"), index);
    }

    private void page(String file, String title, String links) throws IOException {
        Files.createDirectories(top.resolve(file).getParent());
        Files.writeString(
                top.resolve(file),
                "<html lang=en><head><title>" + title + "</title><meta name=description content='What " + title
                        + " is about.'></head><body><nav>" + links + "</nav><main><h1>" + title + "</h1><p>The page on "
                        + title + " says in a few plain words what there is to know about " + title
                        + " and nothing else at all.</p></main></body></html>");
    }

    private static Generated generated(Path folder, String base) throws IOException, InterruptedException {
        var home = WebUrl.parse(base).orElseThrow();
        var crawler = LocalRuns.crawler(new FolderSite(folder, home, FetchConfig.DEFAULTS)::open);
        var order = new GenerateOrder(new Site(base, home, false), FileType.BOTH, 100, Optional.empty());
        return LocalRuns.generator(crawler).generate(order, _ -> {});
    }
}
