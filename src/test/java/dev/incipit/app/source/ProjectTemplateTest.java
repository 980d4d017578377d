package dev.incipit.app.source;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.generate.TestPages;
import dev.incipit.generate.WrittenOptions;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.Section;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class ProjectTemplateTest {
    private static final TestPages SITE = new TestPages()
            .add("/", "Home", "Home.")
            .add("/docs/one", "One", "One.")
            .add("/docs/two", "Two", "Two.")
            .add("/blog/first", "First", "First.");

    private static LlmsTxt index(String title) {
        return new LlmsTxt(
                title,
                Optional.of("Tables of \"tides\"."),
                "",
                List.of(
                        new Section("Guides", List.of(link("/docs/one"), link("/docs/two"))),
                        new Section("Main pages", List.of(link("/"))),
                        new Section(Section.OPTIONAL, List.of())));
    }

    private static Link link(String path) {
        return new Link("A page", TestPages.url(path).toString());
    }

    private static String text(WrittenOptions options, String title) {
        return new ProjectTemplate("tides.example", options, index(title), SITE.pages()).text();
    }

    @Test
    void itSaysWhatTheRunFound() {
        var text = text(WrittenOptions.NONE, "Tides");
        assertTrue(text.contains("\nsource: \"tides.example\"\n"), text);
        assertTrue(text.contains("\n# Found: /docs/** (2 pages), /* (1 page), /blog/** (1 page).\n"), text);
        assertTrue(text.contains("\nsections:\n  - \"Guides\"  # 2 pages\n  - \"Main pages\"  # 1 page\n"), text);
        assertFalse(text.contains("Optional"), text);
        assertTrue(text.contains("# must-list:   # read and not listed:\n#   - \"/blog/first\"\n"), text);
    }

    @Test
    void whatWasChosenIsSetAndTheRestStandsAsAnExample() {
        var chosen = new WrittenOptions(
                List.of("/docs/**"),
                List.of(),
                OptionalInt.of(50),
                List.of("blog.tides.example"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of());
        var text = text(chosen, "Tides");
        assertTrue(text.contains("\ninclude: [\"/docs/**\"]\n# exclude: [/blog/**]\nmax-pages: 50\n"), text);
        assertTrue(text.contains("\nalso: [\"blog.tides.example\"]\n"), text);
        assertTrue(text.contains("\n# base-url: https://your.site\n"), text);
        var usual = text(WrittenOptions.NONE, "Tides");
        assertTrue(usual.contains("\n# include: [/docs/**]\n# exclude: [/blog/**]\n# max-pages: 200\n"), usual);
    }

    @Test
    void noWordOfTheSiteLeavesItsQuotes() {
        var text = text(WrittenOptions.NONE, "Ti\"des\nsource: evil\u2028x");
        assertTrue(text.contains("\ntitle: \"Ti\\\"des source: evil x\"\n"), text);
        assertTrue(text.contains("\n# summary: \"Tables of \\\"tides\\\".\"\n"), text);
    }
}
