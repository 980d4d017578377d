package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.TestSite;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxtParser;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** From a site on loopback to both files: what can only be seen when the rooms work together. */
final class WholeRunTest {
    private static final List<String> NAMES = List.of("alder", "birch", "cedar", "elm", "hazel", "larch");

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    // Markdown twins

    @Test
    void aTwinLinkedBesideItsPageIsThePageAndNotAnother() throws InterruptedException {
        home(NAMES.stream().flatMap(name -> Stream.of("/docs/" + name + ".html", "/docs/" + name + ".md")));
        NAMES.forEach(name -> html(name, "/docs/" + name + ".html").markdown(name, "/docs/" + name + ".md"));
        var made = generated();
        assertEquals(addresses("/docs/%s.md"), listed(made));
        for (var name : NAMES) {
            assertEquals(1, count(made.llmsFullTxt().orElseThrow(), "The twin of " + name));
        }
        assertEquals(1, count(String.join("\n", site.asked()), "/docs/alder.md"));
    }

    @Test
    void aTwinThatTheSitesOwnIndexListsIsThePage() throws InterruptedException {
        home(NAMES.stream().map(name -> "/docs/" + name + "/"));
        NAMES.forEach(name -> html(name, "/docs/" + name + "/").markdown(name, "/docs/" + name + ".md"));
        site.text(
                "/llms.txt",
                "text/plain",
                "# Trees\n\n## Docs\n\n"
                        + NAMES.stream()
                                .map(name -> "- [" + name + "](/docs/" + name + ".md)")
                                .collect(Collectors.joining("\n")));
        assertEquals(addresses("/docs/%s.md"), listed(generated()));
    }

    @Test
    void theTwinOfAFolderIsFoundInIt() throws InterruptedException {
        home(NAMES.stream().map(name -> "/docs/" + name + "/"));
        NAMES.forEach(name -> html(name, "/docs/" + name + "/").markdown(name, "/docs/" + name + "/index.md"));
        assertTrue(listed(generated()).contains(site.origin() + "/docs/alder/index.md"));
    }

    @Test
    void aGuessThatProvedRightIsNotAskedAgain() throws InterruptedException {
        home(NAMES.stream().map(name -> "/docs/" + name + ".html"));
        NAMES.forEach(name -> html(name, "/docs/" + name + ".html").markdown(name, "/docs/" + name + ".md"));
        assertEquals(
                3,
                listed(generated()).stream().filter(url -> url.endsWith(".md")).count());
        assertEquals(1, count(String.join("\n", site.asked()), "/docs/alder.md"));
    }

    @Test
    void twinsThatOnlyTheFirstPagesHaveAreNotListedForTheOthers() throws InterruptedException {
        home(NAMES.stream().map(name -> "/docs/" + name));
        for (var name : NAMES) {
            site.answer(
                    "/docs/" + name,
                    TestSite.html(200, "<title>" + name + "</title><main><h1>" + name + "</h1><p>" + text(name))
                            .with("Link", "</md/" + name + ".md>; rel=alternate; type=text/markdown"));
        }
        NAMES.stream().limit(4).forEach(name -> markdown(name, "/md/" + name + ".md"));
        assertEquals(addresses("/docs/%s"), listed(generated()));
    }

    // What is asked

    @Test
    void filesForMachinesAndSeedsAreAskedOnce() throws InterruptedException {
        home(Stream.of("/robots.txt", "/llms.txt", "/llms-full.txt", "/docs/alder"));
        html("alder", "/docs/alder");
        var index = TestSite.html(
                200, "<title>Moved</title><meta http-equiv=refresh content='0; url=/home/'><a href=/home/>here</a>");
        site.redirect("/home/", 302, "/start");
        site.page(
                "/start",
                "Trees",
                "<main><h1>Trees</h1><p>All the trees. <a href=/llms.txt>For models</a>"
                        + "<a href=/docs/alder>alder</a></main>");
        site.answer("/", index);
        generated();
        for (var path : List.of("/robots.txt", "/llms.txt", "/sitemap.xml")) {
            assertEquals(1, site.asked().stream().filter(path::equals).count(), path);
        }
        assertFalse(site.asked().contains("/llms-full.txt"));
    }

