package dev.incipit.fetch.throttle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.incipit.fetch.Wakeup;
import dev.incipit.url.WebUrl;
import org.junit.jupiter.api.Test;

final class HostThrottlesTest {
    private static final WebUrl URL = WebUrl.parse("http://example.org/").orElseThrow();

    private final HostThrottles gates = new HostThrottles(8, () -> 0);
    private final Wakeup run = new Wakeup();
    private final Wakeup other = new Wakeup();

    @Test
    void aGateThatARunHasFoundAndNotYetEnteredIsNotForgotten() {
        var gate = gates.of(URL, other);
        assertSame(gate, gates.of(URL, run));
        gates.forget(other);
        assertSame(gate, gates.of(URL, run));
    }

    @Test
    void theLastRunTakesTheGateWithIt() {
        var gate = gates.of(URL, run);
        gates.forget(run);
        assertEquals(0, gates.size());
        assertNotSame(gate, gates.of(URL, run));
    }
}
