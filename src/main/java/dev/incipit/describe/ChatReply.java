package dev.incipit.describe;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What came back from a chat endpoint. */
sealed interface ChatReply {
    /**
     * Lines by the ids of the question; others were passed over.
     *
     * @param tokens what the endpoint says it counted
     */
    record Lines(Map<Integer, String> byId, OptionalLong tokens) implements ChatReply {
        public Lines {
            byId = Map.copyOf(byId);
        }
    }

    /**
     * The endpoint does not know a part of the request, or needs more room; it may be asked in this way.
     *
     * @param tokens what the endpoint says it counted; a refusal costs none
     */
    record Otherwise(Dialect dialect, OptionalLong tokens) implements ChatReply {}

    /**
     * No lines.
     *
     * @param retryAfter what the endpoint asks us to wait
     */
    record Failed(ModelCall.Outcome outcome, Optional<Duration> retryAfter) implements ChatReply {
        Failed(ModelCall.Outcome outcome) {
            this(outcome, Optional.empty());
        }
    }
}
