package dev.incipit.trace;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A span of this program in a trace, as named by W3C Trace Context (§3.2). Threads started by the work of a span keep the span.
 *
 * @param traceId 32 hexadecimal digits, not all 0
 * @param spanId 16 hexadecimal digits, not all 0
 * @param parentId the caller's span; empty if the trace begins here
 * @param sampled whether the creator of the trace records it
 */
public record TraceContext(String traceId, String spanId, Optional<String> parentId, boolean sampled) {
    public static final String HEADER = "traceparent";

    private static final Pattern PARENT =
            Pattern.compile("(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?");

    private static final int SAMPLED = 1;
    private static final int HEX = 16;
    private static final ScopedValue<TraceContext> CURRENT = ScopedValue.newInstance();

    /** Returns a span below the one in a caller's header; empty if the header is malformed, which counts as absent. */
    public static Optional<TraceContext> continuing(String header) {
        var parent = PARENT.matcher(header);
        // Anything after the flags belongs to versions after 00 (§3.2.2).
        if (!parent.matches() || (parent.group(1).equals("00") && parent.group(5) != null)) {
            return Optional.empty();
        }
        var sampled = (Integer.parseInt(parent.group(4), HEX) & SAMPLED) != 0;
        return Optional.of(new TraceContext(parent.group(2), newSpanId(), Optional.of(parent.group(3)), sampled));
    }

    /** Returns the first span of a new trace. */
    public static TraceContext beginning() {
        return new TraceContext(newSpanId() + newSpanId(), newSpanId(), Optional.empty(), true);
    }

    private static String newSpanId() {
        // Never 0, which is invalid.
        return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong() | 1);
    }

    /** Returns the header value for requests made on behalf of this span. */
    public String traceparent() {
        return "00-" + traceId + "-" + spanId + (sampled ? "-01" : "-00");
    }

    public static Optional<TraceContext> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    public void run(Runnable work) {
        ScopedValue.where(CURRENT, this).run(work);
    }

    public <T> T call(Supplier<T> work) {
        return ScopedValue.where(CURRENT, this).call(work::get);
    }
}
