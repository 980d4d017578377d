package dev.incipit.fetch.throttle;

import dev.incipit.fetch.Wakeup;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** The gates of all hosts that runs of this process ask now. */
public final class HostGates {
    private final int most;
    private final LongSupplier ticker;
    private final Map<String, HostGate> gates = new ConcurrentHashMap<>();

    public HostGates(int most, LongSupplier ticker) {
        this.most = most;
        this.ticker = ticker;
    }

    /** The gate of a host, which is kept until this run is forgotten. */
    public HostGate of(WebUrl url, Wakeup run) {
        return gates.compute(url.host(), (_, known) -> {
            var gate = known == null ? new HostGate(most, ticker) : known;
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
