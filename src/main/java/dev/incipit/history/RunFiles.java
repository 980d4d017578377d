package dev.incipit.history;

import java.util.Optional;

/** The files that a run made. */
public record RunFiles(Optional<String> llmsTxt, Optional<String> llmsFullTxt) {
    public static final RunFiles NONE = new RunFiles(Optional.empty(), Optional.empty());

    boolean isEmpty() {
        return llmsTxt.isEmpty() && llmsFullTxt.isEmpty();
    }
}
