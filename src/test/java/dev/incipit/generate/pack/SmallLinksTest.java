package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.crawl.CrawlReport;
import dev.incipit.generate.TestPages;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SmallLinksTest {
    private static final Set<WebUrl> INDEXES = Set.of(TestPages.url("/docs/llms.txt"));

    private final TestPages site = new TestPages().add("/", "Home", "").add("/a(b)", "A", "");

    @ParameterizedTest
    @CsvSource({
        "https://example.com/a(b), /a(b)",
        "https://example.com/a%28b%29, /a(b)",
        "https://example.com/never-met?x=1, /never-met?x=1",
        "https://example.com/a(b)#part, /a(b)#part",
        "/by-hand, /by-hand",
        "https://other.example/a, https://other.example/a",
        "mailto:a@example.com, mailto:a@example.com"
    })
    void anAddressIsAPathWhereItIsOfTheSite(String target, String shown) {
        assertEquals(new Link("A", shown, Optional.of("Words.")), brief(site.report(), Map.of(), false, target));
    }

    @Test
    void aCopyIsNamedByItsPageWhereTheEndingLeadsToIt() {
        var former = Map.of(
                TestPages.url("/old.md"), TestPages.url("/old"), TestPages.url("/made-up.md"), TestPages.url("/o?q=1"));
        assertEquals(
                "/old",
                brief(site.report(), former, true, "https://example.com/old.md").target());
        assertEquals(
                "/made-up.md",
                brief(site.report(), former, true, "https://example.com/made-up.md")
                        .target());
    }

    @Test
    void aSectionIndexNeedsNoNote() {
        assertEquals(
                new Link("A", "/docs/llms.txt"),
                brief(site.report(), Map.of(), false, "https://example.com/docs/llms.txt"));
    }

    private static Link brief(CrawlReport report, Map<WebUrl, WebUrl> former, boolean copies, String target) {
        var index = new LlmsTxt(
                "Park",
                Optional.empty(),
                "",
                List.of(new Section("Docs", List.of(new Link("A", target, Optional.of("Words."))))));
        return new SmallLinks(report, former, INDEXES, copies)
                .in(index)
                .sections()
                .getFirst()
                .links()
                .getFirst();
    }
}
