package dev.incipit.app;

import dev.incipit.api.ApiServer;
import dev.incipit.app.demo.DemoSite;
import dev.incipit.app.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/** The service as `incipit serve` puts it together, on free ports and a store in memory, with the demo's site to read. */
public final class ScrapedService implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final DemoSite site = DemoSite.open();
    private final AccountStore store;
    private final ApiServer server;

    private ScrapedService() {
        var settings = Settings.read(
                Optional.empty(),
                Map.of(
                        "SERVER_HOST", "127.0.0.1",
                        "SERVER_PORT", "0",
                        "MANAGEMENT_HOST", "127.0.0.1",
                        "MANAGEMENT_PORT", "0",
                        "STORE_URL", "jdbc:h2:mem:scraped",
                        "FETCH_ALLOWED_NETWORKS", "127.0.0.0/8"),
                _ -> Optional.empty());
        var clock = InstantSource.system();
        store = AccountStore.open(settings, clock);
        server = Application.assemble(settings, store, Optional.empty(), clock).start();
    }

    public static ScrapedService start() {
        return new ScrapedService();
    }

    /** Has it generate and validate once. */
    void use() throws IOException, InterruptedException {
        var key = store.accounts().firstKey().orElseThrow().reveal();
        post("generate", key, "{\"url\": \"" + site.address() + "\"}");
        post("validate", key, "{\"content\": \"# Wrenbox\\n\\n> A queue.\\n\"}");
    }

    private void post(String operation, String key, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/v1/" + operation))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        var answer = client.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(answer.body());
        }
    }

    /** What the operator's port answers. */
    public HttpResponse<String> operator(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.managementPort() + path))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    @Override
    public void close() {
        server.stop();
        store.close();
        site.close();
    }
}
