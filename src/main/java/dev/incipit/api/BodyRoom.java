package dev.incipit.api;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The memory for large bodies that arrive or are parsed: by the bytes they may grow to, since a hundred callers who each send what
 * one may send would take all there is. Who finds no room waits for a while, by the order of coming; small bodies pass.
 */
final class BodyRoom {
    /** Of the heap, the bytes that are held at once: decoded and parsed a body takes some eight times its length. */
    private static final int SHARE = 16;

    /** What a body may have that needs no room. */
    static final int SMALL_BYTES_MAX = 64 * 1024;

    private static final int UNIT = 1024;
    private final int units;
    private final Duration waitMax;
    private final Semaphore free;

    /** As much as the heap allows, and one body of the longest at least. */
    BodyRoom(Duration waitMax) {
        this(Math.max(Runtime.getRuntime().maxMemory() / SHARE, ValidateHandler.BODY_BYTES_MAX), waitMax);
    }

    BodyRoom(long bytesMax, Duration waitMax) {
        this.waitMax = waitMax;
        this.units = Math.toIntExact(bytesMax / UNIT);
        this.free = new Semaphore(units, true);
    }

    /** Reads and parses a body of so many bytes at most; empty where no room for it came free in time. */
    <T> Optional<T> hold(long bytes, Supplier<T> reading) throws InterruptedException {
        if (bytes <= SMALL_BYTES_MAX) {
            return Optional.of(reading.get());
        }
        var taken = (int) Math.min(units, bytes / UNIT);
        // With a time, though it is none, since without one it would go before those who wait.
        if (!free.tryAcquire(taken, 0, TimeUnit.SECONDS)) {
            if (!free.tryAcquire(taken, waitMax.toNanos(), TimeUnit.NANOSECONDS)) {
                return Optional.empty();
            }
            ClientConnection.current().ifPresent(ClientConnection::bodyDue);
        }
        try {
            return Optional.of(reading.get());
        } finally {
            free.release(taken);
        }
    }
}
