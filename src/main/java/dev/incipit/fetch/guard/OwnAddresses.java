package dev.incipit.fetch.guard;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The addresses of this machine. Read from the kernel every ten seconds at most, since that is slow and they seldom change. */
final class OwnAddresses {
    private static final long AGE_MAX = Duration.ofSeconds(10).toNanos();

    private final Supplier<Set<InetAddress>> interfaces;
    private final LongSupplier ticker;
    private volatile Known known;

    OwnAddresses(Supplier<Set<InetAddress>> interfaces, LongSupplier ticker) {
        this.interfaces = interfaces;
        this.ticker = ticker;
        this.known = new Known(interfaces.get(), ticker.getAsLong());
    }

    private record Known(Set<InetAddress> addresses, long since) {}

    /** All addresses of all interfaces; none where the platform does not tell. */
    static Set<InetAddress> ofInterfaces() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .collect(Collectors.toUnmodifiableSet());
        } catch (SocketException unknown) {
            return Set.of();
        }
    }

    boolean contains(InetAddress address) {
        long now = ticker.getAsLong();
        if (now - known.since() > AGE_MAX) {
            known = new Known(interfaces.get(), now);
        }
        return known.addresses().contains(address);
    }
}
