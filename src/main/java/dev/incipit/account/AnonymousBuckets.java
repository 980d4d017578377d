package dev.incipit.account;

import dev.incipit.account.Gcra.State;
import dev.incipit.account.Gcra.Step;
import dev.incipit.client.ClientNetwork;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The per-minute limit of each client address for requests without a valid key (decisions §1), in this process's memory. IPv6
 * addresses count by their /64 network, since one client usually owns all of it. At most {@link #ADDRESSES_MAX} are kept; the
 * least recently seen address is evicted first.
 */
final class AnonymousBuckets {
    static final int ADDRESSES_MAX = 50_000;

    private final Gcra gcra;
    private final Map<String, State> states = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, State> eldest) {
            return size() > ADDRESSES_MAX;
        }
    };

    AnonymousBuckets(int perMinute) {
        this.gcra = new Gcra(perMinute);
    }

    synchronized Step step(String clientAddress, Instant now) {
        var client = ClientNetwork.of(clientAddress);
        var step = gcra.step(states.getOrDefault(client, gcra.whole()), now);
        states.put(client, step.next());
        return step;
    }

    /** Returns what a client address has left, without counting a request. */
    synchronized RateState look(String clientAddress, Instant now) {
        return gcra.look(states.getOrDefault(ClientNetwork.of(clientAddress), gcra.whole()), now);
    }
}
