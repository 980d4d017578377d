package dev.incipit.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.Tenant;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.throttle.AddressThrottles;
import dev.incipit.url.WebUrl;
import io.helidon.common.tls.TlsConfig;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class AddressThrottlesTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final InetAddress ADDRESS = InetAddress.ofLiteral("93.184.215.14");

    private final AddressThrottles gates = new AddressThrottles(16);

    private Optional<AddressThrottles.Place> enter(String tenant, InetAddress address) throws InterruptedException {
        return new Tenant(tenant).call(() -> gates.enter(address, Duration.ZERO));
    }

    private int entered(String tenant, String address) throws InterruptedException {
        int count = 0;
        while (enter(tenant, InetAddress.ofLiteral(address)).isPresent()) {
            count++;
        }
        return count;
    }

    @Test
    void sixteenPassAndNoTenantHasMoreThanHalf() throws InterruptedException {
        assertEquals(8, entered("one", "93.184.215.14"));
        assertEquals(8, entered("two", "93.184.215.14"));
        assertEquals(0, entered("three", "93.184.215.14"));
        assertEquals(8, entered("one", "93.184.215.15"), "another address");
    }

    @Test
    void neighboursOfOneIpv6NetworkAreOne() throws InterruptedException {
        assertEquals(8, entered("one", "2606:2800:21f:cb07::1"));
        assertEquals(0, entered("one", "2606:2800:21f:cb07:ffff::2"));
        assertEquals(8, entered("one", "2606:2800:21f:cb08::1"));
    }

    @Test
    void whatNobodyAsksIsForgotten() throws InterruptedException {
        var place = enter("one", ADDRESS).orElseThrow();
        assertEquals(1, gates.size());
        place.close();
        assertEquals(0, gates.size());
    }

    @Test
    void whoEndsWhileItWaitsLeavesNothingBehind() throws InterruptedException {
        var held = new ArrayList<AddressThrottles.Place>();
        for (int i = 0; i < 8; i++) {
            held.add(enter("one", ADDRESS).orElseThrow());
        }
        var waiting = new Thread(() -> assertThrows(
                InterruptedException.class, () -> new Tenant("one").call(() -> gates.enter(ADDRESS, LONG))));
        waiting.start();
        waiting.interrupt();
        waiting.join();
        held.forEach(AddressThrottles.Place::close);
        assertEquals(0, gates.size());
    }

    @Test
    void aPlaceGoesToTheTenantThatHasNone() throws Exception {
        var held = new ArrayList<AddressThrottles.Place>();
        for (var tenant : List.of("one", "two")) {
            for (int i = 0; i < 8; i++) {
                held.add(enter(tenant, ADDRESS).orElseThrow());
            }
        }
        var in = new Semaphore(0);
        for (int i = 0; i < 20; i++) {
            waitFor("one", new Semaphore(0));
        }
        waitFor("three", in);
        held.getLast().close();
        assertTrue(in.tryAcquire(30, TimeUnit.SECONDS));
    }

    private void waitFor(String tenant, Semaphore in) {
        Thread.ofVirtual().start(() -> {
            try {
                new Tenant(tenant).call(() -> gates.enter(ADDRESS, LONG));
                in.release();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Six names of one address, each with its own gate, asked by six runs of three tenants: security.md M3. */
    @Test
    void manyNamesOfOneAddressAreAskedAsOne() throws Exception {
        var running = new AtomicInteger();
        var most = new AtomicInteger();
        var ten = new CountDownLatch(10);
        try (var host = new BadHost(wire -> {
            while (!wire.request().isEmpty()) {
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
                ten.countDown();
                ten.await(30, TimeUnit.SECONDS);
                running.decrementAndGet();
                wire.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
            }
        })) {
            var fetchers = new Fetchers(
                    FetchConfig.DEFAULTS.withAllowedNetworks(List.of("127.0.0.0/8")),
                    InstantSource.system(),
                    name -> List.of(InetAddress.ofLiteral("127.0.0.1")),
                    TlsConfig.create());
            List<Callable<List<Optional<FetchOutcome>>>> runs = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                var tenant = new Tenant("tenant " + i % 3);
                var url = WebUrl.parse("http://name" + i + ".example.org:" + host.port() + "/")
                        .orElseThrow();
                runs.add(() -> tenant.call(() -> twenty(fetchers, url)));
            }
            for (var run : new Fanout().run(runs, LONG)) {
                for (var outcome : run.orElseThrow()) {
                    assertInstanceOf(Fetched.class, outcome.orElseThrow());
                }
            }
            assertTrue(most.get() <= 16 && most.get() >= 10, most + " at once");
            assertEquals(0, fetchers.addressesAsked());
        }
    }

    private static List<Optional<FetchOutcome>> twenty(Fetchers fetchers, WebUrl url) throws InterruptedException {
        var request = new FetchRequest(FetchRequest.Method.GET, url, Map.of(), 1_000);
        try (var run = fetchers.open()) {
            List<Callable<FetchOutcome>> tasks = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                tasks.add(() -> run.fetch(request));
            }
            return new Fanout().run(tasks, LONG);
        }
    }
}
