package dev.incipit.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Keys;
import dev.incipit.account.Plan;
import dev.incipit.account.PlanCatalog;
import dev.incipit.api.Agents;
import dev.incipit.api.ApiServer;
import dev.incipit.api.Operations;
import dev.incipit.api.ServerConfig;
import dev.incipit.api.ServiceOptions;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.Crawler;
import dev.incipit.crawl.SinglePages;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRun;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.generate.Generator;
import dev.incipit.history.HistoryConfig;
import dev.incipit.history.RunHistory;
import dev.incipit.html.PageReader;
import dev.incipit.store.Database;
import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;
import dev.incipit.validate.Validator;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Validate requests a second (content mode, a small file, no links) at 64 connections, as a ratio to the same server library with
 * a handler that only answers, on H2 and on PostgreSQL, both with every commit synced. The load comes from the same process.
 * Run by hand after {@code mvn test-compile}, with the class path of the tests:
 * {@code java --enable-preview -cp … dev.incipit.bench.ValidateBenchmark}; it prints and judges nothing.
 * Arguments name the subjects that are measured, all by default.
 */
public final class ValidateBenchmark {
    private static final int CONNECTIONS = 64;
    private static final int ROUNDS = 3;
    /** More on a machine with other work: the compiler of the JVM gets little of it. */
    private static final Duration WARM_UP = Duration.ofSeconds(Integer.getInteger("bench.seconds", 4));

    private static final Duration MEASURED = WARM_UP;
    private static final ServerConfig SERVER = new ServerConfig(
            "127.0.0.1",
            0,
            "127.0.0.1",
            0,
            Duration.ofSeconds(1),
            Duration.ofSeconds(15),
            Duration.ofSeconds(30),
            10_000,
            16,
            Duration.ofSeconds(10),
            List.of());
    private static final PlanCatalog PLANS =
            new PlanCatalog(List.of(new Plan("endless", 1_000_000_000, 1_000_000_000, 100_000, 0)));
    private static final String FILE = "# Acme\\n\\n> What Acme makes, and how it is used.\\n\\n## Docs\\n\\n"
            + "- [Start](https://acme.example/start): the first steps\\n- [Usage](https://acme.example/usage): all of it\\n";
    private static final String BODY = "{\"content\":\"" + FILE + "\",\"checkLinks\":false}";
    private static final Target VALIDATE = new Target("/api/v1/validate", BODY, 200);

    /** The same by the Model Context Protocol: to cost at most 15 in 100 more (issue 21). */
    private static final Target MCP = new Target(
            "/mcp",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"validate_llms_txt\",\"arguments\":"
                    + BODY + "}}",
            200);

    /** A path that leads nowhere costs the key's look-up and one synced counter, and no more. */
    private static final Target DOOR = new Target("/api/v1/nothing", BODY, 404);

    /** As long as an answer to {@link #BODY}. */
    private static final byte[] ANSWER =
            "{\"message\":\"%s\"}".formatted("x".repeat(4_000)).getBytes();

    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    // Kept here, since a logger that nobody holds forgets its level.
    private static final List<Logger> QUIET = List.of(
            Logger.getLogger("dev.incipit"), Logger.getLogger("io.helidon"), Logger.getLogger("crawlercommons"));

    private ValidateBenchmark() {}

    /** Measures all in turn, several times over, since the machine is not the same from one minute to the next. */
    public static void main(String[] args) throws IOException, SQLException {
        QUIET.forEach(logger -> logger.setLevel(Level.WARNING));
        var onlyAnswers = onlyAnswers();
        var anyKey = IntStream.range(0, CONNECTIONS).mapToObj(_ -> "none").toList();
        try (var h2 = Service.over(Stores.H2.fresh());
                var postgresql = Service.over(synced(Stores.POSTGRESQL.fresh()))) {
            var subjects = Stream.of(
                            new Subject("only answers", VALIDATE.at(onlyAnswers.port()), anyKey),
                            new Subject("H2", VALIDATE.at(h2.port()), h2.keys()),
                            new Subject("H2, by MCP", MCP.at(h2.port()), h2.keys()),
                            new Subject("H2, one key", VALIDATE.at(h2.port()), one(h2.keys())),
                            new Subject("H2, the door alone", DOOR.at(h2.port()), h2.keys()),
                            new Subject("PostgreSQL", VALIDATE.at(postgresql.port()), postgresql.keys()),
                            new Subject("PostgreSQL, one key", VALIDATE.at(postgresql.port()), one(postgresql.keys())),
                            new Subject("PostgreSQL, by MCP", MCP.at(postgresql.port()), postgresql.keys()),
                            new Subject("PostgreSQL, the door alone", DOOR.at(postgresql.port()), postgresql.keys()))
                    .filter(subject -> args.length == 0 || List.of(args).contains(subject.name()))
                    .toList();
            for (var subject : subjects) {
                subject.measure(WARM_UP);
            }
            var measured = new ArrayList<List<Measured>>();
            subjects.forEach(_ -> measured.add(new ArrayList<>()));
            for (int round = 0; round < ROUNDS; round++) {
                for (int i = 0; i < subjects.size(); i++) {
                    measured.get(i).add(subjects.get(i).measure(MEASURED));
                }
            }
            print(subjects, measured);
        } finally {
            onlyAnswers.stop();
        }
    }

