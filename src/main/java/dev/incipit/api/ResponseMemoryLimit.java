package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import java.time.Duration;
import java.util.Optional;

/**
 * Limits the memory for large responses, which are kept whole until their clients have read them: a client need not read. Shared
 * by all accounts, of which none keeps more than half from the others. Who reads slowly is disconnected only where another
 * response waits for that memory. Small responses pass.
 */
public final class ResponseMemoryLimit {
    /** Fraction of the heap. */
    private static final int SHARE = 8;

    /** Enough for some of the longest, on any machine. */
    private static final long BYTES_MAX = 128L << 20;

    /** What is taken before the files of a run are read, whose length is not known yet: so many are read at once. */
    private static final int READING_SHARE = 3;

    private static final int UNIT = 1024;
    private final Duration waitMax;
    private final FairShare free;

    /** Scales with the heap. */
    public ResponseMemoryLimit(Duration waitMax) {
        this(Math.min(Runtime.getRuntime().maxMemory() / SHARE, BYTES_MAX), waitMax);
    }

    ResponseMemoryLimit(long bytesMax, Duration waitMax) {
        this.waitMax = waitMax;
        this.free = new FairShare(Math.toIntExact(bytesMax / UNIT), () -> true);
    }

    /**
     * Takes memory for the current connection's response until it has been sent, waiting for it if need be.
     *
     * @return false if none became free in time
     */
    public boolean reserve(long bytes) {
        return reserve(bytes, waitMax);
    }

    /** The same without a wait, for a response that is in memory already. */
    public boolean reserveAtOnce(long bytes) {
        return reserve(bytes, Duration.ZERO);
    }

    /** Takes memory to read the files of a run into, however long they are; {@link #keepOnly} follows when they are read. */
    public boolean reserveForFiles(long accountId) {
        return Exchange.tenantOf(accountId).call(() -> reserve((long) UNIT * free.permits() / READING_SHARE));
    }

    /** Keeps memory for so many bytes until they have been sent, and gives back the rest. */
    public void keepOnly(long bytes) {
        ClientConnection.current()
                .ifPresent(client -> client.keepOnly((int) Math.min(bytes / UNIT + 1, free.permits())));
    }

    /** Gives back what the current connection's response has taken. */
    public void release() {
        ClientConnection.current().ifPresent(ClientConnection::release);
    }

    private boolean reserve(long bytes, Duration patience) {
        var client = ClientConnection.current();
        if (bytes <= BodyMemoryLimit.SMALL_BYTES_MAX || client.isEmpty()) {
            return true;
        }
        // A run that is being ended answers all the same, with what is ready.
        boolean ending = Thread.interrupted();
        try {
            var taken = take(bytes, ending ? Duration.ZERO : patience);
            taken.ifPresent(client.get()::keepUntilSent);
            return taken.isPresent();
        } finally {
            if (ending) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private Optional<FairShare.Hold> take(long bytes, Duration patience) {
        int units = (int) Math.min(bytes / UNIT, free.permits());
        try {
            return free.take(Tenant.current(), units, patience);
        } catch (InterruptedException ended) {
            try {
                return free.take(Tenant.current(), units, Duration.ZERO);
            } catch (InterruptedException again) {
                return Optional.empty();
            } finally {
                Thread.currentThread().interrupt();
            }
        }
    }
}
