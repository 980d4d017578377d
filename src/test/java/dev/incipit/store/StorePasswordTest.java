package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StorePasswordTest {
    private static final int HEX_DIGITS = 48;

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("password");
    }

    @Test
    void aNewPasswordIsOnDiskAndStaysNewUntilItIsSet() throws IOException {
        String word;
        try (var password = StorePassword.open(file())) {
            assertTrue(password.isNew());
            word = password.get();
            assertEquals(HEX_DIGITS, word.length());
            assertEquals(word + "\nnew\n", Files.readString(file()));
        }
        try (var password = StorePassword.open(file())) {
            assertTrue(password.isNew(), "an earlier start was interrupted");
            assertEquals(word, password.get());
            password.markSet();
            assertFalse(password.isNew());
        }
        assertEquals(word + "\n", Files.readString(file()));
    }

    @Test
    void nobodyElseMayReadIt() throws IOException {
        StorePassword.open(file()).close();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "0123abc"})
    void whatAnInterruptedStartLeftIsWrittenAnew(String left) throws IOException {
        Files.writeString(file(), left);
        try (var password = StorePassword.open(file())) {
            assertTrue(password.isNew());
            assertEquals(HEX_DIGITS, password.get().length());
        }
    }
}
