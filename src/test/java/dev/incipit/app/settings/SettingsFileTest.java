package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SettingsFileTest {
    private static final int BYTES_MAX = 1 << 20;

    @TempDir
    Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("settings"), text);
    }

    private String fault(Path file) {
        return assertThrows(SettingsFailed.class, () -> SettingsFile.read(file))
                .getMessage()
                .replace(file.toString(), "FILE");
    }

    @Test
    void aFileIsYamlWhateverItsName() throws IOException {
        var config = SettingsFile.read(file("server:\n  port: 8081\n"));
        assertEquals(8081, config.get("server.port").asInt().get());
    }

    @Test
    void aFileOfTheLongestLengthIsRead() throws IOException {
        var text = "a: b\n#";
        SettingsFile.read(file(text + "x".repeat(BYTES_MAX - text.length())));
        assertEquals(
                "The file FILE has more than 1048576 bytes.",
                fault(file(text + "x".repeat(BYTES_MAX - text.length() + 1))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'a: 1\nb: 2\na: 3'    | says one thing twice: see line 3, column 1 (found duplicate key a)",
                "'a: [secret'          | is not YAML that can be read: see line 1, column 11",
                "'a: \u0007secret'     | is not YAML that can be read",
                "'a: &a [*a]'          | repeats a section or a list by an alias: write it out"
            })
    void aFaultIsToldByItsPlaceAndNotByItsWords(String text, String why) throws IOException {
        assertEquals("The file FILE " + why + ".", fault(file(text)));
    }

    @Test
    void whatIsNoTextIsRefused() throws IOException {
        var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        assertEquals("The file FILE is not text in UTF-8.", fault(binary));
    }

    @Test
    void whatIsMissingOrAFolderCannotBeRead() {
        assertEquals("The file FILE cannot be read.", fault(folder.resolve("missing")));
        assertEquals("The file FILE cannot be read.", fault(folder));
    }
}
