package dev.incipit.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several processes of the service on one PostgreSQL. */
@Timeout(240)
final class ReplicasTest {
    private static final int MONTH = 150;
    private static final int ENDLESS = 1_000_000;
    private static final int BROKEN = 0;
    private static final Map<String, String> PLANS = Map.of(
            "PLANS_FREE_VALIDATE_PER_MONTH",
            "" + MONTH,
            "PLANS_FREE_REQUESTS_PER_MINUTE",
            "100000",
            "PLANS_PRO_VALIDATE_PER_MONTH",
            "" + ENDLESS,
            "PLANS_PRO_REQUESTS_PER_MINUTE",
            "100000");
    private static final DatabaseConfig STORE = Stores.POSTGRESQL.fresh();
    private static final CopyOnWriteArrayList<ServiceProcess> REPLICAS = new CopyOnWriteArrayList<>();
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static AccountStore store;

    @BeforeAll
    static void start() {
        REPLICAS.add(replica());
        REPLICAS.add(replica());
        store = AccountStore.open(
                Settings.read(Optional.empty(), Instance.settings(STORE, PLANS), _ -> Optional.empty()),
                InstantSource.system());
        REPLICAS.forEach(ServiceProcess::port);
    }

    @AfterAll
    static void stop() {
        REPLICAS.forEach(ServiceProcess::close);
        store.close();
        CLIENT.close();
    }

    private static ServiceProcess replica() {
        return ServiceProcess.start(STORE, PLANS);
    }

    private static String key(String account, String plan) {
        store.accounts().create(account, plan);
        return store.keys().create(account, "").key().reveal();
    }

    private static int left(String key) {
        var admitted = (Admission.Admitted) store.admission().admit(Optional.of(key), "192.0.2.1");
        return admitted.grant().validations().remaining();
    }

