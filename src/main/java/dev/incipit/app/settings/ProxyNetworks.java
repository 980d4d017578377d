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
        this.networks = AddressBlock.ofSetting("server.trusted-proxies", cidrs);
    }

    @Override
    public boolean test(InetAddress address) {
        return networks.stream().anyMatch(network -> network.contains(address));
    }
}
