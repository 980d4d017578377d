package dev.incipit.app.process;

import com.sun.management.OperatingSystemMXBean;
import dev.incipit.api.ProcessRegistry;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmInfoMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.config.MeterFilter;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** The JVM's meters under the names of Micrometer and of Prometheus' own clients, which common dashboards know. */
final class JvmMeters {
    /** A gauge; Prometheus keeps the suffix {@code _count} for histograms (promtool check metrics). */
    private static final String MISNAMED = "system.cpu.count";

    private static final AtomicBoolean BOUND = new AtomicBoolean();

    private JvmMeters() {}

    /** Adds the meters to the process's registry, at the first call only: the listener for collections would count twice. */
    static void bind() {
        if (BOUND.getAndSet(true)) {
            return;
        }
        var registry = ProcessRegistry.ofMicrometer();
        registry.config().meterFilter(MeterFilter.denyNameStartsWith(MISNAMED));
        List.of(
                        new JvmInfoMetrics(),
                        new JvmMemoryMetrics(),
                        new JvmThreadMetrics(),
                        new ClassLoaderMetrics(),
                        new ProcessorMetrics(),
                        new UptimeMetrics())
                .forEach(meters -> meters.bindTo(registry));
        // These make meters while the JVM notifies of a collection. By way of the whole registry, that takes
        // Micrometer's lock and then Helidon's, which a thread that asks Helidon for a meter takes in the other order.
        ProcessRegistry.scraped().forEach(new JvmGcMetrics()::bindTo);
        if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
            FunctionCounter.builder("process.cpu", system, JvmMeters::seconds)
                    .baseUnit("seconds")
                    .description("Processor time that this process has used.")
                    .register(registry);
        }
    }

    private static double seconds(OperatingSystemMXBean system) {
        return (double) system.getProcessCpuTime() / Duration.ofSeconds(1).toNanos();
    }
}
