package dev.incipit.api;

import io.helidon.metrics.api.Gauge;
import io.helidon.metrics.api.MeterRegistry;
import io.helidon.metrics.api.Metrics;
import io.helidon.metrics.api.Tag;
import java.util.List;
import java.util.function.Supplier;

/**
 * Values that are looked up at each scrape. The registry is the process's: of two services in one process (tests) the later one's
 * are shown.
 */
public final class Gauges {
    private final MeterRegistry registry;

    /** Those of this process. */
    public Gauges() {
        this(Metrics.globalRegistry());
    }

    public Gauges(MeterRegistry registry) {
        this.registry = registry;
    }

    /**
     * Adds one.
     *
     * @param name as it is printed, unit last
     * @param value asked at each scrape, by a thread of the operator's socket; quick, and never fails
     */
    public Gauges add(String name, String description, Supplier<? extends Number> value, Tag... tags) {
        registry.remove(name, List.of(tags));
        registry.getOrCreate(
                Gauge.builder(name, value::get).description(description).tags(List.of(tags)));
        return this;
    }

    /** Adds one of several that share a name and differ by a label. */
    public Gauges add(
            String name, String label, String labelValue, String description, Supplier<? extends Number> value) {
        return add(name, description, value, Tag.create(label, labelValue));
    }
}
