package dev.incipit.api;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The memory for large bodies that arrive or are parsed: by the bytes they announce, since a hundred callers who each send what one
 * may send would take all there is. Who finds no room waits, by the order of coming; small bodies pass.
 */
final class BodyRoom {
    /** Of the heap, the bytes that are held at once: decoded and parsed a body takes some eight times its length. */
    private static final int SHARE = 16;

    private static final int SMALL_BYTES_MAX = 64 * 1024;
    private static final int UNIT = 1024;
    private final int units;
    private final Semaphore free;

    /** As much as the heap allows, and one body of the longest at least. */
    BodyRoom() {
        this(Math.max(Runtime.getRuntime().maxMemory() / SHARE, ValidateHandler.BODY_BYTES_MAX));
    }

    BodyRoom(long bytesMax) {
        this.units = Math.toIntExact(bytesMax / UNIT);
        this.free = new Semaphore(units, true);
    }

    /** Reads and parses a body of so many bytes, when there is room for it. */
    <T> T hold(long bytes, Supplier<T> reading) throws InterruptedException {
        if (bytes <= SMALL_BYTES_MAX) {
            return reading.get();
        }
        var taken = (int) Math.min(units, bytes / UNIT);
        if (!free.tryAcquire(taken, 0, TimeUnit.SECONDS)) {
            free.acquire(taken);
            ClientConnection.current().ifPresent(ClientConnection::bodyDue);
        }
        try {
            return reading.get();
        } finally {
            free.release(taken);
        }
    }
}
