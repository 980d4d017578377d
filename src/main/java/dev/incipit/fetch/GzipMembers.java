package dev.incipit.fetch;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * The content of a gzip file of one or more members (RFC 1952). What follows the last member is ignored. The JDK's stream calls itself
 * for each member without content, so that a few kilobytes of such members overflow the stack; this one takes any number.
 */
public final class GzipMembers extends BlockInput {
    private static final int BUFFER_BYTES = 16 * 1024;
    private static final int MAGIC_FIRST = 0x1F;
    private static final int MAGIC_SECOND = 0x8B;
    private static final int DEFLATE = 8;
    private static final int HAS_CHECK = 1 << 1;
    private static final int HAS_EXTRA = 1 << 2;
    private static final int HAS_NAME = 1 << 3;
    private static final int HAS_COMMENT = 1 << 4;
    private static final int RESERVED = 0xE0;

    /** Time, extra flags and system. */
    private static final int UNUSED_BYTES = 6;

    private static final int WORD_BYTES = 4;
    private static final String CUT = "the end is missing";

    private final InputStream in;
    private final boolean alone;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 check = new CRC32();
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int at;
    private int filled;
    private boolean first = true;
    private boolean inMember;
    private boolean ended;

    /** Creates a stream over a compressed one, which is closed with it. */
    public GzipMembers(InputStream in) {
        this(in, false);
    }

    private GzipMembers(InputStream in, boolean alone) {
        this.in = in;
        this.alone = alone;
    }

    /** A stream that fails if anything else follows the last member. */
    public static GzipMembers alone(InputStream in) {
        return new GzipMembers(in, true);
    }

    public static boolean begin(byte[] body) {
        return body.length > 2 && (body[0] & 0xFF) == MAGIC_FIRST && (body[1] & 0xFF) == MAGIC_SECOND;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        while (length > 0 && !ended) {
            if (!inMember && !beginMember()) {
                break;
            }
            int count = inflated(target, offset, length);
            if (count > 0) {
                check.update(target, offset, count);
                return count;
            }
            if (inflater.finished()) {
                endMember();
            }
        }
        return length > 0 ? -1 : 0;
    }

    private int inflated(byte[] target, int offset, int length) throws IOException {
        try {
            int count = inflater.inflate(target, offset, length);
            if (count == 0 && !inflater.finished()) {
                if (inflater.needsDictionary() || peek() < 0) {
                    throw new EOFException(CUT);
                }
                inflater.setInput(buffer, at, filled - at);
                at = filled;
            }
            return count;
        } catch (DataFormatException broken) {
            throw new ZipException(broken.getMessage());
        }
    }

    private boolean beginMember() throws IOException {
        boolean over = peek() < 0;
        ended = !(peek() == MAGIC_FIRST && octet() == MAGIC_FIRST && peek() == MAGIC_SECOND);
        if (ended) {
            if (first || (alone && !over)) {
                throw peek() < 0 ? new EOFException(CUT) : new ZipException("what comes is no gzip member");
            }
            return false;
        }
        first = false;
        octet();
        int method = octet();
        int flags = octet();
        if (method != DEFLATE || (flags & RESERVED) != 0) {
            throw new ZipException("not deflated");
        }
        skip(UNUSED_BYTES);
        if ((flags & HAS_EXTRA) != 0) {
            skip(octet() | octet() << Byte.SIZE);
        }
        skipText(flags & HAS_NAME);
        skipText(flags & HAS_COMMENT);
        skip((flags & HAS_CHECK) != 0 ? 2 : 0);
        inflater.reset();
        check.reset();
        inMember = true;
        return true;
    }

    private void endMember() throws IOException {
        at = filled - inflater.getRemaining();
        long sum = word();
        long length = word();
        if (sum != check.getValue() || length != (inflater.getBytesWritten() & 0xFFFF_FFFFL)) {
            throw new ZipException("another content than announced");
        }
        inMember = false;
    }

    private long word() throws IOException {
        long word = 0;
        for (int i = 0; i < WORD_BYTES; i++) {
            word |= (long) octet() << (Byte.SIZE * i);
        }
        return word;
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            octet();
        }
    }

    private void skipText(int present) throws IOException {
        for (int sign = present; sign != 0; ) {
            sign = octet();
        }
    }

    private int octet() throws IOException {
        int next = peek();
        if (next < 0) {
            throw new EOFException(CUT);
        }
        at++;
        return next;
    }

    private int peek() throws IOException {
        if (at >= filled) {
            filled = Math.max(0, in.read(buffer));
            at = 0;
        }
        return at < filled ? buffer[at] & 0xFF : -1;
    }

    /** Gives back the inflater's native memory, which the collector does not see. */
    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }
}
