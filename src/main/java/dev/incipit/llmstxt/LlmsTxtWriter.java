package dev.incipit.llmstxt;

import dev.incipit.llmstxt.write.NormalForm;

/**
 * Writes llms.txt. {@code new LlmsTxtParser().parse(write(d)).document()} always equals {@code NormalForm.of(d)}, and the
 * reference grammar (checks.md §9) reads the same titles, addresses and notes.
 */
public final class LlmsTxtWriter {
    /** Normalizes the document and returns it as llms.txt, with LF line ends and one at the end. */
    public String write(LlmsTxt document) {
        return String.join("\n", NormalForm.lines(NormalForm.of(document))) + "\n";
    }

    /** Returns an address for use in a link; every character that could end the link early is percent-encoded. */
    public static String address(String address) {
        return NormalForm.target(address);
    }
}
