package dev.incipit.bench;

import dev.incipit.app.AccountStore;
import dev.incipit.app.Instance;
import dev.incipit.app.ServiceProcess;
import dev.incipit.app.settings.Settings;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * One service and four on one PostgreSQL, each with the same number of clients that check a short text, which takes a key, a place in
 * the minute and one of the month. The load is set apart from the processors by distance: the database answers 20 ms later, as from
 * another building, so that a service waits nearly all the time. What then keeps four from doing four times the work would be rows and
 * locks in the database. Then the same without distance, where the processors bound it. Prints and judges nothing.
 */
public final class ReplicasBenchmark {
    private static final int REPLICAS = 4;
    private static final int CLIENTS = 24;
    private static final Duration ONE_WAY = Duration.ofMillis(20);
    private static final Duration WARM_UP = Duration.ofSeconds(30);
    private static final Duration MEASURED = Duration.ofSeconds(20);
    private static final Map<String, String> PLANS = Map.of(
            "PLANS_PRO_VALIDATE_PER_MONTH", "10000000",
            "PLANS_PRO_REQUESTS_PER_MINUTE", "1000000");

    private final List<ServiceProcess> replicas = new ArrayList<>();
    private final AccountStore store;
    private final DatabaseConfig seen;
    private final String name;

    private ReplicasBenchmark(String name, DatabaseConfig near, DatabaseConfig seen) {
        this.name = name;
        this.store = AccountStore.open(
                Settings.read(Optional.empty(), Instance.settings(near, PLANS), _ -> Optional.empty()),
                InstantSource.system());
        this.seen = seen;
    }

    private void start() {
        for (int i = 0; i < REPLICAS; i++) {
            var replica = ServiceProcess.start(seen, PLANS, "-XX:TieredStopAtLevel=4");
            replicas.add(replica);
            replica.port();
        }
    }

    /** Measures with distance and without. */
    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        var near = Stores.POSTGRESQL.fresh();
        var port = Integer.parseInt(near.url().replaceFirst(".*:(\\d+)/.*", "$1"));
        try (var distant = new DistantDatabase(port, ONE_WAY)) {
            var url = near.url().replace(":" + port + "/", ":" + distant.port() + "/");
            new ReplicasBenchmark(
                            ONE_WAY.multipliedBy(2).toMillis() + " ms to the database and back",
                            near,
                            DatabaseConfig.at(url, near.username(), near.password()))
                    .measure();
        }
        var beside = Stores.POSTGRESQL.fresh();
        new ReplicasBenchmark("the database beside the services", beside, beside).measure();
        System.exit(0);
    }

    private void measure() throws InterruptedException, ExecutionException {
        try {
            start();
            var keys = IntStream.range(0, REPLICAS)
                    .mapToObj(replica -> IntStream.range(0, CLIENTS)
                            .mapToObj(client -> key(replica + "-" + client))
                            .toList())
                    .toList();
            var hot = key("hot");
            var one = List.of(hot);
            load(keys, WARM_UP);
            var alone = load(keys.subList(0, 1), MEASURED);
            var together = load(keys, MEASURED);
            var shared = load(
                    keys.stream()
                            .map(mine -> mine.stream().map(_ -> one.getFirst()).toList())
                            .toList(),
                    MEASURED);
            System.out.println(name + ", " + CLIENTS + " clients for each service:");
            print("one service", alone, alone);
            print("four services, a key for each client", together, alone);
            print("four services, one key for all", shared, alone);
        } finally {
            replicas.forEach(ServiceProcess::close);
            store.close();
        }
    }

    private String key(String account) {
        store.accounts().create(account, "pro");
        return store.keys().create(account, "").key().reveal();
    }

    private record Measured(double perSecond, double medianMillis, int unexpected, double processors) {}

    private Measured load(List<List<String>> keys, Duration duration) throws InterruptedException, ExecutionException {
        var before = processor();
        long start = System.nanoTime();
        try (var threads = Executors.newFixedThreadPool(keys.size())) {
            var loads = new ArrayList<Callable<Load.Result>>();
            for (int i = 0; i < keys.size(); i++) {
                var call = new Load.Call(
                        replicas.get(i).port(), "/api/v1/validate", "{\"content\":\"# A\",\"checkLinks\":false}", 200);
                var mine = keys.get(i);
                loads.add(() -> Load.on(call, mine, duration));
            }
            double perSecond = 0;
            double median = 0;
            int unexpected = 0;
            for (var result : threads.invokeAll(loads)) {
                perSecond += result.get().perSecond();
                median = Math.max(
                        median,
                        result.get().nanos().length == 0
                                ? duration.toMillis()
                                : result.get().percentileMillis(50));
                unexpected += result.get().unexpected();
            }
            var used = processor().minus(before);
            return new Measured(perSecond, median, unexpected, used.toNanos() / (double) (System.nanoTime() - start));
        }
    }

    /** Of the services. */
    private Duration processor() {
        return replicas.stream()
                .map(replica -> ProcessHandle.of(replica.id())
                        .flatMap(process -> process.info().totalCpuDuration())
                        .orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static void print(String what, Measured measured, Measured alone) {
        System.out.printf(
                "  %-38s %6.0f a second, %.2f times one; median %.0f ms; %.2f processors in the services; %d unexpected%n",
                what,
                measured.perSecond(),
                measured.perSecond() / alone.perSecond(),
                measured.medianMillis(),
                measured.processors(),
                measured.unexpected());
    }
}
