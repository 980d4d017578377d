package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MarkdownCopyTest {
    @Test
    void theFrontMatterHasTitleAddressDateAndTokens() {
        var copy = new MarkdownCopy(
                "Say \"hi\"",
                "https://your.site/hi",
                Optional.of(LocalDate.of(2026, 11, 3)),
                "\n# Hi\n\nEight letters.\n\n");
        assertEquals("""
                ---
                title: "Say \\"hi\\""
                url: "https://your.site/hi"
                date: 2026-11-03
                tokens: 6
                generator: incipit
                ---

                # Hi

                Eight letters.
                """, copy.text());
    }

    @Test
    void whatWasWrittenIsReadBack() {
        for (var title : List.of("Plain", "Back\\slash \" and: colon", "# --- >", "", "Ärger 日本")) {
            var copy =
                    new MarkdownCopy(title, "https://your.site/a?b=\"c\"", Optional.empty(), "Text.\n\n---\n\nMore.");
            assertEquals(Optional.of(copy), MarkdownCopy.of(copy.text()));
        }
    }

    @Test
    void aTitleCannotEndTheFrontMatterOrAddToIt() {
        var hostile =
                new MarkdownCopy("a\n---\nurl: \"https://evil.site\"", "https://your.site/", Optional.empty(), "Text.");
        assertEquals(
                "https://your.site/",
                MarkdownCopy.of(hostile.text()).orElseThrow().url());
    }

    @Test
    void nobodyElsesFileIsTakenForACopy() {
        for (var text : List.of(
                "",
                "---",
                "---\n",
                "---\n---\n",
                "# Page\n",
                "---\ntitle: \"a\"\nurl: \"b\"\n---\ntext",
                "---\ngenerator: incipit\n---\ntext",
                "---\ntitle: \"a\"\ngenerator: incipit\nurl: \"b\"\n",
                "\n---\ntitle: \"a\"\nurl: \"b\"\ngenerator: incipit\n---\n",
                "---\n" + "a: b\n".repeat(200_000))) {
            assertTrue(
                    MarkdownCopy.of(text).isEmpty(),
                    text.lines().limit(5).toList().toString());
        }
    }
}
