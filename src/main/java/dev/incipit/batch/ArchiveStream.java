package dev.incipit.batch;

import dev.incipit.fetch.BlockInput;
import dev.incipit.fetch.GzipMembers;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;

/**
 * The bytes of an archive, decompressed if it is compressed. Of the head of a record at most {@link #HEAD_BYTES_MAX} can be read:
 * the library that takes heads apart holds them whole, and a gigabyte of one compresses to a megabyte.
 */
final class ArchiveStream extends BlockInput {
    /** The heads of a record and of the answer in it; a server sends some kilobytes. */
    static final int HEAD_BYTES_MAX = 1 << 20;

    private static final int BEGINNING = 3;

    private final InputStream in;
    private boolean inHead = true;
    private int headBytes;

    ArchiveStream(InputStream raw) throws IOException {
        var peeked = new PushbackInputStream(raw, BEGINNING);
        var beginning = peeked.readNBytes(BEGINNING);
        peeked.unread(beginning);
        // Each record is a member of its own, and what is no member is damage.
        this.in = GzipMembers.begin(beginning) ? GzipMembers.alone(peeked) : peeked;
    }

    /** From here on a head is read. */
    void head() {
        inHead = true;
        headBytes = 0;
    }

    /** From here on a body is read, of which anything may follow. */
    void body() {
        inHead = false;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        // Before anything is read, so that nothing is lost for a reader that passes the record over.
        if (inHead && headBytes > HEAD_BYTES_MAX) {
            throw new IOException("a record's head has more than " + HEAD_BYTES_MAX + " bytes");
        }
        int count = in.read(into, offset, length);
        headBytes += inHead ? Math.max(0, count) : 0;
        return count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
