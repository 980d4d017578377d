package dev.incipit.api;

import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import io.helidon.webserver.CloseConnectionException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Limits the memory for large bodies that are being received or parsed, by the bytes they may grow to: a hundred callers with
 * the largest body each would use up the heap. Shared by all accounts, of which none keeps more than half from the others.
 * Large bodies wait for a while; small ones pass.
 */
public final class BodyMemoryLimit {
    /** Fraction of the heap, counted in body bytes: a decoded and parsed body takes about eight times its length. */
    private static final int SHARE = 16;

    /** Bodies up to this size are not limited. */
    static final int SMALL_BYTES_MAX = 64 * 1024;

    private static final int UNIT = 1024;
    private final Duration waitMax;
    private final FairShare free;

    /** Scales with the heap, but always admits one body of maximum size. */
    public BodyMemoryLimit(Duration waitMax) {
        this(Math.max(Runtime.getRuntime().maxMemory() / SHARE, ValidateHandler.BODY_BYTES_MAX), waitMax);
    }

    BodyMemoryLimit(long bytesMax, Duration waitMax) {
        this.waitMax = waitMax;
        this.free = new FairShare(Math.toIntExact(bytesMax / UNIT), () -> true);
    }

    /**
     * Reads and parses a body. It takes memory once it turns out to be large, and must then come quickly while others wait, so
     * that nobody keeps them out by announcing one.
     *
     * @param read reads at most so many bytes more; fewer at the body's end only
     * @param parse takes the body, of which there is one byte too many if it is longer
     * @return empty if no memory became free in time
     */
    public <T> Optional<T> read(long bytesMax, IntFunction<byte[]> read, Function<byte[], T> parse) {
        int small = (int) Math.min(bytesMax, SMALL_BYTES_MAX);
        var start = read.apply(small + 1);
        return start.length <= small
                ? Optional.of(parse.apply(start))
                : hold(bytesMax, () -> parse.apply(joined(start, rest((int) bytesMax - start.length, read))));
    }

    /** The same for the form of a page, which belongs to the account of who is signed in, and to none if nobody is. */
    public <T> Optional<T> read(
            Optional<Long> accountId, long bytesMax, IntFunction<byte[]> read, Function<byte[], T> parse) {
        var tenant = accountId.map(Exchange::tenantOf).orElse(Tenant.OPERATOR);
        return tenant.call(() -> read(bytesMax, read, parse));
    }

    private byte[] rest(int bytes, IntFunction<byte[]> read) {
        return ClientConnection.current()
                .map(client -> client.paced(bytes, () -> awaited() > 0, () -> read.apply(bytes + 1)))
                .orElseGet(() -> read.apply(bytes + 1));
    }

    private static byte[] joined(byte[] start, byte[] rest) {
        return ByteBuffer.allocate(start.length + rest.length)
                .put(start)
                .put(rest)
                .array();
    }

    /** Does what needs memory for a body of at most that many bytes; empty if none became free in time. */
    public <T> Optional<T> hold(long bytes, Supplier<T> reading) {
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

    int awaited() {
        return free.awaited();
    }

    private Optional<FairShare.Hold> take(int units) {
        var tenant = Tenant.current();
        try {
            var atOnce = free.take(tenant, units, Duration.ZERO);
            if (atOnce.isPresent()) {
                return atOnce;
            }
            var later = free.take(tenant, units, waitMax);
            if (later.isPresent()) {
                ClientConnection.current().ifPresent(ClientConnection::bodyDue);
            }
            return later;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the service stops", ended);
        }
    }
}
