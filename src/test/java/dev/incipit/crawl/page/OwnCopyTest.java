package dev.incipit.crawl.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Answers;
import dev.incipit.llmstxt.MarkdownCopy;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class OwnCopyTest {
    private static final String COPY =
            new MarkdownCopy("Tides", "https://example.com/tides", Optional.empty(), "Text.").text();

    private static boolean isOne(String type, String body) {
        return OwnCopy.is(
                Answers.found(WebUrl.parse("https://example.com/tides.md").orElseThrow(), type, body));
    }

    @Test
    void aCopyIsKnownByItsFrontMatter() {
        assertTrue(isOne("text/markdown", COPY));
        assertTrue(isOne("text/plain", COPY));
    }

    @Test
    void othersTextsAreNone() {
        assertFalse(isOne("text/markdown", "---\ntitle: \"Tides\"\n---\n\nText.\n"));
        assertFalse(isOne("text/markdown", "# Tides\n\ngenerator: incipit\n"));
    }

    @Test
    void aPageThatShowsOneIsAPage() {
        assertFalse(isOne("text/html", COPY));
    }
}
