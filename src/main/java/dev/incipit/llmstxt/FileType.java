package dev.incipit.llmstxt;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which of the two files a caller requests. */
public enum FileType {
    LLMS,
    LLMS_FULL,
    BOTH;

    /** The name of the index, wherever it stands (llmstxt.org). */
    public static final String INDEX_NAME = "llms.txt";

    /** The name of the file with the text of all pages. */
    public static final String FULL_NAME = "llms-full.txt";

    /** The type that people write as llms, llms-full or both. */
    public static Optional<FileType> of(String word) {
        return Stream.of(values()).filter(type -> type.word().equals(word)).findFirst();
    }

    /** The type as people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public boolean hasIndex() {
        return this != LLMS_FULL;
    }

    public boolean hasFull() {
        return this != LLMS;
    }
}
