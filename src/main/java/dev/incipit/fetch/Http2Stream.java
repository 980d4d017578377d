package dev.incipit.fetch;

import dev.incipit.fetch.FetchOutcome.Cause;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One exchange on an HTTP/2 connection (RFC 9113 §5.1): the connection's reader puts in what arrives, the thread that asked takes it
 * out. Holds no more of a body than the window it gives the peer.
 */
final class Http2Stream {
    /** Octets of a body that may be under way to us and unread. */
    static final int WINDOW_BYTES = 256 * 1024;

    private static final int INTERIM_ANSWERS_MAX = 5;
    private static final int SWITCHING = 101;

    private final int id;
    private final FetchRequest.Method method;
    private final Http2Connection connection;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<ByteBuffer> arrived = new ArrayDeque<>();
    private Optional<ResponseHead> head = Optional.empty();
    private Optional<FetchFailure> failure = Optional.empty();
    private Again again = Again.NEVER;
    private int interim;
    private int windowLeft = WINDOW_BYTES;
    private int unconfirmed;
    private long received;
    private boolean ended;

    Http2Stream(int id, FetchRequest.Method method, Http2Connection connection) {
        this.id = id;
        this.method = method;
        this.connection = connection;
    }

    /** Whether a request that got no answer may be sent once more. */
    enum Again {
        NEVER,
        /** It was surely not worked on (RFC 9113 §8.7). */
        ANEW,
        /** The peer's HTTP/2 is of no use. */
        BY_HTTP_1;

        /** Error codes (RFC 9113 §7). */
        private static final int PROTOCOL_ERROR = 1;

        private static final int REFUSED_STREAM = 7;
        private static final int COMPRESSION_ERROR = 9;
        private static final int HTTP_1_1_REQUIRED = 13;

        /** What the code tells by which the peer ended the exchange. */
        static Again afterReset(int code) {
            return switch (code) {
                case REFUSED_STREAM -> ANEW;
                case PROTOCOL_ERROR, COMPRESSION_ERROR, HTTP_1_1_REQUIRED -> BY_HTTP_1;
                default -> NEVER;
            };
        }

        /** What the code tells by which the peer ended the connection before it came to this exchange. */
        static Again afterGoAway(int code) {
            return code == HTTP_1_1_REQUIRED ? BY_HTTP_1 : ANEW;
        }
    }

    int id() {
        return id;
    }

    // The reader's side

    /** An interim answer, the answer, or its trailers. */
    void headers(HeaderBlocks.Fields fields) throws FetchFailure {
        lock.lock();
        try {
            boolean end = fields.end();
            boolean trailers = head.isPresent();
            boolean isInterim = !trailers && fields.status() >= 100 && fields.status() < 200;
            if (trailers ? !end || fields.status() != 0 : fields.status() < 100 || fields.status() == SWITCHING) {
                throw Http2Frame.broken();
            }
            if (isInterim && (end || ++interim > INTERIM_ANSWERS_MAX)) {
                throw new FetchFailure(Cause.PROTOCOL, "too many interim answers");
            }
            if (!trailers && !isInterim) {
                head = Optional.of(ResponseHead.multiplexed(fields.status(), fields.values(), method));
            }
            ended |= end;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** A piece of the body; {@code flow} counts its padding too. */
    void data(byte[] content, int flow, boolean end) throws FetchFailure {
        lock.lock();
        try {
            windowLeft -= flow;
            unconfirmed += flow - content.length;
            received += content.length;
            boolean tooLong = head.filter(known -> known.framing() == ResponseHead.Framing.LENGTH)
                    .filter(known -> received > known.length())
                    .isPresent();
            if (head.isEmpty() || ended || windowLeft < 0 || tooLong) {
                throw Http2Frame.broken();
            }
            if (content.length > 0) {
                arrived.add(ByteBuffer.wrap(content));
            }
            ended = end;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Nothing more will come. */
    void fail(FetchFailure reason, Again next) {
        lock.lock();
        try {
            if (!ended && failure.isEmpty()) {
                failure = Optional.of(reason);
                again = head.isPresent() ? Again.NEVER : next;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    // The side of the thread that asked

    /** The answer's head, waited for until this moment of {@link System#nanoTime}. */
    ResponseHead head(long deadline) throws FetchFailure, InterruptedException {
        lock.lockInterruptibly();
        try {
            while (head.isEmpty() && failure.isEmpty() && !ended) {
                changed.awaitNanos(left(deadline));
            }
            if (head.isEmpty()) {
                throw failure.orElseGet(Http2Frame::broken);
            }
            return head.get();
        } finally {
            lock.unlock();
        }
    }

    /** As {@link java.io.InputStream#read(byte[], int, int)}, waiting until this moment. */
    int read(byte[] target, int offset, int length, long deadline) throws FetchFailure {
        int confirmed = 0;
        lock.lock();
        try {
            while (arrived.isEmpty() && failure.isEmpty() && !ended) {
                changed.awaitNanos(left(deadline));
            }
            if (arrived.isEmpty() && failure.isPresent()) {
                throw failure.get();
            }
            if (arrived.isEmpty()) {
                return -1;
            }
            var first = arrived.getFirst();
            int count = Math.min(length, first.remaining());
            first.get(target, offset, count);
            if (!first.hasRemaining()) {
                arrived.removeFirst();
            }
            unconfirmed += count;
            if (!ended && unconfirmed >= WINDOW_BYTES / 2) {
                confirmed = unconfirmed;
                windowLeft += unconfirmed;
                unconfirmed = 0;
            }
            return count;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new InterruptedIOException("the run has ended"));
        } finally {
            lock.unlock();
            if (confirmed > 0) {
                connection.confirm(id, confirmed);
            }
        }
    }

    private static long left(long deadline) throws FetchFailure {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            throw new FetchFailure(Cause.TIMEOUT, "timed out");
        }
        return left;
    }

    /** Octets of the body that came. */
    long received() {
        lock.lock();
        try {
            return received;
        } finally {
            lock.unlock();
        }
    }

    Again again() {
        lock.lock();
        try {
            return again;
        } finally {
            lock.unlock();
        }
    }

    /** Ends the exchange wherever it stands. */
    void close() {
        boolean open;
        lock.lock();
        try {
            open = !ended && failure.isEmpty();
            arrived.clear();
        } finally {
            lock.unlock();
        }
        connection.leave(this, open);
    }
}
