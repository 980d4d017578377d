package dev.incipit.app.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code incipit accounts} does and says, wherever the file of settings is named. */
final class AccountsCommandTest {
    @TempDir
    private Path folder;

    private OperatedStore store;

    @BeforeEach
    void storeInAFolderOfItsOwn() throws IOException {
        store = OperatedStore.in(folder);
    }

    @Test
    void accountsAreOpenedChangedAndDisabled() {
        assertTrue(store.operate("accounts", "create", "acme").out().contains("free"));
        assertTrue(store.operate("accounts", "plan", "acme", "business").out().contains("business"));
        assertTrue(store.operate("accounts", "disable", "acme").out().contains("disabled 2"));
        assertTrue(store.operate("accounts", "list").out().contains("acme  business"));
    }

    @Test
    void theAccountsListIsJsonForMachines() throws IOException {
        store.operate("accounts", "create", "acme");
        var account = store.json("accounts", "list", "--json").get("accounts").get(0);
        assertEquals("acme", account.get("name").asText());
        assertEquals(0, account.get("generatedThisMonth").asInt());
        assertTrue(account.get("disabled").isNull());
    }

    @Test
    void mistakesEndWithTwoAndASentence() {
        store.operate("accounts", "create", "first");
        for (var line : new String[] {"keys create nobody", "keys revoke 77", "accounts plan nobody pro"}) {
            var session = store.run(line.split(" "));
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: There is no "), session.error());
        }
        store.operate("accounts", "create", "acme");
        assertEquals(2, store.run("accounts", "create", "acme").code());
        assertEquals(
                2, store.run("accounts", "create", "other", "--plan", "gold").code());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--config FILE accounts create acme",
                "--config=FILE accounts create acme",
                "accounts --config FILE create acme",
                "accounts create --config FILE acme",
                "accounts create acme --config FILE",
                "--config FILE accounts --config FILE create acme --config FILE"
            })
    void theFileOfSettingsCountsWhereverItIsNamed(String words) {
        var session =
                Session.of(words.replace("FILE", store.config().toString()).split(" "));
        assertEquals(0, session.code(), session.error());
        assertTrue(Files.exists(folder.resolve("store.mv.db")));
        assertTrue(session.out().contains("acme"), session.out());
    }

    @Test
    void twoFilesOfSettingsAreOneTooMany() throws IOException {
        var other = Files.writeString(
                folder.resolve("b.yaml"), "store:\n  url: jdbc:h2:file:" + folder.resolve("other") + "\n");
        for (var line : List.of(
                List.of("--config", store.config(), "accounts", "create", "acme", "--config", other),
                List.of("--config", other, "accounts", "--config", store.config(), "create", "acme"),
                List.of("accounts", "create", "acme", "--config", other, "--config", store.config()))) {
            var session = Session.of(line.stream().map(String::valueOf).toArray(String[]::new));
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: "), session.error());
            assertTrue(session.error().contains("--config"), session.error());
        }
        assertFalse(Files.exists(folder.resolve("store.mv.db")));
        assertFalse(Files.exists(folder.resolve("other.mv.db")));
    }
}
