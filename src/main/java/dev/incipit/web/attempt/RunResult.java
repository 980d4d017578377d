package dev.incipit.web.attempt;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.api.PageRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a run for its page: what was typed, and the files or why there are none.
 *
 * @param files null if the run ended early
 * @param refusal why it ended early; null if it did not
 */
record RunResult(
        Typed typed, @Nullable MadeFiles files, @Nullable String refusal) {
    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /** The form as it was sent. */
    record Typed(String url, String fileType, String instructions) {}

    Optional<MadeFiles> made() {
        return Optional.ofNullable(files);
    }

    byte[] json() {
        try {
            return JSON.writeValueAsBytes(this);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static Optional<RunResult> of(PageRun run) {
        return run instanceof PageRun.Ended(var json) ? of(json) : Optional.empty();
    }

    /** Reads what was kept; empty if another version of this program kept it, which may differ for a day. */
    static Optional<RunResult> of(byte[] json) {
        try {
            return Optional.of(JSON.readValue(json, RunResult.class));
        } catch (IOException otherVersion) {
            return Optional.empty();
        }
    }
}
