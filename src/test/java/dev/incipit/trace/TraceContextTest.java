package dev.incipit.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Fanout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** W3C Trace Context, §3.2. */
final class TraceContextTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String PARENT = "00f067aa0ba902b7";

    @Test
    void aCallersTraceIsContinuedByASpanOfOurs() {
        var ours = TraceContext.continuing("00-" + TRACE + "-" + PARENT + "-01").orElseThrow();
        assertEquals(TRACE, ours.traceId());
        assertEquals(Optional.of(PARENT), ours.parentId());
        assertNotEquals(PARENT, ours.spanId());
        assertTrue(ours.sampled());
        assertEquals("00-" + TRACE + "-" + ours.spanId() + "-01", ours.traceparent());
    }

    @Test
    void whoKeepsNoTraceIsNotMadeToKeepOne() {
        var ours = TraceContext.continuing("00-" + TRACE + "-" + PARENT + "-00").orElseThrow();
        assertFalse(ours.sampled());
        assertTrue(ours.traceparent().endsWith("-00"), ours.traceparent());
    }

    @Test
    void aLaterVersionIsReadAsFarAsItIsKnown() {
        assertTrue(TraceContext.continuing("01-" + TRACE + "-" + PARENT + "-01-more")
                .isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-0",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01 x=y"
            })
    void aBrokenHeaderIsNone(String header) {
        assertEquals(Optional.empty(), TraceContext.continuing(header));
    }

    @Test
    void ourOwnTracesHaveIdsThatOthersTake() {
        var ours = TraceContext.beginning();
        assertEquals(
                ours.traceId(),
                TraceContext.continuing(ours.traceparent()).orElseThrow().traceId());
    }

    @Test
    void theOneAtHandGoesAlongIntoTheThreadsOfTheWork() {
        var ours = TraceContext.beginning();
        var seen = new AtomicReference<List<Optional<Optional<TraceContext>>>>();
        ours.run(() -> {
            try {
                seen.set(new Fanout().run(List.of(TraceContext::current), Duration.ofSeconds(5)));
            } catch (InterruptedException ended) {
                throw new AssertionError(ended);
            }
        });
        assertEquals(List.of(Optional.of(Optional.of(ours))), seen.get());
        assertEquals(Optional.empty(), TraceContext.current());
    }
}
