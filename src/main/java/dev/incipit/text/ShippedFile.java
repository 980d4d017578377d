package dev.incipit.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Reads the files that are part of the program, by their absolute names. One that is missing is a mistake in the build. */
public final class ShippedFile {
    private ShippedFile() {}

    /** All of a file. */
    public static byte[] bytes(String name) {
        try (var in = Objects.requireNonNull(ShippedFile.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }

    /** All of a file in UTF-8. */
    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }
}
