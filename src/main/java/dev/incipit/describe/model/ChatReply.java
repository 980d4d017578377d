package dev.incipit.describe.model;

import dev.incipit.describe.ModelCall;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The result of a request to a chat endpoint. */
sealed interface ChatReply {
    /**
     * Lines by the ids of the question; other lines are ignored.
     *
     * @param tokens how many the endpoint counted
     */
    record Lines(Map<Integer, String> byId, OptionalLong tokens) implements ChatReply {
        public Lines {
            byId = Map.copyOf(byId);
        }
    }

    /**
     * The endpoint does not support a part of the request, or needs more room; it may be asked again in this dialect.
     *
     * @param tokens how many the endpoint counted; a refusal costs none
     */
    record Otherwise(ChatDialect dialect, OptionalLong tokens) implements ChatReply {}

    /**
     * No lines.
     *
     * @param retryAfter how long the endpoint asks the client to wait
     */
    record Failed(ModelCall.Outcome outcome, Optional<Duration> retryAfter) implements ChatReply {
        Failed(ModelCall.Outcome outcome) {
            this(outcome, Optional.empty());
        }
    }
}
