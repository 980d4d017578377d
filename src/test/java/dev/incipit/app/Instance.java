package dev.incipit.app;

import dev.incipit.api.ApiServer;
import dev.incipit.app.process.TraceExport;
import dev.incipit.app.settings.Settings;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The service as {@code incipit serve} puts it together, in this process, on free ports over a fresh store. */
public final class Instance implements AutoCloseable {
    private static final Logger LINES = Logger.getLogger("dev.incipit.api.RequestLog");
    private static final AtomicInteger ACCOUNTS = new AtomicInteger();

    private final HttpClient client = HttpClient.newHttpClient();
    private final AccountStore store;
    private final TraceExport traces;
    private final ApiServer server;

    private Instance(Settings settings) {
        store = AccountStore.open(settings, InstantSource.system());
        traces = TraceExport.of(settings);
        server = Application.assemble(settings, store, traces.receiver(), InstantSource.system())
                .start();
    }

    /** With settings by the environment's names, over those that a test needs. */
    public static Instance with(Map<String, String> environment) {
        LINES.setLevel(Level.WARNING);
        return new Instance(
                Settings.read(Optional.empty(), settings(Stores.H2.fresh(), environment), _ -> Optional.empty()));
    }

    /** What a service in a test is told by its environment. */
    public static Map<String, String> settings(DatabaseConfig store, Map<String, String> more) {
        var settings = new HashMap<>(Map.of(
                "SERVER_HOST", "127.0.0.1",
                "SERVER_PORT", "0",
                "MANAGEMENT_HOST", "127.0.0.1",
                "MANAGEMENT_PORT", "0",
                "STORE_URL", store.url(),
                "STORE_USERNAME", store.username(),
                "STORE_PASSWORD", store.password(),
                "FETCH_ALLOWED_NETWORKS", "127.0.0.0/8"));
        settings.putAll(more);
        return settings;
    }

    /** A key of a new account. */
    public String key(String plan) {
        var name = "account-" + ACCOUNTS.incrementAndGet();
        store.accounts().create(name, plan);
        return store.keys().create(name, "").key().reveal();
    }

    int port() {
        return server.port();
    }

    int managementPort() {
        return server.managementPort();
    }

    public HttpResponse<String> post(String path, String key, String json, String... headers) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json));
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    /** Of the operator's socket. */
    public HttpResponse<String> managed(String path, String... headers) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.managementPort() + path));
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    void stop() {
        server.stop();
    }

    @Override
    public void close() {
        server.stop();
        traces.close();
        store.close();
        client.close();
    }
}
