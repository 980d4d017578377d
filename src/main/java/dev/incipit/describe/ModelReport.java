package dev.incipit.describe;

import java.util.List;
import java.util.Optional;

/**
 * What a language model had to do with a description.
 *
 * @param enhanced whether the summary and at least half of the notes are the model's
 * @param calls every request that was sent, in the order they ended
 * @param caveat a plain sentence, where the model failed or was cut
 */
public record ModelReport(boolean enhanced, List<ModelCall> calls, Optional<String> caveat) {
    /** No model was asked. */
    public static final ModelReport NONE = new ModelReport(false, List.of(), Optional.empty());

    public ModelReport {
        calls = List.copyOf(calls);
    }
}
