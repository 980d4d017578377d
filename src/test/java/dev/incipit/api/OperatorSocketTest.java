package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.FetchOutcome;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import jdk.management.VirtualThreadSchedulerMXBean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Probes, while the service has other things to do. */
@Timeout(60)
final class OperatorSocketTest {
    private static final String PROBE = "GET /health/ready HTTP/1.1\r\nHost: a\r\n\r\n";

    @Test
    void aProbeIsAnsweredWhileEveryCarrierComputes() throws IOException, InterruptedException {
        int carriers = ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class)
                .getParallelism();
        var enough = new AtomicBoolean();
        var computing = new CountDownLatch(carriers);
        try (var service = service();
                var probe = new RawClient(service.managementPort())) {
            assertTrue(probe.write(PROBE).readOne().startsWith("HTTP/1.1 200 "));
            for (int i = 0; i < carriers; i++) {
                Thread.startVirtualThread(() -> {
                    computing.countDown();
                    while (!enough.get()) {
                        Thread.onSpinWait();
                    }
                });
            }
            computing.await();
            assertTrue(probe.write(PROBE).readOne().startsWith("HTTP/1.1 200 "));
            // Kubelet opens a connection for each probe.
            try (var next = new RawClient(service.managementPort())) {
                assertTrue(next.write(PROBE).readOne().startsWith("HTTP/1.1 200 "));
            }
            // Here too, since the service is closed before what follows is done.
            enough.set(true);
        } finally {
            enough.set(true);
        }
    }

    @Test
    void everyAnswerHasARequestId() throws IOException {
        try (var service = service();
                var client = new RawClient(service.managementPort())) {
            var ready = client.write(PROBE.replace("Host", "X-Request-Id: probe-1\r\nHost"))
                    .readOne();
            assertTrue(ready.contains("X-Request-Id: probe-1\r\n"), ready);
            var none = client.write(PROBE.replace("/health", "/none")).readOne();
            assertTrue(none.startsWith("HTTP/1.1 404 ") && none.contains("X-Request-Id: "), none);
        }
    }

    @Test
    void aProbesConnectionThatIsKeptDoesNotHoldUpTheStop() throws IOException {
        var service = service();
        try (var probe = new RawClient(service.managementPort())) {
            probe.write(PROBE).readOne();
            long start = System.nanoTime();
            service.close();
            assertEquals("", probe.readAll());
            var took = Duration.ofNanos(System.nanoTime() - start);
            assertTrue(took.compareTo(RunningService.CONFIG.shutdownGrace()) < 0, took.toString());
        }
    }

    private static RunningService service() {
        return RunningService.over(request -> new FetchOutcome.Missing(request.url(), 404));
    }
}
