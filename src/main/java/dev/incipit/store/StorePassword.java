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
 * The password of an embedded store, made at its first start and kept in a file beside it. While this is open, no other process gets as
 * far: so one makes the password, and one opens a store that is not open yet.
 */
final class StorePassword implements AutoCloseable {
    private static final int RANDOM_BYTES = 24;
    private static final int FILE_BYTES_MAX = 200;

    /** Stands below a password that the store may not have yet. */
    private static final String NEW = "new\n";

    /** A file's lock keeps other processes out, but not other threads. */
    private static final ReentrantLock PROCESS = new ReentrantLock();

    private final FileChannel file;

    private StorePassword(FileChannel file) {
        this.file = file;
    }

    /** Waits until no other process has it open; makes the file where there is none. */
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

    /** Whether the store may not have it yet, since it was made just now, or by a start that was cut off. */
    boolean isNew() throws IOException {
        return kept().map(text -> text.endsWith(NEW)).orElse(true);
    }

    /** The password; made and on the disk before it is told, where there was none. */
    String get() throws IOException {
        if (kept().isEmpty()) {
            var bytes = new byte[RANDOM_BYTES];
            new SecureRandom().nextBytes(bytes);
            write(HexFormat.of().formatHex(bytes) + "\n" + NEW);
        }
        return kept().orElseThrow().lines().findFirst().orElseThrow();
    }

    /** Says that the store has it. */
    void isSet() throws IOException {
        file.truncate(get().length() + 1L);
        file.force(true);
    }

    /** What the file says; nothing where its writing was cut off. */
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
