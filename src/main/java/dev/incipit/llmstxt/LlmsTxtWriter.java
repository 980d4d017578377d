package dev.incipit.llmstxt;

import dev.incipit.llmstxt.write.NormalForm;

/**
 * Writes llms.txt. {@code new LlmsTxtParser().parse(write(d)).document()} always equals {@code normalized(d)}, and the
 * reference grammar (checks.md §9) reads the same titles, addresses and notes.
 */
public final class LlmsTxtWriter {
    /** Normalizes the document and returns it as llms.txt, with LF line ends and one at the end. */
    public String write(LlmsTxt document) {
        return String.join("\n", NormalForm.lines(normalized(document))) + "\n";
    }

    /**
     * Returns the document in a form that every reader parses in the same way: single lines where required, no invisible
     * characters, markup and templates as inline code, addresses percent-encoded, no empty sections, and details that are never
     * empty and contain only paragraphs and list items.
     */
    static LlmsTxt normalized(LlmsTxt document) {
        return NormalForm.of(document);
    }

    /** Returns an address for use in a link; every character that could end the link early is percent-encoded. */
    public static String address(String address) {
        return NormalForm.target(address);
    }
}
