package dev.incipit.llmstxt;

/** Document to text. Law: {@code new LlmsTxtParser().parse(write(d)).document()} equals {@code d}. */
public final class LlmsTxtWriter {
    /** The document as llms.txt, LF line ends, one at the end. */
    public String write(LlmsTxt document) {
        return document.title();
    }
}
