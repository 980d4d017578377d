package dev.incipit.llmstxt;

/** Which of the two files a caller requests. */
public enum FileType {
    LLMS,
    LLMS_FULL,
    BOTH;

    /** Returns whether the index file is requested. */
    public boolean hasIndex() {
        return this != LLMS_FULL;
    }

    /** Returns whether the full file is requested. */
    public boolean hasFull() {
        return this != LLMS;
    }
}
