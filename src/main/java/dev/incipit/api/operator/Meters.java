package dev.incipit.api.operator;

import static dev.incipit.text.Words.word;

import dev.incipit.api.Gauges;
import dev.incipit.api.exchange.Endpoint;
import dev.incipit.api.exchange.Exchange;
import dev.incipit.api.exchange.RequestFacts;
import dev.incipit.api.run.RunSlots;
import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport.LinkStats;
import io.helidon.metrics.api.Counter;
import io.helidon.metrics.api.MeterRegistry;
import io.helidon.metrics.api.Tag;
import io.helidon.metrics.api.Timer;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The counters and timers of metrics.md, fed by the results of the use cases. Label values come only from enums, the check
 * catalogue and this service's status codes, so their number is bounded. Known series exist from the start with value zero: a
 * rate over a counter that appears with its first event would miss that event.
 */
public final class Meters {
    /** Closer below 30 s, where a lint ends by its own clock. */
    private static final Duration[] REQUEST_BUCKETS = millis(
            5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 60_000, 90_000,
            120_000, 150_000);

    private static final Duration[] VISIT_BUCKETS =
            millis(10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000);
    private static final Duration[] MODEL_CALL_BUCKETS = millis(250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000);
    private static final String OK = "200";
    private static final String OPERATION = "operation";

    private final MeterRegistry registry;
    private final Map<Endpoint, AtomicInteger> inFlight = new EnumMap<>(Endpoint.class);
    private final Map<Endpoint, Timer> durations = new EnumMap<>(Endpoint.class);
    private final Timer visitDuration;
    private final Timer modelCallDuration;
    /** Kept here, because a look-up in the registry costs many times more than an increment. */
    private final Map<Series, Counter> counters = new ConcurrentHashMap<>();
    /** Counters of checks by id: a lint increments fifty, and even building a series' name costs more than that. */
    private final Map<Check.Status, Map<String, Counter>> checks = new EnumMap<>(Check.Status.class);

    public Meters(MeterRegistry registry, RunSlots slots) {
        this.registry = registry;
        var gauges = Gauges.of(registry)
                .add("incipit_runs_in_flight", "Generate runs being made.", slots::taken)
                .add("incipit_runs_waiting", "Requests that wait for a run's place.", slots::awaited)
                .add("incipit_runs_max", "Runs at once (server.max-runs).", slots::max);
        for (var endpoint : Endpoint.values()) {
            var count = new AtomicInteger();
            inFlight.put(endpoint, count);
            durations.put(
                    endpoint,
                    timer(
                            "incipit_request_duration",
                            "From a request's head to the end of its answer.",
                            REQUEST_BUCKETS,
                            List.of(operation(endpoint))));
            gauges.add(
                    "incipit_requests_in_flight", OPERATION, endpoint.word(), "Requests being answered.", count::get);
        }
        visitDuration = timer("incipit_visit_duration", "Time of one attempt at a page.", VISIT_BUCKETS, List.of());
        modelCallDuration = timer(
                "incipit_model_call_duration",
                "Time of one request to the language model.",
                MODEL_CALL_BUCKETS,
                List.of());
        for (var status : Check.Status.values()) {
            checks.put(status, new ConcurrentHashMap<>());
        }
        addEmptyCounters();
    }

    /** A counter that is there from the start shows its first increment. */
    private void addEmptyCounters() {
        for (var endpoint : Endpoint.values()) {
            if (endpoint.operation().isPresent()) {
                add(Tally.REQUESTS, 0, endpoint.word(), OK);
            }
        }
        for (var outcome : ModelCall.Outcome.values()) {
            add(Tally.MODEL_CALLS, 0, word(outcome));
        }
        for (var result : Visit.Result.values()) {
            add(Tally.VISITS, 0, word(result));
        }
        for (var limit : RequestFacts.Limit.values()) {
            add(Tally.LIMITS, 0, word(limit));
        }
        add(Tally.PAGES, 0);
        count(new LinkStats(0, 0, 0, 0));
    }

