package dev.incipit.fetch;

import java.io.IOException;
import java.io.InputStream;

/** The octets of a body as they were sent, without the framing around them. */
abstract class AnswerBody extends InputStream {
    /** Whether it ended before the end that was announced. */
    abstract boolean cut();

    /** Does away with what is left of a body that nobody wants. */
    abstract void discard() throws IOException;

    @Override
    public abstract int read(byte[] target, int offset, int length) throws IOException;

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }
}