    /** The status of one lint, or {@link #BROKEN}. */
    private static int lint(int port, String key) throws InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/validate"))
                .header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"content\":\"# A\",\"checkLinks\":false}"))
                .build();
        try {
            return CLIENT.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException broken) {
            return BROKEN;
        }
    }

    @Test
    void aKeyWorksOnEveryReplicaAtOnceAndARevokedOneOnNone() throws InterruptedException {
        store.accounts().create("keys", "pro");
        for (int i = 0; i < 10; i++) {
            var made = store.keys().create("keys", "");
            for (var replica : REPLICAS) {
                assertEquals(200, lint(replica.port(), made.key().reveal()));
            }
            store.keys().revoke(made.entry().id());
            for (var replica : REPLICAS) {
                assertEquals(401, lint(replica.port(), made.key().reveal()));
            }
        }
    }

    @Test
    void theKeysOfADisabledAccountAreRefusedByTheNextRequestOnEveryReplica() throws InterruptedException {
        var key = key("disabled", "pro");
        for (var replica : REPLICAS) {
            assertEquals(200, lint(replica.port(), key));
        }
        store.accounts().disable("disabled");
        for (var replica : REPLICAS) {
            assertEquals(401, lint(replica.port(), key));
        }
    }

    @Test
    void asManyPassAsTheMonthAllowsOverAllReplicas() throws InterruptedException {
        var key = key("exact", "free");
        var statuses = storm(250, 16, request -> lint(REPLICAS.get(request % 2).port(), key));
        assertEquals(Map.of(200, MONTH, 429, 250 - MONTH), statuses);
        assertEquals(0, left(key));
    }

    @Test
    void aReplicaThatIsKilledCostsItsOwnConnectionsAndNothingElse() throws InterruptedException {
        var victim = replica();
        victim.port();
        var key = key("killed", "pro");
        var survivors = List.copyOf(REPLICAS);
        var ofVictim = new ConcurrentSkipListMap<Integer, Integer>();
        var statuses = storm(600, 16, request -> {
            if (request == 200) {
                victim.kill();
            }
            if (request % 3 > 0) {
                return lint(survivors.get(request % 2).port(), key);
            }
            ofVictim.merge(lint(victim.port(), key), 1, Integer::sum);
            return -1;
        });
        assertEquals(Map.of(-1, 200, 200, 400), statuses, "the others answered all");
        assertTrue(
                ofVictim.keySet().stream().allMatch(status -> status == 200 || status == BROKEN), ofVictim.toString());
        assertTrue(ofVictim.getOrDefault(BROKEN, 0) > 0, ofVictim.toString());
        var used = ENDLESS - left(key);
        var answered = 400 + ofVictim.getOrDefault(200, 0);
        // Those under way at the kill were counted and had no answer: 16 at most.
        assertTrue(used >= answered && used <= answered + 16, used + " used, " + answered + " answered");
    }

    @Test
    void aReplicaIsReplacedUnderLoadAndNobodySeesIt() throws InterruptedException {
        roll("rolled", 1, Duration.ofSeconds(1));
    }

    @Test
    @Tag("full")
    void everyReplicaIsReplacedThreeTimesUnderLoad() throws InterruptedException {
        roll("rolled often", 6, Duration.ofSeconds(5));
    }

    /** Replaces the oldest replica so many times, at 20 requests a second; callers try the next one where a connection is refused. */
    private static void roll(String account, int times, Duration between) throws InterruptedException {
        var key = key(account, "pro");
        var counts = new ConcurrentSkipListMap<Integer, Integer>();
        var live = new CopyOnWriteArrayList<>(REPLICAS);
        var sent = new AtomicInteger();
        var load = Thread.ofVirtual().start(() -> {
            var requests = new ArrayList<Thread>();
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    var request = sent.getAndIncrement();
                    requests.add(Thread.ofVirtual().start(() -> balanced(live, request, key, counts)));
                    TimeUnit.MILLISECONDS.sleep(50);
                }
            } catch (InterruptedException enough) {
                Thread.currentThread().interrupt();
            }
            Thread.interrupted();
            requests.forEach(ReplicasTest::join);
        });
        for (int i = 0; i < times; i++) {
            TimeUnit.NANOSECONDS.sleep(between.toNanos());
            var fresh = replica();
            fresh.port();
            live.add(fresh);
            REPLICAS.add(fresh);
            var oldest = REPLICAS.removeFirst();
            assertEquals(0, oldest.stop(), () -> String.join("\n", oldest.log()));
            live.remove(oldest);
        }
        TimeUnit.NANOSECONDS.sleep(between.toNanos());
        load.interrupt();
        load.join();
        var answered = counts.getOrDefault(200, 0);
        assertEquals(sent.get(), answered, "each was answered by somebody: " + counts);
        var broken = counts.getOrDefault(BROKEN, 0);
        var used = ENDLESS - left(key);
        // A connection that broke may have been counted; an answer never is not.
        assertTrue(used >= answered && used <= answered + broken, used + " used, " + counts);
    }

    /** As a balancer does: a connection that is refused or broken is tried at the next one. */
    private static void balanced(List<ServiceProcess> live, int request, String key, Map<Integer, Integer> counts) {
        try {
            var snapshot = List.copyOf(live);
            int status = BROKEN;
            for (int i = 0; i < snapshot.size() && status == BROKEN; i++) {
                status = lint(snapshot.get((request + i) % snapshot.size()).port(), key);
                counts.merge(status, 1, Integer::sum);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** One request of a storm. */
    @FunctionalInterface
    private interface Request {
        int send(int number) throws InterruptedException;
    }

    private static Map<Integer, Integer> storm(int requests, int threads, Request request) {
        var counts = new ConcurrentSkipListMap<Integer, Integer>();
        var next = new AtomicInteger();
        var workers = new ArrayList<Thread>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofVirtual().start(() -> {
                try {
                    for (int mine = next.getAndIncrement(); mine < requests; mine = next.getAndIncrement()) {
                        counts.merge(request.send(mine), 1, Integer::sum);
                    }
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        workers.forEach(ReplicasTest::join);
        return counts;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
