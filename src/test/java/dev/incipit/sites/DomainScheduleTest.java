package dev.incipit.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DomainScheduleTest {
    private final DomainSchedule schedule = new DomainSchedule();

    @Test
    void aSiteWaitsWhileItsDomainIsBusyAndOthersPassIt() {
        add("docs.a.example.com", "www.example.com", "b.github.io", "c.github.io");
        var first = schedule.take().orElseThrow();
        assertEquals("docs.a.example.com", first.key().text());
        // Each name below a public suffix is somebody's own.
        assertEquals("b.github.io", next());
        assertEquals("c.github.io", next());
        assertEquals(Optional.empty(), schedule.take());
        assertFalse(schedule.isIdle());
        schedule.release(first);
        assertEquals("www.example.com", next());
    }

    @Test
    void aSiteWithFurtherHostsWaitsForAllOfTheirDomains() {
        add("b.example.org", "{\"site\":\"a.example.com\",\"also\":[\"blog.example.org\"]}");
        var first = schedule.take().orElseThrow();
        assertEquals(Optional.empty(), schedule.take());
        schedule.release(first);
        assertEquals("a.example.com", next());
    }

    @Test
    void whatWaitsIsBounded() {
        for (int i = 0; i < DomainSchedule.WAITING_MAX; i++) {
            assertTrue(schedule.hasRoom());
            add("a" + i + ".example.com");
        }
        assertFalse(schedule.hasRoom());
        var long1 = new DomainSchedule();
        int count = 0;
        while (long1.hasRoom()) {
            long1.add(Lists.listed(
                    "{\"site\":\"a" + count++ + ".example.com\",\"instructions\":\"" + "x".repeat(10_000) + "\"}"));
        }
        assertTrue(count < 1_000, () -> "characters of what waits are not bounded");
    }

    private void add(String... sites) {
        for (var site : sites) {
            schedule.add(Lists.listed(site));
        }
    }

    private String next() {
        return schedule.take().orElseThrow().key().text();
    }
}
