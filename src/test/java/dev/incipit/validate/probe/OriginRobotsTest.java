package dev.incipit.validate.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.compute.ComputePool;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchRequest;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class OriginRobotsTest {
    private final AtomicInteger requests = new AtomicInteger();
    private final OriginRobots robots = new OriginRobots(this::answer, ComputePool.ofCommand());

    /** The name of a host begins with the number of its rules. */
    private FetchOutcome answer(FetchRequest request) {
        requests.incrementAndGet();
        int count = Integer.parseInt(request.url().host().replaceAll("[^0-9].*", ""));
        var body = "User-agent: *\nDisallow: /closed\n"
                + IntStream.range(1, count)
                        .mapToObj(i -> "Disallow: /" + i + "\n")
                        .collect(Collectors.joining());
        return new FetchOutcome.Fetched(
                request.url(), 200, Map.of(), body.getBytes(StandardCharsets.UTF_8), false, List.of());
    }

    private boolean allows(String address) throws InterruptedException {
        return robots.allows(WebUrl.parse(address).orElseThrow());
    }

    @Test
    void eachOriginIsAskedOnceForItsRules() throws InterruptedException {
        assertTrue(allows("https://1a.example/open"));
        assertFalse(allows("https://1a.example/closed"));
        assertTrue(allows("https://1b.example/open"));
        assertEquals(2, requests.get());
    }

    @Test
    void whatIsKeptOfManyOriginsIsBounded() throws InterruptedException {
        assertTrue(allows("https://25000a.example/open"));
        assertFalse(allows("https://25000b.example/open"), "too many beside those of the first");
        assertTrue(allows("https://10000c.example/open"));
        assertFalse(allows("https://10000d.example/open"));
        assertTrue(allows("https://25000a.example/open"));
    }
}
