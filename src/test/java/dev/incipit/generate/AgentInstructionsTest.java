package dev.incipit.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.llmstxt.LlmsTxtWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AgentInstructionsTest {
    private static String written(String guidance) {
        var block = AgentInstructions.block(Optional.of(guidance), "Larkspur", false);
        return new LlmsTxtWriter().write(new LlmsTxt("Larkspur", Optional.of("A tool."), block, List.of()));
    }

    @Test
    void withoutGuidanceTheBlockSaysHowToUseTheFile() {
        var block = AgentInstructions.block(Optional.empty(), "Larkspur", true);
        assertEquals(
                "**Instructions for LLM Agents:**", block.lines().findFirst().orElseThrow());
        assertTrue(block.contains("Optional"));
    }

    @Test
    void anIndexWithACompanionNamesItsAddress() {
        var index = new LlmsTxt("Larkspur", Optional.of("A tool."), "Words.", List.of());
        var scope = new dev.incipit.url.SiteScope(TestPages.url("/docs/"), "/docs/");
        assertTrue(AgentInstructions.withCompanion(index, scope)
                .details()
                .endsWith("https://example.com/docs/llms-full.txt"));
    }

    @Test
    void itemsOfAnyMarkBecomeItemsAndLinesStayParagraphs() {
        assertTrue(written("Be brief.\n* one\n2) two")
                .endsWith("**Instructions for LLM Agents:**\n\nBe brief.\n- one\n- two\n"));
    }

    @Test
    void guidanceCanOpenNoHeadingQuoteFenceOrLink() {
        var text = written(
                "# Heading\n## Section\n> quote\n```\ncode\n- [x](https://evil.example)\n<script>alert(1)</script>");
        assertEquals(
                List.of("# Larkspur", "> A tool."),
                text.lines()
                        .filter(line -> line.startsWith("#") || line.startsWith(">"))
                        .toList());
        assertTrue(text.lines().noneMatch(line -> line.contains("](")));
        assertTrue(text.lines().noneMatch(line -> line.startsWith("```") || line.startsWith("<")));
    }
}