    /** The same for all connections, so that their requests meet. */
    private static List<String> one(List<String> keys) {
        return Collections.nCopies(CONNECTIONS, keys.getFirst());
    }

    private static WebServer onlyAnswers() {
        return WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .featuresDiscoverServices(false)
                .shutdownHook(false)
                .routing(routing -> routing.post("/api/v1/validate", (request, response) -> {
                    request.content().as(byte[].class);
                    response.header(HeaderValues.CONTENT_TYPE_JSON);
                    response.send(ANSWER);
                }))
                .build()
                .start();
    }

    /** The tests' server does not sync its commits. */
    private static DatabaseConfig synced(DatabaseConfig config) throws SQLException {
        try (var connection = DriverManager.getConnection(config.url(), config.username(), config.password());
                var statement = connection.createStatement()) {
            statement.execute("alter system set fsync = on");
            statement.execute("select pg_reload_conf()");
        }
        return config;
    }

    private static void print(List<Subject> subjects, List<List<Measured>> measured) {
        var floor = median(measured.getFirst()).result().perSecond();
        for (int i = 0; i < subjects.size(); i++) {
            var median = median(measured.get(i));
            var result = median.result();
            System.out.printf(
                    "%-27s %7.0f a second, ratio %.2f, p50 %6.2f ms, p99 %6.2f ms, processor %5.0f us, %d unexpected%n",
                    subjects.get(i).name(),
                    result.perSecond(),
                    result.perSecond() / floor,
                    result.percentileMillis(50),
                    result.percentileMillis(99),
                    median.processorMicros(),
                    result.unexpected());
        }
    }

    private static Measured median(List<Measured> measured) {
        return measured.stream()
                .sorted(Comparator.comparingDouble(Measured::processorMicros))
                .toList()
                .get(measured.size() / 2);
    }

    /** A result, and the time of processors for one request, the load's own included: other work on the machine hardly changes it. */
    private record Measured(Load.Result result, double processorMicros) {}

    private record Subject(String name, Load.Call call, List<String> keys) {
        Measured measure(Duration duration) throws IOException {
            long before = PROCESS.getProcessCpuTime();
            var result = Load.on(call, keys, duration);
            double nanos = PROCESS.getProcessCpuTime() - before;
            return new Measured(result, nanos / 1_000 / Math.max(1, result.nanos().length));
        }
    }

    /** A call without the port it goes to. */
    private record Target(String path, String body, int expectedStatus) {
        Load.Call at(int port) {
            return new Load.Call(port, path, body, expectedStatus);
        }
    }

    /** The real service over a store, without a web: nothing here asks for one. */
    private record Service(Database database, ApiServer server, List<String> keys) implements AutoCloseable {
        static Service over(DatabaseConfig config) {
            var database = new Database(config);
            Migrations.run(database);
            var clock = InstantSource.system();
            new Accounts(database, PLANS, clock).create("bench", "endless");
            var keys = new Keys(database, clock);
            var fanout = new Fanout();
            var crawler = new Crawler(
                    Service::web, fanout, new PageReader(), ComputePool.ofCommand(), InstantSource.system());
            var server = new ApiServer(
                            SERVER,
                            new Admission(database, PLANS, AdmissionConfig.DEFAULTS, clock),
                            new Operations(
                                    SiteParser.ANY,
                                    new Generator(
                                            crawler,
                                            new CrawlBudget(1, 1, Duration.ofSeconds(1), 1),
                                            GenerateLimits.DEFAULTS,
                                            new ExtractiveDescriber(ComputePool.ofCommand()),
                                            ComputePool.ofCommand()),
                                    new Validator(Service::web, fanout, ComputePool.ofCommand())),
                            new ServiceOptions(
                                    Optional.of(new Agents(
                                            new Agents.Reading(
                                                    new SinglePages(
                                                            Service::web,
                                                            fanout,
                                                            new PageReader(),
                                                            ComputePool.ofCommand(),
                                                            clock),
                                                    new IndexReader(Service::web, fanout, ComputePool.ofCommand()),
                                                    new OrderFilter(ComputePool.ofCommand())),
                                            "bench")),
                                    Optional.of(new RunHistory(database, HistoryConfig.DEFAULTS, clock)),
                                    Optional.empty(),
                                    Optional.empty()),
                            _ -> false,
                            database::check,
                            clock)
                    .start();
            return new Service(
                    database,
                    server,
                    IntStream.range(0, CONNECTIONS)
                            .mapToObj(_ -> keys.create("bench", "").key().reveal())
                            .toList());
        }

        private static FetchRun web() {
            return FetchRun.over(request -> new FetchOutcome.Missing(request.url(), 404), 1);
        }

        int port() {
            return server.port();
        }

        @Override
        public void close() {
            server.stop();
            database.close();
        }
    }
}
