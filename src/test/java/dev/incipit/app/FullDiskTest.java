package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.Settings;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** A service whose embedded store can write no more. */
final class FullDiskTest {
    private static final int REQUESTS_MAX = 5_000;

    /** What its file may still grow by. */
    private static final long ROOM_BYTES = 64 << 10;

    @Test
    void itEndsToBeStartedAgainAndLosesNothingThatItAnswered() throws IOException, InterruptedException {
        var config = Stores.H2.fresh();
        var key = key(config);
        int answered = 0;
        try (var service = ServiceProcess.start(config, Map.of("PLANS_BUSINESS_REQUESTS_PER_MINUTE", "100000"));
                var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/v1/validate"))
                    .header("x-api-key", key)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"content\":\"# A\",\"checkLinks\":false}"))
                    .build();
            var size = Files.size(Stores.H2.files(config).resolve("incipit.mv.db"));
            // A limit of the process and not of the disk: the write that goes over it fails alike.
            var limited = Tool.run("prlimit", "--pid", "" + service.id(), "--fsize=" + (size + ROOM_BYTES));
            Assumptions.assumeTrue(limited.isPresent(), "prlimit is not here: no disk was full");
            try {
                while (answered < REQUESTS_MAX
                        && client.send(request, BodyHandlers.discarding()).statusCode() == 200) {
                    answered++;
                }
            } catch (IOException ended) {
                assertTrue(answered > 0, ended.toString());
            }
            assertEquals(3, service.end(), String.join("\n", service.log()));
            assertTrue(service.log().stream().anyMatch(line -> line.contains("The store closed itself")));
        }
        try (var store = open(config)) {
            var counted = store.accounts().list().getFirst().validationsThisMonth();
            assertTrue(counted == answered || counted == answered + 1, counted + " of " + answered);
        }
    }

    private static String key(DatabaseConfig config) {
        try (var store = open(config)) {
            store.accounts().create("acme", "business");
            return store.keys().create("acme", "").key().reveal();
        }
    }

    private static AccountStore open(DatabaseConfig config) {
        return AccountStore.open(
                Settings.read(Optional.empty(), Instance.settings(config, Map.of()), _ -> Optional.empty()),
                InstantSource.system());
    }
}
