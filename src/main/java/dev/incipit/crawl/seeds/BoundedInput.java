package dev.incipit.crawl.seeds;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that ends after a number of bytes, so that a decompression bomb is not read further. It also ends where the
 * underlying stream fails, so that the bytes before the failure still count.
 */
final class BoundedInput extends FilterInputStream {
    private long left;

    BoundedInput(InputStream in, long bytesMax) {
        super(in);
        left = bytesMax;
    }

    @Override
    public int read() throws IOException {
        if (left <= 0) {
            return -1;
        }
        left--;
        try {
            return super.read();
        } catch (IOException broken) {
            left = 0;
            return -1;
        }
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (left <= 0) {
            return -1;
        }
        try {
            int read = super.read(target, offset, (int) Math.min(length, left));
            left -= Math.max(read, 0);
            return read;
        } catch (IOException broken) {
            left = 0;
            return -1;
        }
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(Math.min(count, left));
        left -= skipped;
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