    /** The counters and their labels. The registry appends {@code _total}. */
    private record Tally(String metric, String description, List<String> labels) {
        static final Tally REQUESTS = of("incipit_requests", "Requests answered.", OPERATION, "status");
        static final Tally LIMITS = of("incipit_limits_reached", "Requests over a limit.", "limit");
        static final Tally VISITS = of("incipit_visits", "Attempts at a page.", "outcome");
        static final Tally PAGES = of("incipit_pages", "Pages read.");
        static final Tally MODEL_CALLS = of("incipit_model_calls", "Requests to the language model.", "outcome");
        static final Tally CHECKS = of("incipit_checks", "Checks made.", "check", "status");
        static final Tally LINKS = of("incipit_links_probed", "Links probed.", "liveness");

        static Tally of(String metric, String description, String... labels) {
            return new Tally(metric, description, List.of(labels));
        }

        Counter.Builder counter(List<String> values) {
            return Counter.builder(metric)
                    .description(description)
                    .tags(IntStream.range(0, labels.size())
                            .mapToObj(i -> Tag.create(labels.get(i), values.get(i)))
                            .toList());
        }
    }

    private record Series(String metric, List<String> values) {}

    /** Counts a request as in progress until {@link #end} with the same endpoint. */
    public void begin(Endpoint endpoint) {
        inFlight.get(endpoint).incrementAndGet();
    }

    public void end(Endpoint endpoint) {
        inFlight.get(endpoint).decrementAndGet();
    }

    public void count(Exchange exchange, Duration elapsed) {
        var facts = exchange.facts();
        add(Tally.REQUESTS, 1, exchange.endpoint().word(), String.valueOf(facts.status()));
        durations.get(exchange.endpoint()).record(elapsed);
        facts.limit().ifPresent(limit -> add(Tally.LIMITS, 1, word(limit)));
        facts.generated().filter(run -> !run.shared()).ifPresent(this::count);
        facts.generated().ifPresent(run -> run.modelCalls().forEach(this::count));
        facts.report().ifPresent(report -> {
            report.checks().forEach(this::count);
            report.linkStats().ifPresent(this::count);
        });
    }

    private void count(RequestFacts.Run run) {
        add(Tally.PAGES, run.pages());
        for (var visit : run.visits()) {
            add(Tally.VISITS, 1, word(visit.result()));
            visitDuration.record(visit.elapsed());
        }
    }

    private void count(ModelCall call) {
        add(Tally.MODEL_CALLS, 1, word(call.outcome()));
        modelCallDuration.record(call.elapsed());
    }

    private void count(Check check) {
        checks.get(check.status())
                .computeIfAbsent(
                        check.id(),
                        id -> counter(Tally.CHECKS, id, check.status().word()))
                .increment();
    }

    private void count(LinkStats stats) {
        add(Tally.LINKS, stats.ok(), "ok");
        add(Tally.LINKS, stats.dead(), "dead");
        add(Tally.LINKS, Math.max(0, stats.sampled() - stats.checked()), "unknown");
    }

    private void add(Tally tally, long amount, String... values) {
        counter(tally, values).increment(amount);
    }

    private Counter counter(Tally tally, String... values) {
        return counters.computeIfAbsent(
                new Series(tally.metric(), List.of(values)),
                series -> registry.getOrCreate(tally.counter(series.values())));
    }

    private Timer timer(String name, String description, Duration[] buckets, List<Tag> tags) {
        // Buckets can be summed over replicas; the library's percentiles cannot, so they are off.
        return registry.getOrCreate(Timer.builder(name)
                .description(description)
                .tags(tags)
                .percentiles(new double[0])
                .buckets(buckets));
    }

    private static Duration[] millis(long... millis) {
        return Arrays.stream(millis).mapToObj(Duration::ofMillis).toArray(Duration[]::new);
    }

    private static Tag operation(Endpoint endpoint) {
        return Tag.create(OPERATION, endpoint.word());
    }
}
