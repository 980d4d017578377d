package dev.incipit.api;

import io.helidon.metrics.api.MeterRegistry;
import io.helidon.metrics.api.MetricsConfig;
import io.helidon.metrics.api.MetricsFactory;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.config.MeterFilter;
import java.util.Set;

/** The one registry of this process, without the meters and labels that Helidon adds by itself. */
public final class ProcessRegistry {
    /** Helidon adds it to each of its meters; its values say nothing about this service. */
    private static final String SCOPE_LABEL = "scope";

    /** Helidon's scope of the counter of requests to all sockets together. */
    private static final String VENDOR = "vendor";

    private static final MeterRegistry REGISTRY = create();

    private ProcessRegistry() {}

    static MeterRegistry get() {
        return REGISTRY;
    }

    /** The same registry for Micrometer's own binders. */
    public static io.micrometer.core.instrument.MeterRegistry ofMicrometer() {
        return REGISTRY.unwrap(io.micrometer.core.instrument.MeterRegistry.class);
    }

    /** The registries below it, from which the metrics are read. Helidon does not watch what is registered with them. */
    public static Set<io.micrometer.core.instrument.MeterRegistry> scraped() {
        return REGISTRY.unwrap(CompositeMeterRegistry.class).getRegistries();
    }

    private static MeterRegistry create() {
        var registry = MetricsFactory.getInstance()
                .globalRegistry(MetricsConfig.builder()
                        .scoping(scopes -> scopes.putScope(
                                VENDOR, vendor -> vendor.name(VENDOR).enabled(false)))
                        .build());
        registry.unwrap(io.micrometer.core.instrument.MeterRegistry.class)
                .config()
                .meterFilter(MeterFilter.ignoreTags(SCOPE_LABEL));
        return registry;
    }
}
