package dev.incipit.fetch;

import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The gates of all hosts that runs of this process are asking now. */
final class HostGates {
    private final int most;
    private final Map<String, HostGate> gates = new ConcurrentHashMap<>();

    HostGates(int most) {
        this.most = most;
    }

    HostGate of(WebUrl url) {
        return gates.computeIfAbsent(url.host(), host -> new HostGate(most));
    }

    /** A run has ended: hosts that no other run asks are forgotten. */
    void forget(Object run) {
        gates.keySet().forEach(host -> gates.computeIfPresent(host, (name, gate) -> gate.forget(run) ? null : gate));
    }

    int size() {
        return gates.size();
    }
}
