package dev.incipit.fetch.throttle;

import dev.incipit.fetch.Wakeup;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** The gates of all hosts that runs of this process ask now. */
public final class HostThrottles {
    private final int most;
    private final LongSupplier ticker;
    private final Map<String, HostThrottle> gates = new ConcurrentHashMap<>();

    public HostThrottles(int most, LongSupplier ticker) {
        this.most = most;
        this.ticker = ticker;
    }

    /** The gate of a host, which is kept until this run is forgotten. */
    public HostThrottle of(WebUrl url, Wakeup run) {
        return gates.compute(url.host(), (_, known) -> {
            var gate = known == null ? new HostThrottle(most, ticker) : known;
            gate.join(run);
            return gate;
        });
    }

    /** Forgets a run that has ended, and the hosts that no other run asks. */
    public void forget(Wakeup run) {
        gates.keySet().forEach(host -> gates.computeIfPresent(host, (_, gate) -> gate.forget(run) ? null : gate));
    }

    public int size() {
        return gates.size();
    }
}
