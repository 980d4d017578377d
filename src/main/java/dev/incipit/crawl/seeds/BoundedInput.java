package dev.incipit.crawl.seeds;

import dev.incipit.fetch.BlockInput;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that ends after a number of bytes, so that a decompression bomb is not read further. It also ends where the
 * underlying stream fails, so that the bytes before the failure still count.
 */
final class BoundedInput extends BlockInput {
    private final InputStream in;
    private long left;

    BoundedInput(InputStream in, long bytesMax) {
        this.in = in;
        left = bytesMax;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        if (left <= 0) {
            return -1;
        }
        try {
            int read = in.read(target, offset, (int) Math.min(length, left));
            left -= Math.max(read, 0);
            return read;
        } catch (IOException broken) {
            left = 0;
            return -1;
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
