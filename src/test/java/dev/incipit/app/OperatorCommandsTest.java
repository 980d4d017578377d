package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.account.ApiKey;
import dev.incipit.app.terminal.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OperatorCommandsTest {
    @TempDir
    Path folder;

    private Path config = Path.of("");

    @BeforeEach
    void storeInAFolderOfItsOwn() throws IOException {
        config = Files.writeString(
                folder.resolve("a.yaml"), "store:\n  url: jdbc:h2:file:" + folder.resolve("store") + "\n");
    }

    @Test
    void theRawKeyStandsAloneOnTheLastLine() {
        operate("accounts", "create", "acme", "--plan", "pro");
        var made = operate("keys", "create", "acme", "--label", "nightly build");
        assertTrue(ApiKey.parse(made.lines().getLast()).isPresent(), made.out());
        var listed = operate("keys", "list", "acme");
        assertTrue(listed.out().contains(made.lines().getLast().substring(0, 8)), listed.out());
        assertFalse(listed.out().contains(made.lines().getLast()), listed.out());
        assertTrue(listed.out().contains("nightly build"), listed.out());
    }

    @Test
    void accountsAreOpenedChangedAndDisabled() {
        assertTrue(operate("accounts", "create", "acme").out().contains("free"));
        assertTrue(operate("accounts", "plan", "acme", "business").out().contains("business"));
        assertTrue(operate("accounts", "disable", "acme").out().contains("disabled 2"));
        assertTrue(operate("accounts", "list").out().contains("acme  business"));
    }

    @Test
    void aRevokedKeyIsShownAsSuch() throws IOException {
        operate("accounts", "create", "acme");
        var made = json(operate("keys", "create", "acme", "--json"));
        assertTrue(ApiKey.parse(made.get("key").asText()).isPresent());
        assertTrue(made.get("revoked").isNull());
        var revoked = json(operate("keys", "revoke", made.get("id").asText(), "--json"));
        assertFalse(revoked.get("revoked").isNull());
        assertTrue(revoked.get("key").isNull());
        assertEquals(1, json(operate("keys", "list", "--json")).get("keys").size());
    }

    @Test
    void theAccountsListIsJsonForMachines() throws IOException {
        operate("accounts", "create", "acme");
        var account =
                json(operate("accounts", "list", "--json")).get("accounts").get(0);
        assertEquals("acme", account.get("name").asText());
        assertEquals(0, account.get("generatedThisMonth").asInt());
        assertTrue(account.get("disabled").isNull());
    }

    @Test
    void mistakesEndWithTwoAndASentence() {
        operate("accounts", "create", "first");
        for (var line : new String[] {"keys create nobody", "keys revoke 77", "accounts plan nobody pro"}) {
            var session = run(line.split(" "));
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: There is no "), session.error());
        }
        operate("accounts", "create", "acme");
        assertEquals(2, run("accounts", "create", "acme").code());
        assertEquals(2, run("accounts", "create", "other", "--plan", "gold").code());
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
        var session = Session.of(words.replace("FILE", config.toString()).split(" "));
        assertEquals(0, session.code(), session.error());
        assertTrue(Files.exists(folder.resolve("store.mv.db")));
        assertTrue(operate("accounts", "list").out().contains("acme"));
    }

    @Test
    void twoFilesOfSettingsAreOneTooMany() throws IOException {
        var other = Files.writeString(
                folder.resolve("b.yaml"), "store:\n  url: jdbc:h2:file:" + folder.resolve("other") + "\n");
        for (var line : List.of(
                List.of("--config", config, "accounts", "create", "acme", "--config", other),
                List.of("--config", other, "accounts", "--config", config, "create", "acme"),
                List.of("accounts", "create", "acme", "--config", other, "--config", config))) {
            var session = Session.of(line.stream().map(String::valueOf).toArray(String[]::new));
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: "), session.error());
            assertTrue(session.error().contains("--config"), session.error());
        }
        assertFalse(Files.exists(folder.resolve("store.mv.db")));
        assertFalse(Files.exists(folder.resolve("other.mv.db")));
    }

    @Test
    void aKeyOfAnyIdIsLookedFor() {
        operate("accounts", "create", "acme");
        for (var id : List.of("2147483648", "9223372036854775807", "-1")) {
            var session = run("keys", "revoke", "--", id);
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: There is no key with the id " + id), session.error());
        }
        var session = run("keys", "revoke", "9223372036854775808");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("'9223372036854775808' is"), session.error());
    }

    private Session operate(String... args) {
        var session = run(args);
        assertEquals(0, session.code(), session.error());
        return session;
    }

    private Session run(String... args) {
        var all = new ArrayList<>(List.of("--config", config.toString()));
        all.addAll(List.of(args));
        return Session.of(all.toArray(String[]::new));
    }

    private static JsonNode json(Session session) throws IOException {
        return new ObjectMapper().readTree(session.out());
    }
}
