package dev.incipit.api;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Gauges whose values are read at each scrape. The registry belongs to the process: with two services in one process (in
 * tests), it shows the values of the later one.
 */
public final class Gauges {
    private final MeterRegistry registry;

    public Gauges() {
        this(ProcessRegistry.ofMicrometer());
    }

    private Gauges(MeterRegistry registry) {
        this.registry = registry;
    }

    public static Gauges of(io.helidon.metrics.api.MeterRegistry registry) {
        return new Gauges(registry.unwrap(MeterRegistry.class));
    }

    /**
     * Adds a gauge.
     *
     * @param name as printed, with the unit last
     * @param value called at each scrape by a thread of the operator's socket; must be quick and must not throw
     */
    public Gauges add(String name, String description, Supplier<? extends Number> value) {
        return add(name, Tags.empty(), description, value);
    }

    /** Adds one of several gauges that share a name and differ by a label. */
    public Gauges add(
            String name, String label, String labelValue, String description, Supplier<? extends Number> value) {
        return add(name, Tags.of(label, labelValue), description, value);
    }

    private Gauges add(String name, Tags labels, String description, Supplier<? extends Number> value) {
        Optional.ofNullable(registry.find(name).tags(labels).gauge()).ifPresent(registry::remove);
        Gauge.builder(name, value::get).description(description).tags(labels).register(registry);
        return this;
    }
}
