package dev.incipit.llmstxt;

/**
 * Document to text. Law: {@code new LlmsTxtParser().parse(write(d)).document()} equals {@code d.normalized()}, and the
 * reference grammar (checks.md §9) reads the same titles, addresses and notes.
 */
public final class LlmsTxtWriter {
    /** The document, brought into normal form, as llms.txt: LF line ends, one at the end. */
    public String write(LlmsTxt document) {
        return String.join("\n", NormalForm.lines(document.normalized())) + "\n";
    }

    /** An address as it is written into a link, with everything percent-encoded that could end it early. */
    public static String address(String address) {
        return NormalForm.target(address);
    }
}
