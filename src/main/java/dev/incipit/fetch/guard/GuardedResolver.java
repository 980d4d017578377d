package dev.incipit.fetch.guard;

import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome.Cause;
import dev.incipit.fetch.guard.AddressGuard.Reach;
import dev.incipit.url.InternalNames;
import dev.incipit.url.WebUrl;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the addresses of a name that may be connected to. In one run each name is looked up and judged once, and connections go to
 * the addresses that were judged, so a name service that changes its answer later gains nothing. All addresses of a name must be
 * public, or none is used.
 */
public final class GuardedResolver {
    /** Hosts remembered; a run over a site and its outward links needs a few dozen. */
    private static final int HOSTS_MAX = 1_000;

    /** The texts of EAI_AGAIN in glibc and musl, by which alone Java tells it; a failure that it has cached has no such text. */
    private static final List<String> TEMPORARY = List.of(": Temporary failure in name resolution", ": Try again");

    private final AddressGuard guard;
    private final NameLookup lookup;
    private final Fanout fanout;
    private final Duration limit;
    private final Map<String, Lookup> asked = new ConcurrentHashMap<>();

    public GuardedResolver(AddressGuard guard, NameLookup lookup, Fanout fanout, Duration limit) {
        this.guard = guard;
        this.lookup = lookup;
        this.fanout = fanout;
        this.limit = limit;
    }

    /** Where names are looked up: the platform, and tables in tests. */
    @FunctionalInterface
    public interface NameLookup {
        List<InetAddress> lookup(String name) throws UnknownHostException;
    }

    /** The platform's name service, for the name itself and never for the name under a search domain. */
    public static List<InetAddress> platform(String name) throws UnknownHostException {
        // A hosts file given to the JDK in place of a name service knows no names that end in a dot.
        boolean hostsFile = System.getProperty("jdk.net.hosts.file") != null;
        return List.of(InetAddress.getAllByName(hostsFile || name.endsWith(".") ? name : name + "."));
    }

    /** What came of resolving. */
    public sealed interface Resolution {}

    /** Addresses to connect to, in the name service's order; {@code name} is what a certificate must be for. */
    public record Judged(String name, List<InetAddress> addresses) implements Resolution {}

    /** An address that may not be connected to. */
    public record Denied(String reason) implements Resolution {}

    /** The name service does not know the name, or gave no answer. */
    public record Unknown(Cause cause) implements Resolution {
        public String detail() {
            return cause == Cause.DNS ? "name not found" : "the name service gave no answer";
        }
    }

    public Resolution resolve(WebUrl url) throws InterruptedException {
        var refusal = guard.refusal(url);
        if (refusal.isPresent()) {
            return new Denied(refusal.get());
        }
        var name = InternalNames.withoutFinalDot(url.host());
        var found = lookup(name);
        if (found.addresses().isEmpty()) {
            return new Unknown(found.failure());
        }
        var reason = guard.refusal(url, found.reach());
        return reason.isPresent() ? new Denied(reason.get()) : new Judged(name, found.addresses());
    }

    private Lookup lookup(String name) throws InterruptedException {
        var known = asked.get(name);
        if (known != null) {
            return known;
        }
        var fresh = fresh(name);
        if (asked.size() < HOSTS_MAX) {
            asked.putIfAbsent(name, fresh);
        }
        return Optional.ofNullable(asked.get(name)).orElse(fresh);
    }

    private Lookup fresh(String name) throws InterruptedException {
        var literal = AddressGuard.literal(name);
        if (literal.isPresent()) {
            return judged(List.of(literal.get()));
        }
        return NameVerdict.of(name) == NameVerdict.LOCALHOST
                ? judged(guard.localhost())
                : fanout.runAbandonable(limit, () -> ask(name)).orElse(failed(Cause.NAME_SERVICE));
    }

    private Lookup judged(List<InetAddress> addresses) {
        return new Lookup(addresses, guard.reach(addresses), Cause.DNS);
    }

    private static Lookup failed(Cause cause) {
        return new Lookup(List.of(), Reach.NONE, cause);
    }

    private Lookup ask(String name) {
        try {
            return judged(lookup.lookup(name));
        } catch (UnknownHostException unknown) {
            var said = String.valueOf(unknown.getMessage());
            return failed(TEMPORARY.stream().anyMatch(said::endsWith) ? Cause.NAME_SERVICE : Cause.DNS);
        }
    }

    /** What a name leads to, and what may be requested of it; {@code failure} says why there are no addresses. */
    private record Lookup(List<InetAddress> addresses, Reach reach, Cause failure) {}
}
