package dev.incipit.app.terminal;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output of the process. A reader that closes the pipe early ({@code | head -1}) is not an error unless the command
 * says so; later output is dropped. Any other write error, such as a full disk, is one.
 */
public final class StandardOutput extends OutputStream {
    /** Part of the system's message for EPIPE; in a locale with other words, an early close is reported as an error. */
    private static final String READER_LEFT = "roken pipe";

    private final OutputStream out;
    private boolean left;

    public StandardOutput(OutputStream out) {
        this.out = out;
    }

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
