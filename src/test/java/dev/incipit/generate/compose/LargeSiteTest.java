package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.LocalRuns;
import dev.incipit.TestSite;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.PreviousRun;
import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.url.Site;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A manual of ten thousand pages in twelve parts, whose sitemap names them in alphabetical order. */
final class LargeSiteTest {
    private static final List<String> PARTS = List.of(
            "install",
            "storage",
            "queries",
            "security",
            "backup",
            "network",
            "tuning",
            "logging",
            "metrics",
            "upgrade",
            "clients",
            "errors");
    private static final int PAGES = 10_000;

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void aFileThatIsPublishedAndReadBackIsUpToDate() throws InterruptedException {
        serve();
        var text = LocalRuns.generator().generate(order(), _ -> {}).llmsTxt().orElseThrow();
        site.text("/llms.txt", "text/plain", text);
        var index = LocalRuns.generator().revise(order(), new PreviousRun(text, Optional.empty()), _ -> {});
        assertEquals(List.of(), index.changes());
        assertEquals(text, index.text());
    }

    @Test
    void everyPartOfALargeManualIsRepresentedAndNotItsFirstPages() throws InterruptedException {
        serve();
        var text = LocalRuns.generator().generate(order(), _ -> {}).llmsTxt().orElseThrow();
        var index = new LlmsTxtParser().parse(text).document();
        var links = index.sections().stream()
                .flatMap(section -> section.links().stream())
                .map(Link::target)
                .toList();
        assertTrue(links.size() >= 30 && links.size() <= Selection.ENTRIES_MAX, links.toString());
        assertEquals(links.size(), links.stream().distinct().count());
        for (var part : PARTS) {
            assertTrue(links.stream().anyMatch(link -> link.contains("/" + part + "/")), part + " in " + links);
        }
        assertTrue(index.sections().size() >= 3 && index.sections().size() <= 9, index.toString());
    }

    private static String sitemap() {
        return IntStream.range(0, PAGES)
                .mapToObj(i -> "<url><loc>/" + PARTS.get(i % PARTS.size()) + "/topic-" + i + "</loc></url>")
                .sorted()
                .collect(Collectors.joining("", "<urlset>", "</urlset>"));
    }

    /** Each part by its first page, and the pages of the part one is in. */
    private static String sidebar() {
        return "<aside class=sidebar><nav><ul>"
                + PARTS.stream()
                        .map(part -> "<li><span>" + part + "</span><ul><li><a href=/" + part + "/>" + part
                                + " overview</a></ul>")
                        .collect(Collectors.joining())
                + "</ul></nav></aside>";
    }

    private TestSite.Answer page(String target) {
        var part = PARTS.stream()
                .filter(name -> target.startsWith("/" + name + "/"))
                .findFirst();
        if (part.isEmpty()) {
            return TestSite.html(404, "<title>Not found</title>");
        }
        var name = target.endsWith("/") ? part.get() + " overview" : target.substring(target.lastIndexOf('/') + 1);
        var more = Stream.iterate(PARTS.indexOf(part.get()), i -> i + PARTS.size())
                .limit(30)
                .map(i -> "<li><a href=/" + part.get() + "/topic-" + i + ">topic-" + i + "</a>")
                .collect(Collectors.joining());
        var text = IntStream.range(0, 12)
                .mapToObj(i -> "The " + name + " setting " + i + " of " + name.hashCode() + i + " is told here.")
                .collect(Collectors.joining(" "));
        return TestSite.html(
                200,
                "<html lang=en><title>" + name + " | Granary</title>" + sidebar() + "<main><h1>" + name + "</h1><p>"
                        + text + "</p><ul>" + more + "</ul></main>");
    }

    private void serve() {
        site.page(
                "/",
                "Granary",
                sidebar()
                        + "<main><h1>Granary</h1><p>Granary is a database for measurements from ten thousand sensors.");
        site.text("/sitemap.xml", "application/xml", sitemap());
        site.otherwise(this::page);
    }

    private GenerateOrder order() {
        return new GenerateOrder(new Site(site.origin(), site.url("/"), false), FileType.LLMS, 0, Optional.empty());
    }
}
