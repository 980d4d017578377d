package dev.incipit.api;

import dev.incipit.account.Admission;
import dev.incipit.api.body.RequestBody;
import dev.incipit.api.connection.AvailabilityWatch;
import dev.incipit.api.connection.ClientConnection;
import dev.incipit.api.connection.DisconnectWatch;
import dev.incipit.api.connection.Listener;
import dev.incipit.api.connection.ListenerFrame;
import dev.incipit.api.connection.SlowClientWatch;
import dev.incipit.api.connection.SocketPollers;
import dev.incipit.api.exchange.Cors;
import dev.incipit.api.operator.ManagementErrors;
import dev.incipit.api.operator.Meters;
import dev.incipit.api.operator.OperatorRouting;
import dev.incipit.api.order.RequestOrders;
import dev.incipit.api.run.CountedRuns;
import dev.incipit.api.run.OngoingRuns;
import dev.incipit.api.run.RepeatableRun;
import dev.incipit.api.run.RunRecorder;
import dev.incipit.api.run.RunSlots;
import dev.incipit.api.run.Runs;
import dev.incipit.client.ClientAddress;
import io.helidon.common.SerializationConfig;
import io.helidon.health.HealthCheckResponse;
import io.helidon.health.HealthCheckType;
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
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The service with its two sockets: the API, and health and metrics for the operator. The second still answers while the first
 * finishes its runs.
 */
public final class ApiServer {
    /** How long an ended run may take to respond with what is ready. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(8);

    /** Maximum connections to the operator's socket, each with a thread of its own: probes and scrapes need only a few. */
    private static final int OPERATORS_MAX = 256;

    /**
     * Helidon rejects longer bodies before the key is checked; no client has a reason to send one. {@link RequestBody} rejects
     * shorter ones in the order of decisions §1.
     */
    private static final long API_BODY_BYTES_MAX = 16L << 20;

    private final ServerConfig config;
    private final DisconnectWatch disconnects = new DisconnectWatch();
    private final Runs runs = new Runs(disconnects);
    private final RunSlots slots;
    private final OngoingRuns pageRuns = new OngoingRuns();
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
     * Assembles the service; {@link #start} opens it.
     *
     * @param trustedProxy whether an address is one of the operator's proxies
     * @param storeReady whether the database answers; called once a second
     */
    public ApiServer(
            ServerConfig config,
            Admission admission,
            Operations operations,
            ServiceOptions options,
            Predicate<InetAddress> trustedProxy,
            BooleanSupplier storeReady,
            InstantSource clock) {
        this.config = config;
        this.slots = new RunSlots(config.maxRuns(), config.runWait(), clock);
        this.storeWatch = new AvailabilityWatch("The store", storeReady, clock);
        this.listenerWatch = new AvailabilityWatch(
                "The API's listener", () -> clients.map(Listener::answers).orElse(false), clock);
        this.slowClients = new SlowClientWatch(config.requestTimeout(), config.writeStall(), clock);
        var log = new RequestLog(new Meters(ProcessRegistry.get(), slots), clock, options.traces(), () -> stopping);
        var clientAddress = new ClientAddress(trustedProxy);
        this.routing = routing(admission, operations, options, clientAddress, log, clock);
        this.apiFrame = ListenerFrame.of(
                routing.routing(), new TransportErrors(admission, clientAddress, log, clock), API_BODY_BYTES_MAX);
        this.operatorFrame = ListenerFrame.of(OperatorRouting.of(observers()), new ManagementErrors(), 0);
    }

    private ApiRouting routing(
            Admission admission,
            Operations operations,
            ServiceOptions options,
            ClientAddress clientAddress,
            RequestLog log,
            InstantSource clock) {
        // No longer than the timeout for clients: by then a client that keeps others out has been disconnected.
        var bodies = new BodyMemoryLimit(config.requestTimeout());
        var responses = new ResponseMemoryLimit(config.writeStall());
        var cors = new Cors(config.corsOrigins());
        var problems = new ProblemHandler();
        var orders = new RequestOrders(operations.sites());
        var counted = new CountedRuns(
                admission,
                operations.generator(),
                operations.validator(),
                runs,
                slots,
                new RunRecorder(options.history(), clock));
        return new ApiRouting(
                List.of(log, cors, new AdmissionFilter(admission, clientAddress, problems)),
                new GenerateHandler(
                        orders,
                        counted,
                        new RepeatableRun(admission.idempotentRequests(), responses),
                        bodies,
                        responses),
                new ValidateHandler(orders, counted, bodies),
                options.agents().map(agents -> agents.handler(orders, counted, bodies, cors)),
                options.pages()
                        .map(pages -> server -> pages.accept(
                                server, new PageRuns(admission, orders, counted, pageRuns, log, bodies, responses))),
                problems);
    }

    /** Makes a Helidon server answer as the API's socket does, except for what the listener and connections here add. */
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
        var metrics =
                MetricsObserver.builder().meterRegistry(ProcessRegistry.get()).build();
        return List.of(health, metrics);
    }

    private static Supplier<HealthCheckResponse> answer(BooleanSupplier holds) {
        return () -> HealthCheckResponse.builder().status(holds.getAsBoolean()).build();
    }

    /**
     * Opens both sockets.
     *
     * @throws UncheckedIOException when one cannot be opened; then neither is open
     */
    public ApiServer start() {
        SerializationConfig.configureRuntime();
        SocketPollers.open();
        operators = Optional.of(listen(
                "operator-listener",
                new Address(config.managementHost(), config.managementPort(), "management.port"),
                OPERATORS_MAX,
                // Platform threads: virtual threads share one queue, in which a probe would wait at each step, just
                // when its result matters.
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
                    + address.setting() + "): it is in use, or not an address of this machine.");
            told.initCause(refused);
            throw new UncheckedIOException(told);
        }
    }

    private void listenerEnded() {
        lost = true;
        whenLost.run();
    }

    /** Runs {@code told} when a socket stops listening before {@link #stop}: the service must then be restarted. */
    public void whenListenerLost(Runnable told) {
        whenLost = told;
        if (lost) {
            told.run();
        }
    }

    /** Whether a socket stopped listening before {@link #stop}. */
    public boolean hasLostListener() {
        return lost;
    }

    /** The API's actual port; -1 when it is not open. */
    public int port() {
        return clients.map(Listener::port).orElse(-1);
    }

    /** The actual port of health and metrics; -1 when it is not open. */
    public int managementPort() {
        return operators.map(Listener::port).orElse(-1);
    }

    /**
     * Stops in order (decisions §1, SIGTERM): readiness ends at once, new connections are refused, runs in flight continue for
     * the grace period, then each is ended as by its deadline.
     */
    public void stop() {
        stopping = true;
        slots.close();
        var end = Thread.ofVirtual().name("end-of-grace").start(this::endRunsAfterGrace);
        // Longer than the grace period, after which runs are ended one by one.
        var patience = config.shutdownGrace().plus(LAST_WORDS);
        clients.ifPresent(listener -> listener.stop(patience));
        pageRuns.awaitEnd(patience);
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
