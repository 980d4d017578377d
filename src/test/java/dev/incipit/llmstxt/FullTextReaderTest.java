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
    void aFileOfAnotherFormHasNoPages() {
        assertEquals(List.of(), FullTextReader.pages(HEAD + "\n## One\n\nFirst.\n"));
        assertEquals(List.of(), FullTextReader.pages(HEAD));
        assertEquals(List.of(), FullTextReader.pages(""));
    }
}
