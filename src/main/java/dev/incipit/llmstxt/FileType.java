package dev.incipit.llmstxt;

/** Which of the two files a caller wants. */
public enum FileType {
    LLMS,
    LLMS_FULL,
    BOTH;

    /** Whether the index file is among them. */
    public boolean hasIndex() {
        return this != LLMS_FULL;
    }

    /** Whether the full file is among them. */
    public boolean hasFull() {
        return this != LLMS;
    }
}
