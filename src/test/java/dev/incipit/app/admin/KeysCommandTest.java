package dev.incipit.app.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.ApiKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code incipit keys} does and says. */
final class KeysCommandTest {
    @TempDir
    private Path folder;

    private OperatedStore store;

    @BeforeEach
    void storeInAFolderOfItsOwn() throws IOException {
        store = OperatedStore.in(folder);
    }

    @Test
    void theRawKeyStandsAloneOnTheLastLine() {
        store.operate("accounts", "create", "acme", "--plan", "pro");
        var made = store.operate("keys", "create", "acme", "--label", "nightly build");
        assertTrue(ApiKey.parse(made.lines().getLast()).isPresent(), made.out());
        var listed = store.operate("keys", "list", "acme");
        assertTrue(listed.out().contains(made.lines().getLast().substring(0, 8)), listed.out());
        assertFalse(listed.out().contains(made.lines().getLast()), listed.out());
        assertTrue(listed.out().contains("nightly build"), listed.out());
    }

    @Test
    void aRevokedKeyIsShownAsSuch() throws IOException {
        store.operate("accounts", "create", "acme");
        var made = store.json("keys", "create", "acme", "--json");
        assertTrue(ApiKey.parse(made.get("key").asText()).isPresent());
        assertTrue(made.get("revoked").isNull());
        var revoked = store.json("keys", "revoke", made.get("id").asText(), "--json");
        assertFalse(revoked.get("revoked").isNull());
        assertTrue(revoked.get("key").isNull());
        assertEquals(1, store.json("keys", "list", "--json").get("keys").size());
    }

    @Test
    void aKeyOfAnyIdIsLookedFor() {
        store.operate("accounts", "create", "acme");
        for (var id : List.of("2147483648", "9223372036854775807", "-1")) {
            var session = store.run("keys", "revoke", "--", id);
            assertEquals(2, session.code(), session.error());
            assertTrue(session.error().startsWith("incipit: There is no key with the id " + id), session.error());
        }
        var session = store.run("keys", "revoke", "9223372036854775808");
        assertEquals(2, session.code());
        assertTrue(session.error().contains("'9223372036854775808' is"), session.error());
    }
}
