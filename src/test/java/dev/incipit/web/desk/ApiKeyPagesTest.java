package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.web.Browser;
import dev.incipit.web.PageServer;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ApiKeyPagesTest {
    private static final int KEYS_MAX = 2;

    private DeskStore store;
    private PageServer server;

    @BeforeEach
    void open() {
        store = DeskStore.open();
        server = PageServer.of(new ApiKeyPages(store.keys(), KEYS_MAX).routes(), DeskStore.ACME);
    }

    @AfterEach
    void close() {
        server.close();
        store.close();
    }

    private HttpResponse<String> make(String label) {
        return server.ofUser().submit("/app/keys", "/app/keys", Map.of("label", label));
    }

    @Test
    void aKeyIsShownOnceAndNeedsAName() {
        var refused = make(" ");
        assertEquals(422, refused.statusCode());
        assertTrue(refused.body().contains("Give the key a name"), refused.body());
        var made = make("laptop");
        assertEquals(200, made.statusCode());
        var start = store.keys().list(DeskStore.ACME).getFirst().firstCharacters();
        assertTrue(made.body().matches("(?s).*" + start + "[A-Za-z0-9_-]{20,}.*"), made.body());
        var shown = server.ofUser().get("/app/keys").body();
        assertTrue(shown.contains("laptop"));
        assertFalse(shown.matches("(?s).*" + start + "[A-Za-z0-9_-]{20,}.*"), shown);
    }

    @Test
    void whatIsRefusedStaysInTheFieldShortened() {
        var refused = make("x".repeat(5_000));
        assertEquals(422, refused.statusCode());
        assertTrue(refused.body().contains("x".repeat(100)));
        assertFalse(refused.body().contains("x".repeat(101)));
        assertEquals(0, store.keys().list(DeskStore.ACME).size());
    }

    @Test
    void aKeyIsRevokedOnceAndNoOtherIsThere() {
        make("laptop");
        long id = store.keys().list(DeskStore.ACME).getFirst().id();
        var browser = server.ofUser();
        var form = Browser.filled(browser.get("/app/keys"), "/app/keys/" + id + "/revoke", Map.of());
        assertEquals(303, browser.post("/app/keys/" + id + "/revoke", form).statusCode());
        assertTrue(browser.get("/app/keys").body().contains("refused from now on"));
        assertEquals(303, browser.post("/app/keys/" + id + "/revoke", form).statusCode());
        assertTrue(browser.get("/app/keys").body().contains("was revoked before"));
        assertEquals(404, browser.post("/app/keys/x1/revoke", form).statusCode());
    }
}
