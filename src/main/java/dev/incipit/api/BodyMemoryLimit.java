package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The memory for large bodies that arrive or are parsed: by the bytes they may grow to, since a hundred callers who each send what
 * one may send would take all there is. Shared between accounts; who finds no room waits for a while, and small bodies pass.
 */
public final class BodyMemoryLimit {
    /** Of the heap, the bytes that are held at once: decoded and parsed a body takes some eight times its length. */
    private static final int SHARE = 16;

    /** What a body may have that needs no room. */
    public static final int SMALL_BYTES_MAX = 64 * 1024;

    private static final int UNIT = 1024;
    private final Duration waitMax;
    private final FairShare free;

    /** As much as the heap allows, and one body of the longest at least. */
    BodyMemoryLimit(Duration waitMax) {
        this(Math.max(Runtime.getRuntime().maxMemory() / SHARE, ValidateHandler.BODY_BYTES_MAX), waitMax);
    }

    BodyMemoryLimit(long bytesMax, Duration waitMax) {
        this.waitMax = waitMax;
        this.free = new FairShare(Math.toIntExact(bytesMax / UNIT), () -> false);
    }

    /** Reads and parses a body of so many bytes at most; empty where no room for it came free in time. */
    public <T> Optional<T> hold(long bytes, Supplier<T> reading) throws InterruptedException {
        if (bytes <= SMALL_BYTES_MAX) {
            return Optional.of(reading.get());
        }
        var taken = take((int) (bytes / UNIT));
        if (taken.isEmpty()) {
            return Optional.empty();
        }
        try (var _ = taken.get()) {
            return Optional.of(reading.get());
        }
    }

    /** How many bodies wait for room. */
    int awaited() {
        return free.awaited();
    }

    private Optional<FairShare.Hold> take(int units) throws InterruptedException {
        var tenant = Tenant.current();
        var atOnce = free.take(tenant, units, Duration.ZERO);
        if (atOnce.isPresent()) {
            return atOnce;
        }
        var later = free.take(tenant, units, waitMax);
        if (later.isPresent()) {
            ClientConnection.current().ifPresent(ClientConnection::bodyDue);
        }
        return later;
    }
}
