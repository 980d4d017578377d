package dev.incipit.history;

import java.util.Optional;

/** The files that a run made. */
public record RunTexts(Optional<String> llmsTxt, Optional<String> llmsFullTxt) {
    public static final String INDEX = "llms.txt";
    public static final String FULL = "llms-full.txt";
    public static final RunTexts NONE = new RunTexts(Optional.empty(), Optional.empty());

    boolean isEmpty() {
        return llmsTxt.isEmpty() && llmsFullTxt.isEmpty();
    }
}
