package dev.incipit.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.account.Accounts;
import dev.incipit.account.Admission;
import dev.incipit.account.AdmissionConfig;
import dev.incipit.account.Keys;
import dev.incipit.account.PlanCatalog;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlBudget;
import dev.incipit.crawl.Crawler;
import dev.incipit.crawl.SinglePages;
import dev.incipit.describe.Describer;
import dev.incipit.describe.ExtractiveDescriber;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRun;
import dev.incipit.fetch.Fetcher;
import dev.incipit.fetch.RecordedWeb;
import dev.incipit.generate.GenerateLimits;
import dev.incipit.generate.Generator;
import dev.incipit.history.HistoryConfig;
import dev.incipit.history.RunHistory;
import dev.incipit.html.PageReader;
import dev.incipit.store.Database;
import dev.incipit.store.Migrations;
import dev.incipit.store.Stores;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.IndexReader;
import dev.incipit.validate.OrderFilter;
import dev.incipit.validate.Validator;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The whole service on free ports over a fresh store, with a web that is a lambda. Its API answers through its own listener, or,
 * for tests of the interface alone, through a server of Helidon's testing extension ({@link #mount}).
 */
public final class RunningService implements AutoCloseable {
    /** Patient with clients, as the service is: a test's own client may be slow for a busy machine's sake. */
    public static final ServerConfig CONFIG = patient(Duration.ofSeconds(20));

    /** Soon done with clients that come to no end. */
    static final ServerConfig HASTY = patient(Duration.ofSeconds(2));

    private static ServerConfig patient(Duration patience) {
        return new ServerConfig(
                "127.0.0.1",
                0,
                "127.0.0.1",
                0,
                Duration.ofSeconds(5),
                patience,
                patience,
                1_000,
                16,
                Duration.ofSeconds(1),
                List.of());
    }

    /** With so many runs at once, for a place among which others wait so long. */
    public static ServerConfig withRuns(int runsMax, Duration wait) {
        return new ServerConfig(
                CONFIG.host(),
                0,
                CONFIG.managementHost(),
                0,
                CONFIG.shutdownGrace(),
                CONFIG.requestTimeout(),
                CONFIG.writeStall(),
                CONFIG.maxConnections(),
                runsMax,
                wait,
                List.of());
    }

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private final Database database = new Database(Stores.H2.fresh());
    private final AtomicInteger accountCount = new AtomicInteger();
    private final HttpClient client = HttpClient.newHttpClient();
    private final Accounts accounts;
    private final Keys keys;
    private final ApiServer server;
    private OptionalInt mountedAt = OptionalInt.empty();

    private static final Logger LINES = Logger.getLogger("dev.incipit.api.RequestLog");

    private RunningService(ServerConfig config, Supplier<FetchRun> web, SiteParser sites, Describer describer) {
        this(config, web, sites, describer, true);
    }

    private RunningService(
            ServerConfig config, Supplier<FetchRun> web, SiteParser sites, Describer describer, boolean mcp) {
        LINES.setLevel(Level.WARNING);
        Migrations.run(database);
        var clock = InstantSource.system();
        accounts = new Accounts(database, PlanCatalog.DEFAULTS, clock);
        keys = new Keys(database, clock);
        var budget = new CrawlBudget(20, 1 << 20, Duration.ofSeconds(20), 4);
        var fanout = new Fanout();
        server = new ApiServer(
                        config,
                        new Admission(database, PlanCatalog.DEFAULTS, AdmissionConfig.DEFAULTS, clock),
                        new Operations(
                                sites,
                                new Generator(
                                        new Crawler(
                                                web,
                                                fanout,
                                                new PageReader(),
                                                ComputePool.ofCommand(),
                                                InstantSource.system()),
                                        budget,
                                        GenerateLimits.DEFAULTS,
                                        describer,
                                        ComputePool.ofCommand()),
                                new Validator(web, fanout, ComputePool.ofCommand())),
                        new ServiceOptions(
                                Optional.of(new Agents(
                                                new Agents.Reading(
                                                        new SinglePages(
                                                                web,
                                                                fanout,
                                                                new PageReader(),
                                                                ComputePool.ofCommand(),
                                                                clock),
                                                        new IndexReader(web, fanout, ComputePool.ofCommand()),
                                                        new OrderFilter(ComputePool.ofCommand())),
                                                "test"))
                                        .filter(_ -> mcp),
                                Optional.of(new RunHistory(database, HistoryConfig.DEFAULTS, clock)),
                                Optional.empty(),
                                Optional.empty()),
                        InetAddress::isLoopbackAddress,
                        database::check,
                        clock)
                .start();
    }

    public static RunningService over(Fetcher web) {
        return with(CONFIG, web);
    }

    /** With the program's own way to the web. */
    static RunningService over(RecordedWeb web) {
        return new RunningService(
                CONFIG, web::open, new SiteParser(web::refusal), new ExtractiveDescriber(ComputePool.ofCommand()));
    }

    /** One that does not answer agents ({@code mcp.enabled: false}). */
    static RunningService withoutMcp() {
        return new RunningService(
                CONFIG,
                () -> FetchRun.over(request -> new FetchOutcome.Missing(request.url(), 404), 4),
                SiteParser.ANY,
                new ExtractiveDescriber(ComputePool.ofCommand()),
                false);
    }

    static RunningService describedBy(Describer describer, Fetcher web) {
        return with(CONFIG, web, describer);
    }

    public static RunningService with(ServerConfig config, Fetcher web) {
        return with(config, web, new ExtractiveDescriber(ComputePool.ofCommand()));
    }

    private static RunningService with(ServerConfig config, Fetcher web, Describer describer) {
        return new RunningService(
                config,
                () -> FetchRun.over(web, 4),
                new SiteParser(url -> url.host().equals("localhost")
                        ? Optional.of("url must be a public website address.")
                        : Optional.empty()),
                describer);
    }

    /** A key of a new account. */
    public String key(String plan) {
        var name = "account-" + accountCount.incrementAndGet();
        accounts.create(name, plan);
        return keys.create(name, "test").key().reveal();
    }

    public int port() {
        return mountedAt.orElseGet(server::port);
    }

    /** Has Helidon's own server answer with the service's routing, filters and errors; for {@code @SetUpServer}. */
    public RunningService mount(WebServerConfig.Builder helidons) {
        server.mount(helidons.featuresDiscoverServices(false));
        return this;
    }

    /** From now on {@link #port} is that of the server which it was mounted on. */
    public void at(WebServer helidons) {
        mountedAt = OptionalInt.of(helidons.port());
    }

    int managementPort() {
        return server.managementPort();
    }

    public ApiServer server() {
        return server;
    }

    public Database database() {
        return database;
    }

    public HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path));
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    public HttpResponse<String> post(String path, String key, String json) {
        return send(to(path).header("x-api-key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    public HttpResponse<String> health(String path) {
        return send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + managementPort() + path)));
    }

    public static JsonNode json(HttpResponse<String> response) {
        try {
            return MAPPER.readTree(response.body());
        } catch (IOException notJson) {
            throw new AssertionError(response.body(), notJson);
        }
    }

    public static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException notJson) {
            throw new AssertionError(text, notJson);
        }
    }

    @Override
    public void close() {
        server.stop();
        database.close();
    }
}
