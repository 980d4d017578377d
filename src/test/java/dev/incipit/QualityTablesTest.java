package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class QualityTablesTest {
    @ParameterizedTest
    @FieldSource("dev.incipit.QualityTables#NAMES")
    @EnabledIfEnvironmentVariable(named = "INCIPIT_QUALITY", matches = "required")
    void aCopyIsTheBytesOfItsOriginal(String name) throws IOException {
        assertArrayEquals(Files.readAllBytes(QualityTables.ORIGINALS.resolve(name)), QualityTables.bytes(name));
    }

    @ParameterizedTest
    @FieldSource("dev.incipit.QualityTables#NAMES")
    void everyCopyHasRowsAndNamesItsSource(String name) {
        assertFalse(QualityTables.rows(name).isEmpty());
        assertTrue(readme().contains("| `" + name + "` | `../shared/quality/" + name + "` |"), name);
    }

    @Test
    void theReadmeNamesNoOther() {
        assertTrue(
                readme().lines().filter(line -> line.startsWith("| `")).count() == QualityTables.NAMES.size(),
                "a row for each copy");
    }

    private static String readme() {
        return new String(QualityTables.bytes("README.md"), StandardCharsets.UTF_8);
    }
}
