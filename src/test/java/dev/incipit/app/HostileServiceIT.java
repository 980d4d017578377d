package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.account.Accounts;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.BadHost.Behaviour;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The packaged service as it is started by default, and what strangers' sites can do to it: how much it holds, and how long others
 * wait. The figures go into a release's notes.
 */
@Tag("full")
@Timeout(900)
final class HostileServiceIT {
    private static final int SITES = 7;
    private static final int ROUNDS = 2;
    private static final long RESIDENT_MIB_MAX = 512;
    private static final long IDLE_MIB_MAX = 160;
    private static final int COSTLY_PAGES = 20;
    private static final Duration ANSWER_MAX = Duration.ofMillis(500);
    private static final int MEBIBYTE = 1 << 20;

    private final DatabaseConfig store = Stores.H2.fresh();
    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> keys = new ArrayList<>();
    private final ServiceProcess service = ServiceProcess.packaged(store, Map.of("CRAWL_DEADLINE", "PT40S"));
    private long idleMib;

    @BeforeEach
    void measureIdleThenMakeKeysOfManyAccounts() throws IOException, InterruptedException {
        service.port();
        idleMib = idleMib();
        try (var database = new Database(store)) {
            Migrations.run(database);
            for (int i = 0; i < SITES; i++) {
                new Accounts(database, PlanCatalog.DEFAULTS, InstantSource.system()).create("account-" + i, "business");
                keys.add(new Keys(database, InstantSource.system())
                        .create("account-" + i, "")
                        .key()
                        .reveal());
            }
        }
    }

    @AfterEach
    void stop() {
        service.close();
        client.close();
    }

    private CompletableFuture<HttpResponse<String>> post(String path, String key, String body) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/v1/" + path))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.sendAsync(request, BodyHandlers.ofString());
    }

    private static String url(String url) {
        return "{\"url\": \"" + url + "\"}";
    }

    /** The start's own memory is given back every ten seconds. */
    private long idleMib() throws IOException, InterruptedException {
        long mib = Long.MAX_VALUE;
        for (int second = 0; second < 30 && mib >= IDLE_MIB_MAX; second++) {
            Thread.sleep(1_000);
            mib = HostileMemoryTest.residentNowKib(service.id()) / 1024;
        }
        return mib;
    }

    private long residentMib() throws IOException {
        return HostileMemoryTest.residentKib(service.id()) / 1024;
    }

    @Test
    void sevenHostileSitesAtOnceLeaveItSmallAndWhole() throws Exception {
        var hosts = new ArrayList<BadHost>();
        for (int i = 0; i < SITES; i++) {
            hosts.add(HostileSite.start());
        }
        int files = 0;
        int busy = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var answers = new ArrayList<CompletableFuture<HttpResponse<String>>>();
            for (int i = 0; i < SITES; i++) {
                var home = hosts.get(i).url("/");
                answers.add(post("generate", keys.get(i), url(home)));
                answers.add(post("validate", keys.get(i), url(home)));
            }
            for (var answer : answers) {
                int status = answer.join().statusCode();
                assertTrue(
                        status == 200 || status == 429,
                        () -> answer.join().body() + "\n" + String.join("\n", service.log()));
                files += status == 200 ? 1 : 0;
                busy += status == 429 ? 1 : 0;
            }
        }
        for (int i = 0; i < SITES; i++) {
            var answer =
                    post("generate", keys.get(i), url(hosts.get(i).url("/"))).join();
            assertEquals(200, answer.statusCode(), answer.body());
            HostileSite.assertGoodPages(hosts.get(i), answer.body());
        }
        long most = residentMib();
        System.out.printf("idle %d MiB, at most %d MiB; %d answered, %d told to wait%n", idleMib, most, files, busy);
        for (var host : hosts) {
            host.close();
        }
        assertTrue(idleMib < IDLE_MIB_MAX, "idle " + idleMib + " MiB");
        assertTrue(most < RESIDENT_MIB_MAX, "resident " + most + " MiB");
    }

    @Test
    void healthAndOtherAccountsAnswerWhileCostlyPagesAreRead() throws Exception {
        try (var host = costlySite()) {
            var run = post("generate", keys.get(0), url(host.url("/")));
            var waits = new HashMap<String, List<Long>>();
            while (!run.isDone()) {
                time(waits, "live", HttpRequest.newBuilder(health("live")).build());
                time(waits, "ready", HttpRequest.newBuilder(health("ready")).build());
                long start = System.nanoTime();
                var lint = post("validate", keys.get(1), "{\"content\": \"# A\\n\\n> b\\n\", \"checkLinks\": false}")
                        .join();
                waits.computeIfAbsent("validate", _ -> new ArrayList<>()).add(System.nanoTime() - start);
                assertTrue(lint.statusCode() == 200 || lint.statusCode() == 429, lint.body());
            }
            System.out.println(
                    run.join().statusCode() + " " + run.join().body().replaceAll("(?s).*\"note\"", "\"note\""));
            waits.forEach((what, nanos) -> {
                nanos.sort(null);
                long ninetyNine = nanos.get((int) Math.ceil(nanos.size() * 0.99) - 1) / 1_000_000;
                System.out.printf(
                        "%s: %d asked, half %d ms, 99 of 100 %d ms, at most %d ms%n",
                        what,
                        nanos.size(),
                        nanos.get(nanos.size() / 2) / 1_000_000,
                        ninetyNine,
                        nanos.getLast() / 1_000_000);
                assertTrue(ninetyNine <= ANSWER_MAX.toMillis(), what + ": " + ninetyNine + " ms");
            });
        }
    }

    private URI health(String which) {
        return URI.create("http://127.0.0.1:" + service.managementPort() + "/health/" + which);
    }

    private void time(Map<String, List<Long>> waits, String what, HttpRequest request) throws Exception {
        long start = System.nanoTime();
        assertEquals(200, client.send(request, BodyHandlers.ofString()).statusCode());
        waits.computeIfAbsent(what, _ -> new ArrayList<>()).add(System.nanoTime() - start);
    }

    /** The pages of security.md C1, twenty at once. */
    private static BadHost costlySite() throws IOException {
        var pages = List.of(
                "<div hidden id=S:0>a</div><script>" + "$R".repeat(433_000) + " ".repeat(433_000),
                "<nav><ul><li>" + "<ul></ul>".repeat(95_000),
                "<p>" + "<u>many words and blanks and more of them in one mark, and then some more </u>".repeat(40_000),
                "<dl>" + "<dt>a".repeat(95_000),
                "<nav>" + "<div><h2>".repeat(240) + "many words ".repeat(3 * MEBIBYTE / 11));
        var site = new HashMap<String, Behaviour>();
        IntStream.range(0, COSTLY_PAGES)
                .forEach(i -> site.put("/costly" + i, wire -> send(wire, pages.get(i % pages.size()))));
        var links = IntStream.range(0, COSTLY_PAGES)
                .mapToObj(i -> "<li><a href=/costly" + i + ">Page " + i + "</a>")
                .reduce("", String::concat);
        site.put(
                "/",
                wire -> send(wire, "<title>Costly</title><h1>Costly</h1><p>A site whose pages cost much.<ul>" + links));
        return BadHost.routing(site);
    }

    private static void send(BadHost.Wire wire, String body) throws IOException {
        wire.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
    }
}
