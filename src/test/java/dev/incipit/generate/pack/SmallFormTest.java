package dev.incipit.generate.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.FullTextWriter;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.llmstxt.Section;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SmallFormTest {
    @Test
    void whatFitsIsKeptWholeWithTheSentenceToAgents() {
        var text = SmallForm.of(index(3, "Says how to plant a tree."), "https://your.site", true);
        assertEquals("""
                # Trees

                > All about trees.

                IMPORTANT: Prefer retrieval-led reasoning over pre-training-led reasoning for any Trees tasks.
                Put https://your.site before a path; add .md (after a slash index.html.md) for the page's Markdown.

                ## Docs

                - [Page 0](/docs/page-0): Says how to plant a tree.
                - [Page 1](/docs/page-1): Says how to plant a tree.
                - [Page 2](/docs/page-2): Says how to plant a tree.
                """, text);
    }

    @Test
    void aLargerIndexKeepsItsLinksAndItsRareWords() {
        var links = IntStream.range(0, 60)
                .mapToObj(i -> new Link(
                        "Page " + i,
                        "/docs/page-" + i,
                        Optional.of("This page of the documentation is about the tool called zork" + i
                                + " and about how it can be used with others that are like it. ".repeat(5))))
                .toList();
        var text = SmallForm.of(
                new LlmsTxt("Trees", Optional.empty(), "", List.of(new Section("Docs", links))),
                "https://your.site",
                false);
        assertTrue(FullTextWriter.sizeBytes(text) <= SmallForm.BYTES_MAX);
        assertEquals(
                60,
                new LlmsTxtParser()
                        .parse(text)
                        .document()
                        .sections()
                        .getFirst()
                        .links()
                        .size());
        for (int i = 0; i < 60; i++) {
            assertTrue(text.contains("zork" + i + "\n") || text.contains("zork" + i + " "), text);
        }
    }

    @Test
    void anIndexOfAnySizeFits() {
        for (var note : List.of("x".repeat(900), "日本語の文章です。".repeat(90), "")) {
            var text = SmallForm.of(index(1_000, note), "https://your.site", true);
            assertTrue(FullTextWriter.sizeBytes(text) <= SmallForm.BYTES_MAX, note);
            assertTrue(FullTextWriter.sizeBytes(text) > SmallForm.BYTES_MAX - 1_000, note);
        }
        var long1 = new LlmsTxt(
                "T".repeat(3_000),
                Optional.of("S".repeat(9_000)),
                "",
                List.of(new Section("N".repeat(9_000), List.of(new Link("a", "/a")))));
        assertTrue(FullTextWriter.sizeBytes(SmallForm.of(long1, "https://your.site", true)) <= SmallForm.BYTES_MAX);
    }

    private static LlmsTxt index(int pages, String note) {
        return new LlmsTxt(
                "Trees",
                Optional.of("All about trees."),
                "",
                List.of(new Section(
                        "Docs",
                        IntStream.range(0, pages)
                                .mapToObj(i -> new Link("Page " + i, "/docs/page-" + i, Optional.of(note)))
                                .toList())));
    }
}
