package dev.incipit.app.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Settings in the environment: as a variable, or in a file that the variable with {@code _FILE} names, as secrets are mounted.
 *
 * @param faults receives a sentence for each fault
 */
record Variables(Map<String, String> byName, Consumer<String> faults) {
    private static final String FILE_SUFFIX = "_FILE";

    /** A value has one line. */
    private static final int FILE_BYTES_MAX = 64 * 1024;

    /** The value of a setting; empty if the environment does not set it. */
    Optional<String> value(String key) {
        var variable = Setting.variable(key);
        var value = Optional.ofNullable(byName.get(variable));
        var file = Optional.ofNullable(byName.get(variable + FILE_SUFFIX)).filter(name -> !name.isBlank());
        if (file.isEmpty()) {
            return value;
        }
        if (value.isPresent()) {
            faults.accept(variable + " and " + variable + FILE_SUFFIX + " are both set: set one of them.");
            return value;
        }
        try (var content = Files.newInputStream(Path.of(file.get().strip()))) {
            return Optional.of(new String(content.readNBytes(FILE_BYTES_MAX), StandardCharsets.UTF_8));
        } catch (IOException | InvalidPathException unreadable) {
            faults.accept(variable + FILE_SUFFIX + " names a file that cannot be read: " + file.get() + ".");
            return Optional.empty();
        }
    }
}
