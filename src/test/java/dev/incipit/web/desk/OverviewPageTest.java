package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.incipit.web.PageServer;
import dev.incipit.web.serve.PageRoute;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class OverviewPageTest {
    private DeskStore store;

    @BeforeEach
    void open() {
        store = DeskStore.open();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private String shown() {
        try (var server = PageServer.of(page(), DeskStore.ACME)) {
            return server.ofUser().get(OverviewPage.PATH).body();
        }
    }

    private List<PageRoute> page() {
        return new OverviewPage(store.keys(), store.history(), DeskStore.CLOCK).routes();
    }

    @Test
    void aRevokedKeyIsShownOnlyIfItWasUsedThisMonth() {
        store.keys().create(DeskStore.ACME, "laptop", 9);
        store.keys().create(DeskStore.ACME, "server", 9);
        var keys = store.keys().list(DeskStore.ACME);
        keys.forEach(key -> store.keys().revoke(DeskStore.ACME, key.id()));
        assertFalse(shown().contains("laptop"));
        store.database()
                .change(
                        "insert into usage_month (api_key_id, operation, calendar_month, used_count) values (?, ?, ?, ?)",
                        keys.getFirst().id(),
                        "generate",
                        "2026-11",
                        1);
        var page = shown();
        assertEquals(1, Stream.of("laptop", "server").filter(page::contains).count(), page);
    }

    @Test
    void withoutTheAccountThereIsNoPage() {
        try (var server = PageServer.of(page(), -1)) {
            assertEquals(404, server.ofUser().get(OverviewPage.PATH).statusCode());
        }
    }
}
