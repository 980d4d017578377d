package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.TestSite;
import dev.incipit.account.Admission;
import dev.incipit.app.settings.Settings;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A service that is killed while it generates. */
@Timeout(120)
final class KilledRunTest {
    private static final int MONTH = 10;
    private static final Duration LONG = Duration.ofSeconds(30);

    @ParameterizedTest
    @EnumSource
    void whatTheRunTookIsGivenBackAfterItsDeadline(Stores kind) throws IOException, InterruptedException {
        var store = kind.fresh();
        var key = key(store);
        try (var site = new TestSite().latency(LONG);
                var service = ServiceProcess.start(store, Map.of());
                var client = HttpClient.newHttpClient()) {
            var answer = client.sendAsync(generate(service.port(), key, site.origin()), BodyHandlers.discarding());
            while (site.asked().isEmpty()) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
            service.kill();
            answer.handle((_, _) -> true).join();
            client.shutdownNow();
        }
        assertEquals(MONTH - 1, left(store, key, Duration.ZERO));
        assertEquals(MONTH, left(store, key, Duration.ofMinutes(10)));
    }

    private static String key(DatabaseConfig store) {
        try (var accounts = ledger(store, Duration.ZERO)) {
            accounts.accounts().create("acme", "free");
            return accounts.keys().create("acme", "").key().reveal();
        }
    }

    /** Generations a key has left, so much later. */
    private static int left(DatabaseConfig store, String key, Duration later) {
        try (var accounts = ledger(store, later)) {
            var admitted = (Admission.Admitted) accounts.admission().admit(Optional.of(key), "192.0.2.1");
            return admitted.grant().generations().remaining();
        }
    }

    private static AccountStore ledger(DatabaseConfig store, Duration later) {
        var settings = Settings.read(Optional.empty(), Instance.settings(store, Map.of()), _ -> Optional.empty());
        return AccountStore.open(settings, () -> Instant.now().plus(later));
    }

    private static HttpRequest generate(int port, String key, String address) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/generate"))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"url\":\"" + address + "\"}"))
                .build();
    }
}