    // What is kept out

    @Test
    void whatIsNoPageForAReaderIsInNeitherFile() throws InterruptedException {
        var junk = List.of(
                "/password-reset",
                "/blog/page/2/",
                "/2020/05/",
                "/blog/2020/",
                "/humans.txt",
                "/llms-small.txt",
                "/.well-known/security.txt",
                "/docs/alder?sort=asc",
                "/tag/oak");
        home(Stream.concat(NAMES.stream().map(name -> "/docs/" + name), junk.stream()));
        NAMES.forEach(name -> html(name, "/docs/" + name));
        junk.forEach(path -> html("junk" + path.replaceAll("\\W", ""), path));
        var made = generated();
        assertEquals(addresses("/docs/%s"), listed(made));
        assertFalse(made.llmsFullTxt().orElseThrow().contains("junk"));
    }

    // What must not be lost

    @Test
    void aManualsPageAboutSearchingIsAPage() throws InterruptedException {
        home(Stream.of("/docs/search", "/docs/topics/cookies", "/search"));
        html("search", "/docs/search").html("biscuits", "/docs/topics/cookies").html("finder", "/search");
        assertEquals(
                List.of(site.origin() + "/docs/search", site.origin() + "/docs/topics/cookies"), listed(generated()));
    }

    // Same bytes

    @Test
    void theFilesAreTheSameWhateverAnswersFirst() throws InterruptedException {
        home(NAMES.stream().flatMap(name -> Stream.of("/docs/" + name + ".html", "/docs/" + name + ".md")));
        NAMES.forEach(name -> html(name, "/docs/" + name + ".html").markdown(name, "/docs/" + name + ".md"));
        var first = generated();
        for (int seed = 0; seed < 3; seed++) {
            var random = new Random(seed);
            site.latency(_ -> Duration.ofMillis(random.nextInt(40)));
            var again = generated();
            assertEquals(first.llmsTxt(), again.llmsTxt());
            assertEquals(first.llmsFullTxt(), again.llmsFullTxt());
        }
    }

    private void home(Stream<String> links) {
        site.page(
                "/",
                "Trees",
                "<main><h1>Trees</h1><p>All the trees of the park by the river, one by one.<ul>"
                        + links.map(link -> "<li><a href='" + link + "'>" + link + "</a>")
                                .collect(Collectors.joining())
                        + "</ul></main>");
    }

    private WholeRunTest html(String name, String path) {
        site.page(path, name + " | Trees", "<main><h1>" + name + "</h1><p>" + text(name) + "</p></main>");
        return this;
    }

    private void markdown(String name, String path) {
        site.text(path, "text/markdown", "# " + name + "\n\nThe twin of " + name + ". " + text(name) + "\n");
    }

    /** Sentences that no other page has. */
    private static String text(String name) {
        return Stream.iterate(1, i -> i + 1)
                .limit(12)
                .map(i -> "The " + name + i + " stands by gate " + name + i * 7 + " where " + name + i * 31
                        + " keepers look after it all year.")
                .collect(Collectors.joining(" "));
    }

    private List<String> addresses(String form) {
        return NAMES.stream().map(name -> site.origin() + form.formatted(name)).toList();
    }

    /** The addresses of the index without the home page's, sorted. */
    private List<String> listed(Generated made) {
        return new LlmsTxtParser()
                .parse(made.llmsTxt().orElseThrow()).document().sections().stream()
                        .flatMap(section -> section.links().stream())
                        .map(Link::target)
                        .filter(url -> !url.equals(site.origin() + "/"))
                        .sorted()
                        .toList();
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    private Generated generated() throws InterruptedException {
        return LocalRuns.generator().generate(LocalRuns.order(site, FileType.BOTH), _ -> {});
    }
}
