package dev.incipit.app.terminal;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Where results go. A reader who has seen enough and left ({@code | head -1}) is no failure, unless the command says so: the rest is
 * for nobody. Anything else that keeps bytes from getting out, such as a full disk, is one.
 */
public final class StandardOutput extends OutputStream {
    /** The system's word for it; in some languages it has another, and then the reader's leaving is told. */
    private static final String READER_LEFT = "roken pipe";

    private final OutputStream out;
    private boolean left;

    public StandardOutput(OutputStream out) {
        this.out = out;
    }

    /** Whether the reader has left before the end. */
    public boolean readerLeft() {
        return left;
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
        if (left) {
            return;
        }
        try {
            out.write(bytes, start, length);
        } catch (IOException failed) {
            left = String.valueOf(failed.getMessage()).contains(READER_LEFT);
            if (!left) {
                throw failed;
            }
        }
    }
}
