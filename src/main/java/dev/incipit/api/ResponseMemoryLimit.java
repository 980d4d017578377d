package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import io.helidon.webserver.CloseConnectionException;
import java.time.Duration;

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

    /** For a page of a run's files: both at their longest (decisions §5), as characters. */
    private static final long FILES_BYTES_MAX = 2 * (21L << 20);

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

    /** The same for a page with the files of a run, however long they are. */
    public boolean reserveForFiles(long accountId) {
        return Exchange.tenantOf(accountId).call(() -> reserve(FILES_BYTES_MAX));
    }

    /** Gives back what the current connection's response has taken. */
    public void release() {
        ClientConnection.current().ifPresent(ClientConnection::release);
    }

    /** The same without a wait, for a response that is in memory already. */
    public boolean reserveAtOnce(long bytes) {
        return reserve(bytes, Duration.ZERO);
    }

    private boolean reserve(long bytes, Duration patience) {
        var client = ClientConnection.current();
        if (bytes <= BodyMemoryLimit.SMALL_BYTES_MAX || client.isEmpty()) {
            return true;
        }
        try {
            var taken = free.take(Tenant.current(), (int) Math.min(bytes / UNIT, free.permits()), patience);
            taken.ifPresent(client.get()::keepUntilSent);
            return taken.isPresent();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the service stops, or the client left", ended);
        }
    }
}
