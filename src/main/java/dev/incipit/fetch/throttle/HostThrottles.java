package dev.incipit.fetch.throttle;

import dev.incipit.fetch.Wakeup;
import dev.incipit.url.WebUrl;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** The throttles of all hosts that runs of this process currently use. */
public final class HostThrottles {
    private final int most;
    private final LongSupplier ticker;
    private final Map<String, HostThrottle> throttles = new ConcurrentHashMap<>();

    public HostThrottles(int most, LongSupplier ticker) {
        this.most = most;
        this.ticker = ticker;
    }

    /** The throttle of a host, which is kept until this run is forgotten. */
    public HostThrottle of(WebUrl url, Wakeup run) {
        return throttles.compute(url.host(), (_, known) -> {
            var throttle = known == null ? new HostThrottle(most, ticker) : known;
            throttle.join(run);
            return throttle;
        });
    }

    /** Forgets a run that has ended, and the hosts that no other run uses. */
    public void forget(Wakeup run) {
        throttles
                .keySet()
                .forEach(host ->
                        throttles.computeIfPresent(host, (_, throttle) -> throttle.forget(run) ? null : throttle));
    }

    public int size() {
        return throttles.size();
    }
}
