package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.connection.AvailabilityWatch;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.connection.DisconnectWatch;
import dev.incipit.api.connection.Listener;
import dev.incipit.api.connection.ListenerFrame;
import dev.incipit.api.connection.PollingThread;
import dev.incipit.api.connection.SlowClientWatch;
import dev.incipit.api.connection.SocketPollers;
import dev.incipit.api.exchange.ClientAddress;
import dev.incipit.api.operator.ManagementErrors;
import dev.incipit.api.operator.Meters;
import dev.incipit.api.operator.OperatorRouting;
import dev.incipit.generate.Generator;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.Validator;
import io.helidon.common.SerializationConfig;
import io.helidon.health.HealthCheckResponse;
import io.helidon.health.HealthCheckType;
import io.helidon.metrics.api.Metrics;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.observe.health.HealthObserver;
import io.helidon.webserver.observe.metrics.MetricsObserver;
import io.helidon.webserver.observe.spi.Observer;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The service on its two sockets: the API, and health and metrics for the operator. The second still answers while the first ends
 * its runs.
 */
public final class ApiServer {
    /** What an ended run may still take to answer with what is ready. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(8);

    /** Connections to the operator's socket at once, each with a thread of its own: probes and scrapes need a few. */
    private static final int OPERATORS_MAX = 256;

    /**
     * What the library refuses by itself, before the key is looked at: a length that no client has a reason for. Shorter bodies are
     * judged in the order of decisions §1, by {@link RequestBody}.
     */
    private static final long API_BODY_BYTES_MAX = 16L << 20;

    private final ServerConfig config;
    private final DisconnectWatch disconnects = new DisconnectWatch();
    private final Runs runs = new Runs(disconnects);
    private final RunSlots places;
    private final SlowClientWatch slowClients;
    private final AvailabilityWatch storeWatch;
    private final AvailabilityWatch listenerWatch;
    private final ApiRouting routing;
    private final ListenerFrame apiFrame;
    private final ListenerFrame operatorFrame;
    private volatile Optional<Listener> clients = Optional.empty();
    private volatile Optional<Listener> operators = Optional.empty();
    private volatile boolean stopping;
    private volatile boolean started;
    private volatile boolean lost;
    private volatile Runnable whenLost = () -> {};
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
        this.places = new RunSlots(config.maxRuns(), config.runWait(), clock);
        this.storeWatch = new AvailabilityWatch("The store", storeReady, clock);
        this.listenerWatch = new AvailabilityWatch(
                "The API's listener", () -> clients.map(Listener::answers).orElse(false), clock);
        this.slowClients = new SlowClientWatch(config.requestTimeout(), config.writeStall(), clock);
        var log = new RequestLog(new Meters(Metrics.globalRegistry(), places), clock, traces, () -> stopping);
        var clientAddress = new ClientAddress(trustedProxy);
        // No longer than a client is waited for: who keeps others out is cut by then.
        var room = new BodyMemoryLimit(config.requestTimeout());
        this.routing = new ApiRouting(log, clientAddress, admission, sites, generator, validator, runs, places, room);
        this.apiFrame = ListenerFrame.of(
                routing.routing(),
                new TransportErrors(admission, clientAddress, log, clock).handlers(),
                API_BODY_BYTES_MAX);
        this.operatorFrame = ListenerFrame.of(OperatorRouting.of(observers()), ManagementErrors.handlers(), 0);
    }

    /** Has a server of Helidon's own answer as the API's socket does, but for what our listener and connections add. */
    void mount(WebServerConfig.Builder server) {
        server.routing(routing.routing())
                .directHandlers(apiFrame.directHandlers())
                .maxPayloadSize(API_BODY_BYTES_MAX);
    }

    private List<Observer> observers() {
        var health = HealthObserver.builder()
                .useSystemServices(false)
                .addCheck(answer(() -> true), HealthCheckType.LIVENESS, "process")
                .addCheck(answer(() -> started && !stopping), HealthCheckType.READINESS, "accepting")
                .addCheck(answer(listenerWatch::ready), HealthCheckType.READINESS, "listener")
                .addCheck(answer(storeWatch::ready), HealthCheckType.READINESS, "store")
                .addCheck(answer(() -> started), HealthCheckType.STARTUP, "started")
                .details(true)
                .build();
        var metrics = MetricsObserver.builder()
                .meterRegistry(Metrics.globalRegistry())
                .build();
        return List.of(health, metrics);
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
        SerializationConfig.configureRuntime();
        SocketPollers.open();
        operators = Optional.of(listen(
                "operator-listener",
                new Address(config.managementHost(), config.managementPort(), "management.port"),
                OPERATORS_MAX,
                // Of the platform: virtual threads take turns in one queue, in which a probe would wait at its every
                // step, just when it matters what it says.
                Thread.ofPlatform().name("operator").daemon().factory(),
                operatorFrame));
        storeWatch.look();
        clients = Optional.of(listen(
                "api-listener",
                new Address(config.host(), config.port(), "server.port"),
                config.maxConnections(),
                Thread.ofVirtual().name("client").factory(),
                apiFrame));
        listenerWatch.look();
        watches = List.of(
                PollingThread.start("store-watch", AvailabilityWatch.LOOK, storeWatch::look),
                PollingThread.start("listener-watch", AvailabilityWatch.LOOK, listenerWatch::look),
                PollingThread.start("slow-clients", SlowClientWatch.LOOK, slowClients::look),
                PollingThread.start("callers", DisconnectWatch.LOOK, disconnects::look));
        started = true;
        return this;
    }

    private record Address(String host, int port, String setting) {}

    private Listener listen(
            String name, Address address, int connectionsMax, ThreadFactory threads, ListenerFrame frame) {
        try {
            return Listener.open(
                    name,
                    new InetSocketAddress(address.host(), address.port()),
                    connectionsMax,
                    threads,
                    socket -> new ClientConnection(socket, frame, slowClients),
                    this::listenerEnded);
        } catch (UncheckedIOException refused) {
            stop();
            var told = new BindException("Nothing can listen on " + address.host() + ", port " + address.port() + " ("
                    + address.setting() + "): it is taken already, or not ours.");
            told.initCause(refused);
            throw new UncheckedIOException(told);
        }
    }

    private void listenerEnded() {
        lost = true;
        whenLost.run();
    }

    /** Has {@code told} run when a socket stops listening although nobody stopped the service: it needs a new start. */
    public void whenListenerLost(Runnable told) {
        whenLost = told;
        if (lost) {
            told.run();
        }
    }

    /** Whether a socket stopped listening although nobody stopped the service. */
    public boolean hasLostListener() {
        return lost;
    }

    /** The port of the API that was really taken; -1 where none is. */
    public int port() {
        return clients.map(Listener::port).orElse(-1);
    }

    /** The port of health and metrics that was really taken; -1 where none is. */
    public int managementPort() {
        return operators.map(Listener::port).orElse(-1);
    }

    /**
     * Stops in order (decisions §1, SIGTERM): not ready at once, no new connection, runs in flight go on for the grace, then each
     * is ended as by its deadline.
     */
    public void stop() {
        stopping = true;
        places.close();
        var end = Thread.ofVirtual().name("end-of-grace").start(this::endRunsAfterGrace);
        // Longer than our own grace, after which runs are ended one by one.
        clients.ifPresent(listener -> listener.stop(config.shutdownGrace().plus(LAST_WORDS)));
        end.interrupt();
        watches.forEach(Thread::interrupt);
        operators.ifPresent(listener -> listener.stop(config.shutdownGrace()));
        clients = Optional.empty();
        operators = Optional.empty();
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
