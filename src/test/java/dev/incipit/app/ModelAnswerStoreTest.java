package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ModelAnswerStoreTest {
    private static final String MODEL = "llm:\n  base-url: http://localhost:1/v1\n  model: small\n";

    @TempDir
    Path folder;

    private boolean keeps(String model, String storeUrl) throws IOException {
        var file = Files.writeString(folder.resolve("settings.yaml"), model + "store:\n  url: " + storeUrl + "\n");
        try (var store = ModelAnswerStore.besides(Settings.load(Optional.of(file)))) {
            return store.cache().isPresent();
        }
    }

    private static String inMemory() {
        return "jdbc:h2:mem:" + UUID.randomUUID();
    }

    @Test
    void onlyAModelsAnswersAreKeptAndOnlyForDays() throws IOException {
        assertTrue(keeps(MODEL, inMemory()));
        assertFalse(keeps("", inMemory()));
        assertFalse(keeps(MODEL + "  cache-days: 0\n", inMemory()));
    }

    @Test
    void aStoreThatDoesNotOpenIsDoneWithout() throws IOException {
        var noStore = Files.writeString(folder.resolve("taken.mv.db"), "no store");
        assertFalse(keeps(MODEL, "jdbc:h2:file:" + folder.resolve("taken")));
        assertEquals("no store", Files.readString(noStore));
    }
}
