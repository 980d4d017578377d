package dev.incipit.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The password of an embedded store, generated at its first start and kept in a file beside it. While this is open, other
 * processes wait, so that only one generates the password or opens a store that is still closed.
 */
final class StorePassword implements AutoCloseable {
    private static final int RANDOM_BYTES = 24;
    private static final int FILE_BYTES_MAX = 200;

    /** Follows a password that may not be set in the store yet. */
    private static final String NEW = "new\n";

    /** A file lock excludes other processes, but not other threads. */
    private static final ReentrantLock PROCESS = new ReentrantLock();

    private final FileChannel file;

    private StorePassword(FileChannel file) {
        this.file = file;
    }

    /** Waits until no other process has the file open; creates it if missing. */
    static StorePassword open(Path path) throws IOException {
        PROCESS.lock();
        try {
            var file = FileChannel.open(
                    path,
                    Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            try {
                file.lock();
                return new StorePassword(file);
            } catch (IOException | RuntimeException failed) {
                file.close();
                throw failed;
            }
        } catch (IOException | RuntimeException failed) {
            PROCESS.unlock();
            throw failed;
        }
    }

    /** Returns whether the password may not be set in the store yet, because it is new or an earlier start was interrupted. */
    boolean isNew() throws IOException {
        return kept().map(text -> text.endsWith(NEW)).orElse(true);
    }

    /** Returns the password; a new one is generated and on disk before this returns. */
    String get() throws IOException {
        if (kept().isEmpty()) {
            var bytes = new byte[RANDOM_BYTES];
            new SecureRandom().nextBytes(bytes);
            write(HexFormat.of().formatHex(bytes) + "\n" + NEW);
        }
        return kept().orElseThrow().lines().findFirst().orElseThrow();
    }

    void markSet() throws IOException {
        file.truncate(get().length() + 1L);
        file.force(true);
    }

    /** Returns the content of the file; empty if writing it was interrupted. */
    private Optional<String> kept() throws IOException {
        var bytes = ByteBuffer.allocate(FILE_BYTES_MAX);
        file.read(bytes, 0);
        var text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        return Optional.of(text).filter(line -> line.endsWith("\n") && !line.isBlank());
    }

    private void write(String text) throws IOException {
        file.truncate(0);
        file.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
        file.force(true);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException failed) {
            throw StoreFailed.by(failed);
        } finally {
            PROCESS.unlock();
        }
    }
}
