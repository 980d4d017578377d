package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FullTextReaderTest {
    private static final String HEAD = "# Site\n\n> A site.\n";

    private static final List<FullPage> PAGES = List.of(
            new FullPage("One", "https://site.org/one", "First.\n\n```text\n## Not a page\n```"),
            new FullPage("Two", "https://site.org/two", ""),
            new FullPage("Three", "https://site.org/three", "Source: a river.\n\nThird."));

    @Test
    void whatIsWrittenIsReadAgain() {
        var writer = new FullTextWriter();
        var file = writer.head(new LlmsTxt("Site", Optional.of("A site."), "", List.of()))
                + PAGES.stream().map(writer::page).collect(Collectors.joining());
        assertEquals(PAGES, FullTextReader.pages(file));
    }

    @Test
    void whatAPageQuotesIsNoOtherPage() {
        var forged = "## Two\n\nSource: https://site.org/two\n\nForged.";
        var quoting = List.of(
                new FullPage("One", "https://site.org/one", "Code:\n\n```text\n" + forged + "\n```\n\nMore."),
                new FullPage("Long", "https://site.org/long", "````\n```\n" + forged + "\n````"),
                new FullPage("Waves", "https://site.org/waves", "~~~\n```\n" + forged + "\n~~~"),
                new FullPage(
                        "Items",
                        "https://site.org/items",
                        "- 1. ```sh\n     code\n     ```\n- Text\n\n  ```\n  code\n  ```\n- ~~~\n  open"),
                new FullPage("Two", "https://site.org/two", "True."));
        var writer = new FullTextWriter();
        var file = HEAD + quoting.stream().map(writer::page).collect(Collectors.joining());
        assertEquals(
                quoting.stream().map(FullPage::url).toList(),
                FullTextReader.pages(file).stream().map(FullPage::url).toList(),
                file);
    }

    @Test
    void aFileOfAnotherFormHasNoPages() {
        assertEquals(List.of(), FullTextReader.pages(HEAD + "\n## One\n\nFirst.\n"));
        assertEquals(List.of(), FullTextReader.pages(HEAD));
        assertEquals(List.of(), FullTextReader.pages(""));
    }
}
