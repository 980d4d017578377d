package dev.incipit.generate;

import dev.incipit.llmstxt.FileType;
import dev.incipit.llmstxt.LlmsTxt;
import dev.incipit.url.SiteScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the block "Instructions for LLM Agents" (decisions §5). It starts with a line, not a heading, since a heading opens a
 * list of links in this format. The caller's lines become items and paragraphs; the writer keeps them from opening any other block.
 */
final class AgentInstructions {
    private static final String HEAD = "**Instructions for LLM Agents:**";
    private static final Pattern ITEM_MARK = Pattern.compile("^(?:[-*+•]|\\d{1,9}[.)])\\s+");

    private AgentInstructions() {}

    /** Returns the block as Markdown without headings: the caller's guidance, or else how to use the file. */
    static String block(Optional<String> guidance, String siteName, boolean hasOptional) {
        return HEAD + "\n\n" + guidance.map(AgentInstructions::written).orElseGet(() -> usual(siteName, hasOptional));
    }

    /** Returns the index for a run that writes both files: its block ends with the address of the full file, beside it. */
    static LlmsTxt withCompanion(LlmsTxt index, SiteScope scope) {
        return new LlmsTxt(
                index.title(),
                index.summary(),
                index.details() + "\n- The text of these pages in one file: "
                        + scope.home().origin() + scope.folder() + FileType.FULL_NAME,
                index.sections());
    }

    private static String usual(String siteName, boolean hasOptional) {
        var lines = new ArrayList<>(List.of(
                "- Each link leads to one page of " + siteName + "; the text after it says what the page is about.",
                "- Open the page that fits the question, answer from what it says, and name its address."));
        if (hasOptional) {
            lines.add("- Pages under \"Optional\" can be skipped when little room is left.");
        }
        return String.join("\n", lines);
    }

    private static String written(String guidance) {
        return guidance.lines()
                .map(line -> ITEM_MARK.matcher(line.strip()).replaceFirst("- "))
                .collect(Collectors.joining("\n"));
    }
}
