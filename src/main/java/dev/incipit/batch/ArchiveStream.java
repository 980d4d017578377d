package dev.incipit.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The bytes of an archive, decompressed if it is compressed. Of the head of a record at most {@link #HEAD_BYTES_MAX} can be read:
 * the library that takes heads apart holds them whole, and a gigabyte of one compresses to a megabyte.
 */
final class ArchiveStream extends InputStream {
    /** The heads of a record and of the answer in it; a server sends some kilobytes. */
    static final int HEAD_BYTES_MAX = 1 << 20;

    private static final int BUFFER = 1 << 16;
    private static final int MAGIC_1 = 0x1F;
    private static final int MAGIC_2 = 0x8B;

    private final InputStream in;
    private boolean inHead = true;
    private int headBytes;

    ArchiveStream(InputStream raw) throws IOException {
        var peeked = new PushbackInputStream(raw, 2);
        var magic = peeked.readNBytes(2);
        peeked.unread(magic);
        boolean zipped =
                magic.length == 2 && Byte.toUnsignedInt(magic[0]) == MAGIC_1 && Byte.toUnsignedInt(magic[1]) == MAGIC_2;
        this.in = zipped ? new Members(peeked) : peeked;
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
    public int read() throws IOException {
        var octet = new byte[1];
        return read(octet, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(octet[0]);
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

    /** Gzip members one after the other (RFC 1952 §2.2), each a record. */
    private static final class Members extends GZIPInputStream {
        private static final int TRAILER = 8;

        Members(InputStream zipped) throws IOException {
            super(new NeverEmpty(zipped), BUFFER);
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            int count = super.read(into, offset, length);
            // The JDK takes a member that it cannot read for the end.
            if (count < 0 && (inf.getRemaining() > TRAILER || in.read() >= 0)) {
                throw new ZipException("what follows a gzip member is none");
            }
            return count;
        }
    }

    /** A stream that never says that nothing is there yet, since the JDK would take that for the last member's end. */
    private static final class NeverEmpty extends FilterInputStream {
        NeverEmpty(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 1;
        }
    }
}
