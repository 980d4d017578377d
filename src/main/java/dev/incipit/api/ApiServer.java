package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.generate.Generator;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;
import io.helidon.health.HealthCheckResponse;
import io.helidon.health.HealthCheckType;
import io.helidon.metrics.api.Metrics;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.observe.ObserveFeature;
import io.helidon.webserver.observe.health.HealthObserver;
import io.helidon.webserver.observe.metrics.MetricsObserver;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The service on its two sockets: the API, and health and metrics for the operator. They are two servers, so that the second
 * still answers while the first ends its runs.
 */
public final class ApiServer {
    /** What an ended run may still take to answer with what is ready. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(8);

    /** Connections to the operator's socket at once, each with a thread of its own: probes and scrapes need a few. */
    private static final int OPERATORS_MAX = 256;

    private final ServerConfig config;
    private final Callers callers = new Callers();
    private final Runs runs = new Runs(callers);
    private final RunPlaces places;
    private final SlowClients slowClients;
    private final StoreWatch storeWatch;
    private final WebServer api;
    private final WebServer management;
    private volatile boolean stopping;
    private volatile boolean started;
    private List<Thread> watches = List.of();

    /**
     * Puts the service together; {@link #start} opens it.
     *
     * @param trustedProxy whether an address is a proxy of the operator's
     * @param storeReady whether the database answers; asked once a second
     * @param traces is told of every request that is over and traced; must not block
     */
    public ApiServer(
            ServerConfig config,
            Admission admission,
            SiteParser sites,
            Generator generator,
            Validator validator,
            Predicate<InetAddress> trustedProxy,
            BooleanSupplier storeReady,
            Optional<Consumer<RequestTrace>> traces,
            InstantSource clock) {
        this.config = config;
        this.places = new RunPlaces(config.maxRuns(), config.runWait());
        this.storeWatch = new StoreWatch(storeReady, clock);
        this.slowClients = new SlowClients(config.requestTimeout(), config.writeStall(), clock);
        var log = new RequestLog(new Meters(Metrics.globalRegistry(), places), clock, traces, () -> stopping);
        var clientAddress = new ClientAddress(trustedProxy);
        var sockets = new ClientSockets();
        var operators = new ClientSockets();
        // No longer than a client is waited for: who keeps others out is cut by then.
        var room = new BodyRoom(config.requestTimeout());
        this.api = WebServer.builder()
                .host(config.host())
                .port(config.port())
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .shutdownHook(false)
                // Longer than our own grace, after which runs are ended one by one.
                .shutdownGracePeriod(config.shutdownGrace().plus(LAST_WORDS))
                .maxTcpConnections(config.maxConnections())
                .connectionOptions(sockets)
                .addConnectionSelector(new ClientSelector(sockets, slowClients))
                .directHandlers(new TransportErrors(admission, clientAddress, log, clock).handlers())
                .routing(new ApiRouting(log, clientAddress, admission, sites, generator, validator, runs, places, room)
                        .routing())
                .build();
        this.management = WebServer.builder()
                .host(config.managementHost())
                .port(config.managementPort())
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .shutdownHook(false)
                .maxTcpConnections(OPERATORS_MAX)
                .connectionOptions(operators)
                .addConnectionSelector(ClientSelector.ofOperators(operators, slowClients))
                .directHandlers(ManagementErrors.handlers())
                .routing(ManagementErrors.routing())
                .addFeature(observe())
                .build();
    }

    private ObserveFeature observe() {
        var health = HealthObserver.builder()
                .useSystemServices(false)
                .addCheck(answer(() -> true), HealthCheckType.LIVENESS, "process")
                .addCheck(answer(() -> started && !stopping), HealthCheckType.READINESS, "accepting")
                .addCheck(answer(storeWatch::ready), HealthCheckType.READINESS, "store")
                .addCheck(answer(() -> started), HealthCheckType.STARTUP, "started")
                .details(true)
                .build();
        return ObserveFeature.builder()
                .endpoint("/")
                .observersDiscoverServices(false)
                .addObserver(health)
                .addObserver(MetricsObserver.builder()
                        .meterRegistry(Metrics.globalRegistry())
                        .build())
                .build();
    }

    private static Supplier<HealthCheckResponse> answer(BooleanSupplier holds) {
        return () -> HealthCheckResponse.builder().status(holds.getAsBoolean()).build();
    }

    /**
     * Opens both sockets.
     *
     * @throws UncheckedIOException where one cannot be had; then neither is open
     */
    public ApiServer start() {
        listen(management, config.managementHost(), config.managementPort(), "management.port");
        storeWatch.look();
        watches = List.of(
                // Of the platform: neither a driver that waits nor the queue of virtual threads is to hold the others
                // up.
                Thread.ofPlatform().name("store-watch").daemon().start(storeWatch),
                Thread.ofVirtual().name("slow-clients").start(slowClients),
                Thread.ofVirtual().name("callers").start(callers));
        listen(api, config.host(), config.port(), "server.port");
        started = true;
        return this;
    }

    /** The library only logs that it could not, and goes on as if it had. */
    private void listen(WebServer server, String host, int port, String setting) {
        server.start();
        if (server.port() < 0) {
            stop();
            throw new UncheckedIOException(new BindException("Nothing can listen on " + host + ", port " + port + " ("
                    + setting + "): it is taken already, or not ours."));
        }
    }

    /** The port of the API that was really taken. */
    public int port() {
        return api.port();
    }

    /** The port of health and metrics that was really taken. */
    public int managementPort() {
        return management.port();
    }

    /**
     * Stops in order (decisions §1, SIGTERM): not ready at once, no new connection, runs in flight go on for the grace, then each
     * is ended as by its deadline.
     */
    public void stop() {
        stopping = true;
        places.close();
        var end = Thread.ofVirtual().name("end-of-grace").start(this::endRunsAfterGrace);
        api.stop();
        end.interrupt();
        watches.forEach(Thread::interrupt);
        management.stop();
    }

    private void endRunsAfterGrace() {
        try {
            Thread.sleep(config.shutdownGrace());
            runs.end();
        } catch (InterruptedException allDone) {
            Thread.currentThread().interrupt();
        }
    }
}
