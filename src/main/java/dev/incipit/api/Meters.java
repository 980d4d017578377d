package dev.incipit.api;

import dev.incipit.crawl.Visit;
import dev.incipit.describe.ModelCall;
import dev.incipit.validate.Check;
import dev.incipit.validate.ValidationReport.LinkStats;
import io.helidon.metrics.api.Counter;
import io.helidon.metrics.api.Gauge;
import io.helidon.metrics.api.MeterRegistry;
import io.helidon.metrics.api.Tag;
import io.helidon.metrics.api.Timer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The counts of design §9, taken from what the use cases returned. Labels come from enums, from the catalogue of checks and from
 * our own status codes only, so that their number is bounded. The registry adds {@code _total} and {@code _seconds} itself.
 */
final class Meters {
    private final MeterRegistry registry;
    private final Map<Endpoint, AtomicInteger> inFlight = new EnumMap<>(Endpoint.class);

    Meters(MeterRegistry registry) {
        this.registry = registry;
        for (var endpoint : Endpoint.values()) {
            var count = new AtomicInteger();
            inFlight.put(endpoint, count);
            registry.getOrCreate(Gauge.builder("incipit_requests_in_flight", count::get)
                    .description("Requests being answered.")
                    .addTag(Tag.create("operation", endpoint.word())));
        }
    }

    void begin(Exchange exchange) {
        inFlight.get(exchange.endpoint()).incrementAndGet();
    }

    void end(Exchange exchange) {
        inFlight.get(exchange.endpoint()).decrementAndGet();
    }

    /** Counts a request that has ended. */
    void count(Exchange exchange, Duration elapsed) {
        var facts = exchange.facts();
        var operation = Tag.create("operation", exchange.endpoint().word());
        add("incipit_requests", "Requests answered.", 1, operation, Tag.create("status", "" + facts.status()));
        time("incipit_request_duration", "From a request's head to the end of its answer.", elapsed, operation);
        facts.limit()
                .ifPresent(limit ->
                        add("incipit_limits_reached", "Requests over a limit.", 1, Tag.create("limit", word(limit))));
        facts.generated().ifPresent(generated -> {
            generated.report().visits().forEach(this::count);
            generated.modelCalls().forEach(this::count);
        });
        facts.report().ifPresent(report -> {
            report.checks().forEach(this::count);
            report.linkStats().ifPresent(this::count);
        });
    }

    private void count(Visit visit) {
        add("incipit_visits", "Attempts at a page.", 1, Tag.create("outcome", word(visit.result())));
        time("incipit_visit_duration", "Time of one attempt at a page.", visit.elapsed());
    }

    private void count(ModelCall call) {
        add("incipit_model_calls", "Requests to the language model.", 1, Tag.create("outcome", word(call.outcome())));
        time("incipit_model_call_duration", "Time of one request to the language model.", call.elapsed());
    }

    private void count(Check check) {
        var status = Tag.create("status", word(check.status()));
        add("incipit_checks", "Checks made.", 1, Tag.create("check", check.id()), status);
    }

    private void count(LinkStats stats) {
        var what = "Links probed.";
        add("incipit_links_probed", what, stats.ok(), Tag.create("liveness", "ok"));
        add("incipit_links_probed", what, stats.dead(), Tag.create("liveness", "dead"));
        var unknown = Math.max(0, stats.sampled() - stats.checked());
        add("incipit_links_probed", what, unknown, Tag.create("liveness", "unknown"));
    }

    private void add(String name, String description, long amount, Tag... tags) {
        registry.getOrCreate(Counter.builder(name).description(description).tags(List.of(tags)))
                .increment(amount);
    }

    private void time(String name, String description, Duration elapsed, Tag... tags) {
        registry.getOrCreate(Timer.builder(name).description(description).tags(List.of(tags)))
                .record(elapsed);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
