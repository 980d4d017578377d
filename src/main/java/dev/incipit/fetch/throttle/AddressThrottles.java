package dev.incipit.fetch.throttle;

import dev.incipit.compute.FairShare;
import dev.incipit.compute.Tenant;
import dev.incipit.url.AddressBlock;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How many requests each judged address gets at once, over all names that lead to it and all runs of the process. IPv6 addresses of
 * one /64 count as one, since one machine may have them all. A tenant has at most half of an address's places, so that its names cannot
 * shut out another tenant's site at a shared address. Waiting goes round the tenants.
 */
public final class AddressThrottles {
    private static final int IPV4_BITS = 32;
    private static final int IPV6_BITS = 64;

    private final int most;
    private final Map<AddressBlock, Throttle> throttles = new ConcurrentHashMap<>();

    /** With so many places at each address. */
    public AddressThrottles(int most) {
        this.most = most;
    }

    /** A place that was taken; closing it gives it back. */
    public final class Place implements AutoCloseable {
        private final AddressBlock block;
        private final FairShare.Hold hold;

        private Place(AddressBlock block, FairShare.Hold hold) {
            this.block = block;
            this.hold = hold;
        }

        @Override
        public void close() {
            hold.close();
            leave(block);
        }
    }

    /** The places of one address, and how many hold one or wait for one. The count is changed under the map's own lock. */
    private static final class Throttle {
        private final FairShare places;
        private int users;

        Throttle(int most) {
            places = new FairShare(most, () -> true);
        }
    }

    /** Takes a place at an address for the tenant of the calling thread; empty when none became free in that time. */
    public Optional<Place> enter(InetAddress address, Duration patience) throws InterruptedException {
        var block = AddressBlock.of(address, address.getAddress().length == Integer.BYTES ? IPV4_BITS : IPV6_BITS);
        var throttle = throttles.compute(block, (_, known) -> {
            var joined = known == null ? new Throttle(most) : known;
            joined.users++;
            return joined;
        });
        Optional<Place> place = Optional.empty();
        try {
            place = throttle.places.take(Tenant.current(), 1, patience).map(hold -> new Place(block, hold));
        } finally {
            if (place.isEmpty()) {
                leave(block);
            }
        }
        return place;
    }

    private void leave(AddressBlock block) {
        throttles.computeIfPresent(block, (_, throttle) -> --throttle.users == 0 ? null : throttle);
    }

    /** How many addresses have requests under way or waiting. */
    public int size() {
        return throttles.size();
    }
}
