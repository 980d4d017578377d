package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.fetch.Fanout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ManySitesTest {
    private static final SiteResult DONE =
            new SiteResult.Written("x", List.of(), List.of(), 1, new SiteCost(1, java.time.Duration.ZERO, 1));

    private final List<String> rows = new ArrayList<>();

    @Test
    void everyLineHasOneRowAndASiteThatIsListedAgainNone() throws IOException, InterruptedException {
        var sites = sites("a.example\nno site\nhttp://A.example/\nb.example\nno site\n", 3, _ -> DONE);
        sites.run(new Fanout());
        assertEquals(
                List.of("a.example generated", "b.example generated", "no site failed"),
                rows.stream().sorted().toList());
        assertEquals(2, sites.repeated());
    }

    @Test
    void sitesThatHaveARowAlreadyAreNotRun() throws IOException, InterruptedException {
        var lines = Lists.lines(Lists.list("a.example\nb.example")).iterator();
        var seen = new SeenSites();
        seen.add(new SiteKey("a.example"));
        var sites = new ManySites(
                _ -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(),
                _ -> DONE,
                2,
                seen,
                (_, row) -> rows.add(row.site()));
        sites.run(new Fanout());
        assertEquals(List.of("b.example"), rows);
    }

    @Test
    void neverTwoRunsAtOneDomainAndAsManyAsMayBeAtOnce() throws IOException, InterruptedException {
        var text = new StringBuilder();
        for (int i = 0; i < 600; i++) {
            text.append("h").append(i).append(".d").append(i % 40).append(".example.com\n");
            text.append("h").append(i).append(".d").append(i % 40).append(".co.uk\n");
        }
        var busy = ConcurrentHashMap.<String>newKeySet();
        var twice = new AtomicInteger();
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        var sites = sites(text.toString(), 8, site -> {
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            if (!busy.add(site.domain())) {
                twice.incrementAndGet();
            }
            Thread.yield();
            busy.remove(site.domain());
            now.decrementAndGet();
            return DONE;
        });
        sites.run(new Fanout());
        assertEquals(1_200, rows.size());
        assertEquals(1_200, new HashSet<>(rows).size());
        assertEquals(0, twice.get());
        assertTrue(most.get() <= 8, () -> most.get() + " at once");
    }

    @Test
    void differentDomainsRunAtTheSameTime() throws IOException, InterruptedException {
        var together = new CyclicBarrier(3);
        sites("a.example\nb.example\nc.example\n", 3, _ -> {
                    try {
                        together.await();
                    } catch (java.util.concurrent.BrokenBarrierException broken) {
                        throw new IllegalStateException(broken);
                    }
                    return DONE;
                })
                .run(new Fanout());
        assertEquals(3, rows.size());
    }

    @Test
    void anInterruptEndsTheRunsUnderWayWithoutRows() throws IOException, InterruptedException {
        var started = new CountDownLatch(1);
        var ended = new Semaphore(0);
        var main = Thread.currentThread();
        Thread.ofVirtual().start(() -> {
            try {
                started.await();
                main.interrupt();
            } catch (InterruptedException impossible) {
                Thread.currentThread().interrupt();
            }
        });
        var sites = sites("a.example\nb.example\nc.example\n", 1, site -> {
            if (site.key().text().equals("a.example")) {
                return DONE;
            }
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } finally {
                ended.release();
            }
            return DONE;
        });
        assertThrows(InterruptedException.class, () -> sites.run(new Fanout()));
        assertEquals(List.of("a.example generated"), rows);
        assertEquals(1, ended.availablePermits());
    }

    @Test
    void aListThatComesSlowlyIsWaitedFor() throws InterruptedException {
        var lines = new ArrayList<ListLine>(
                List.of(Lists.listed("a.example"), Lists.listed("b.example"), Lists.listed("c.example")));
        var sites = new ManySites(
                wait -> wait && !lines.isEmpty() ? Optional.of(lines.removeFirst()) : Optional.empty(),
                _ -> DONE,
                2,
                new SeenSites(),
                (_, row) -> rows.add(row.site()));
        sites.run(new Fanout());
        assertEquals(List.of("a.example", "b.example", "c.example"), rows);
    }

    private ManySites sites(String list, int atOnce, ManySites.Runner runner) throws IOException {
        return new ManySites(
                new ListFeed(Lists.list(list), _ -> true),
                runner,
                atOnce,
                new SeenSites(),
                (_, row) -> rows.add(row.site() + " " + row.result().status()));
    }
}
