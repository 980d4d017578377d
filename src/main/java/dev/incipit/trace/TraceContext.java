package dev.incipit.trace;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * One span of ours in a trace, as W3C Trace Context names it (§3.2). The one that work is done under goes with the work, into the
 * threads it starts.
 *
 * @param traceId 32 hexadecimal digits, not all 0
 * @param spanId of our span, 16 of them, not all 0
 * @param parentId of the caller's span; empty where the trace begins with us
 * @param sampled whether the one who began the trace keeps it
 */
public record TraceContext(String traceId, String spanId, Optional<String> parentId, boolean sampled) {
    /** The header that carries one. */
    public static final String HEADER = "traceparent";

    private static final Pattern PARENT =
            Pattern.compile("(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?");

    private static final int SAMPLED = 1;
    private static final int HEX = 16;
    private static final ScopedValue<TraceContext> CURRENT = ScopedValue.newInstance();

    /** A span of ours below the one that a caller's header names; empty where the header is broken, as if there were none. */
    public static Optional<TraceContext> continuing(String header) {
        var parent = PARENT.matcher(header);
        // What follows the flags belongs to versions after 00 (§3.2.2).
        if (!parent.matches() || (parent.group(1).equals("00") && parent.group(5) != null)) {
            return Optional.empty();
        }
        var sampled = (Integer.parseInt(parent.group(4), HEX) & SAMPLED) != 0;
        return Optional.of(new TraceContext(parent.group(2), newSpanId(), Optional.of(parent.group(3)), sampled));
    }

    /** A trace of our own. */
    public static TraceContext beginning() {
        return new TraceContext(newSpanId() + newSpanId(), newSpanId(), Optional.empty(), true);
    }

    private static String newSpanId() {
        // Never 0, which means none.
        return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong() | 1);
    }

    /** The header for whom we ask on behalf of this span. */
    public String traceparent() {
        return "00-" + traceId + "-" + spanId + (sampled ? "-01" : "-00");
    }

    /** The one that the work at hand is done under. */
    public static Optional<TraceContext> current() {
        return CURRENT.isBound() ? Optional.of(CURRENT.get()) : Optional.empty();
    }

    /** Does the work under this one. */
    public void run(Runnable work) {
        ScopedValue.where(CURRENT, this).run(work);
    }
}
