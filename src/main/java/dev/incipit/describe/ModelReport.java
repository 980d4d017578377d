package dev.incipit.describe;

import java.util.List;
import java.util.Optional;

/**
 * What a language model contributed to a description.
 *
 * @param enhanced whether the model wrote the summary and at least half of the notes
 * @param calls every request that was sent, in the order they ended
 * @param caveat a sentence for users, if the model failed or was cut off
 */
public record ModelReport(boolean enhanced, List<ModelCall> calls, Optional<String> caveat) {
    public static final ModelReport NONE = new ModelReport(false, List.of(), Optional.empty());

    public ModelReport {
        calls = List.copyOf(calls);
    }
}
