package dev.incipit.fetch.guard;

import dev.incipit.fetch.FetchConfig;
import dev.incipit.url.AddressBlock;
import dev.incipit.url.InternalNames;
import dev.incipit.url.WebUrl;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides what may be requested: public addresses, names and ports, and private networks that the operator allows. */
public final class AddressGuard {
    /** Names that RFC 2606 reserves. */
    private static final Set<String> NEVER_GIVEN = Set.of("invalid", "test", "example");

    private static final List<InetAddress> LOOPBACK =
            List.of(InetAddress.ofLiteral("127.0.0.1"), InetAddress.ofLiteral("::1"));

    private final List<AddressBlock> allowed;
    private final Set<Integer> ports;
    private final OwnAddresses own;

    public AddressGuard(FetchConfig config) {
        this(config, new OwnAddresses(OwnAddresses::ofInterfaces, System::nanoTime));
    }

    AddressGuard(FetchConfig config, OwnAddresses own) {
        this.own = own;
        this.allowed = config.allowedBlocks();
        this.ports = config.allowedPorts();
    }

    /**
     * Why an address may not be requested, judged by its spelling alone, as the end of a sentence, or empty. If networks are
     * allowed, a name may lead into them, so there names and ports are judged when the name is known to be one of theirs.
     */
    public Optional<String> refusal(WebUrl url) {
        if (url.hasUserInfo()) {
            return Optional.of("it may not carry a user name or password");
        }
        var literal = literal(url.host());
        if (literal.isPresent()) {
            return refusal(url, reach(List.of(literal.get())));
        }
        return switch (NameVerdict.of(url.host())) {
            case PUBLIC -> allowed.isEmpty() ? portRefusal(url) : Optional.empty();
            case LOCALHOST -> localhost().isEmpty() ? Optional.of("localhost is not public") : Optional.empty();
            case INTERNAL -> Optional.of(internal(url.host()));
            case MALFORMED -> Optional.of("its host is not a name of the internet");
        };
    }

    private static String internal(String host) {
        var name = InternalNames.withoutFinalDot(host);
        var last = name.substring(name.lastIndexOf('.') + 1);
        return NEVER_GIVEN.contains(last)
                ? "names that end in ." + last + " do not exist on the internet"
                : "its name exists only inside a network";
    }

    /** What may be requested of a name, judged by all of its addresses. */
    enum Reach {
        /** One of them is forbidden, and so all are. */
        NONE,
        /** They may be requested at the ports of websites. */
        WEBSITES,
        /** All are in networks that the operator allows, so any port may be requested. */
        ALL_PORTS
    }

    Reach reach(List<InetAddress> addresses) {
        var reach = Reach.ALL_PORTS;
        for (var address : addresses) {
            var verdict = judge(address);
            if (!verdict.mayBeAsked()) {
                return Reach.NONE;
            }
            reach = verdict == AddressVerdict.ALLOWED ? reach : Reach.WEBSITES;
        }
        return reach;
    }

    /** Why a URL may not be requested whose name was judged so, or empty. */
    Optional<String> refusal(WebUrl url, Reach reach) {
        return switch (reach) {
            case NONE -> Optional.of("its address is not public");
            case WEBSITES -> portRefusal(url);
            case ALL_PORTS -> Optional.empty();
        };
    }

    AddressVerdict judge(InetAddress address) {
        if (allowed.stream().anyMatch(block -> block.contains(address))) {
            return AddressVerdict.ALLOWED;
        }
        var verdict = AddressVerdict.of(address);
        return verdict == AddressVerdict.PUBLIC && own.contains(address) ? AddressVerdict.OWN : verdict;
    }

    /** Whether the host is an address literal that the registries of special-purpose addresses keep from the public internet. */
    public static boolean isSpecialPurpose(String host) {
        return literal(host)
                .map(AddressVerdict::of)
                .filter(verdict -> !verdict.mayBeAsked())
                .isPresent();
    }

    /** The address that a literal host is; a host in brackets is IPv6. */
    static Optional<InetAddress> literal(String host) {
        boolean ipv6 = host.startsWith("[");
        boolean ipv4 = !host.isEmpty() && host.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.');
        if (ipv6) {
            return Optional.of(InetAddress.ofLiteral(host.substring(1, host.length() - 1)));
        }
        return ipv4 && !host.endsWith(".") ? Optional.of(InetAddress.ofLiteral(host)) : Optional.empty();
    }

    /** The machine's own loopback addresses, as far as they are allowed; they are not looked up. */
    List<InetAddress> localhost() {
        var addresses = new ArrayList<>(LOOPBACK);
        addresses.removeIf(address -> judge(address) != AddressVerdict.ALLOWED);
        return addresses;
    }

    /** Why the port may not be requested outside of the allowed networks, or empty. */
    public Optional<String> portRefusal(WebUrl url) {
        return ports.contains(url.port())
                ? Optional.empty()
                : Optional.of("port " + url.port() + " is not one of a website");
    }
}
