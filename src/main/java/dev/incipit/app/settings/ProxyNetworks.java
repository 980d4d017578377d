package dev.incipit.app.settings;

import dev.incipit.url.AddressBlock;
import java.net.InetAddress;
import java.util.List;
import java.util.function.Predicate;

/** The operator's proxies, whose forwarding headers are trusted ({@code server.trusted-proxies}). */
public final class ProxyNetworks implements Predicate<InetAddress> {
    private final List<AddressBlock> networks;

    /** @throws IllegalArgumentException if one is not CIDR notation */
    public ProxyNetworks(List<String> cidrs) {
        this.networks = cidrs.stream().map(ProxyNetworks::parse).toList();
    }

    @Override
    public boolean test(InetAddress address) {
        return networks.stream().anyMatch(network -> network.contains(address));
    }

    private static AddressBlock parse(String cidr) {
        try {
            return AddressBlock.parse(cidr);
        } catch (IllegalArgumentException noNetwork) {
            throw new IllegalArgumentException(
                    "server.trusted-proxies must be networks such as 10.0.0.0/8, not '" + cidr + "'", noNetwork);
        }
    }
}
