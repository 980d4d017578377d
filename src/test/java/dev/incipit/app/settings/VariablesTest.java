package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VariablesTest {
    @TempDir
    private Path folder;

    private final List<String> faults = new ArrayList<>();
    private final HashMap<String, String> variables = new HashMap<>();

    private Optional<String> value() {
        return new Variables(variables, faults::add).value("store.password");
    }

    private Path file(String content) throws IOException {
        return Files.writeString(folder.resolve("secret"), content);
    }

    @Test
    void aSettingIsAVariableOrTheFileThatOneNames() throws IOException {
        assertEquals(Optional.empty(), value());
        variables.put("STORE_PASSWORD_FILE", file("from a file\n").toString());
        assertEquals("from a file", value().orElseThrow().strip());
        variables.remove("STORE_PASSWORD_FILE");
        variables.put("STORE_PASSWORD", "a");
        assertEquals(Optional.of("a"), value());
        assertEquals(List.of(), faults);
    }

    @Test
    void anEmptyNameOfAFileIsNone() {
        variables.put("STORE_PASSWORD", "a");
        variables.put("STORE_PASSWORD_FILE", " ");
        assertEquals(Optional.of("a"), value());
        assertEquals(List.of(), faults);
    }

    @Test
    void bothAreAFaultAndSoIsAFileThatCannotBeRead() throws IOException {
        variables.put("STORE_PASSWORD", "a");
        variables.put("STORE_PASSWORD_FILE", file("b").toString());
        value();
        variables.remove("STORE_PASSWORD");
        for (var name : List.of(folder.toString(), folder + "/none", "\0")) {
            variables.put("STORE_PASSWORD_FILE", name);
            assertEquals(Optional.empty(), value());
        }
        assertEquals(4, faults.size(), faults.toString());
        assertTrue(faults.getFirst().contains("both set"), faults.toString());
    }

    @Test
    void aFileIsReadForSixtyFourKibibytesAtMost() throws IOException {
        variables.put("STORE_PASSWORD_FILE", file("x".repeat(100_000)).toString());
        assertEquals(64 * 1024, value().orElseThrow().length());
    }
}
