package dev.incipit.api;

import io.helidon.metrics.api.Gauge;
import io.helidon.metrics.api.MeterRegistry;
import io.helidon.metrics.api.Metrics;
import io.helidon.metrics.api.Tag;
import java.util.List;
import java.util.function.Supplier;

/**
 * Gauges whose values are read at each scrape. The registry belongs to the process: with two services in one process (in
 * tests), it shows the values of the later one.
 */
public final class Gauges {
    private final MeterRegistry registry;

    /** The gauges of this process. */
    public Gauges() {
        this(Metrics.globalRegistry());
    }

    public Gauges(MeterRegistry registry) {
        this.registry = registry;
    }

    /**
     * Adds a gauge.
     *
     * @param name as printed, with the unit last
     * @param value called at each scrape by a thread of the operator's socket; must be quick and must not throw
     */
    public Gauges add(String name, String description, Supplier<? extends Number> value, Tag... tags) {
        registry.remove(name, List.of(tags));
        registry.getOrCreate(
                Gauge.builder(name, value::get).description(description).tags(List.of(tags)));
        return this;
    }

    /** Adds one of several gauges that share a name and differ by a label. */
    public Gauges add(
            String name, String label, String labelValue, String description, Supplier<? extends Number> value) {
        return add(name, description, value, Tag.create(label, labelValue));
    }
}
