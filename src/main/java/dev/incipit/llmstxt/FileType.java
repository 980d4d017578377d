package dev.incipit.llmstxt;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Which of the two files a caller requests. */
public enum FileType {
    LLMS,
    LLMS_FULL,
    BOTH;

    /** The type that people write as llms, llms-full or both. */
    public static Optional<FileType> of(String word) {
        return Stream.of(values()).filter(type -> type.word().equals(word)).findFirst();
    }

    /** The type as people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether the index file is requested. */
    public boolean hasIndex() {
        return this != LLMS_FULL;
    }

    /** Returns whether the full file is requested. */
    public boolean hasFull() {
        return this != LLMS;
    }
}
