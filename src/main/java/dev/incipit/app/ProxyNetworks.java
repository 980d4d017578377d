package dev.incipit.app;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.List;
import java.util.function.Predicate;

/** The networks of the operator's proxies, whose word on a client's address is taken ({@code server.trusted-proxies}). */
final class ProxyNetworks implements Predicate<InetAddress> {
    private final List<Network> networks;

    /** @throws IllegalArgumentException when one is not CIDR notation */
    ProxyNetworks(List<String> cidrs) {
        this.networks = cidrs.stream().map(Network::parse).toList();
    }

    @Override
    public boolean test(InetAddress address) {
        return networks.stream().anyMatch(network -> network.holds(address));
    }

    /** Octets of an address of the network, and how many of its trailing bits are free. */
    private record Network(int octets, BigInteger prefix, int freeBits) {
        static Network parse(String cidr) {
            try {
                int slash = cidr.indexOf('/');
                byte[] octets = InetAddress.ofLiteral(slash < 0 ? cidr : cidr.substring(0, slash))
                        .getAddress();
                int length = octets.length * Byte.SIZE;
                int free = slash < 0 ? 0 : length - Integer.parseInt(cidr.substring(slash + 1));
                if (free >= 0 && free <= length) {
                    return new Network(octets.length, new BigInteger(1, octets).shiftRight(free), free);
                }
            } catch (IllegalArgumentException noAddress) {
                throw new IllegalArgumentException(complaint(cidr), noAddress);
            }
            throw new IllegalArgumentException(complaint(cidr));
        }

        private static String complaint(String cidr) {
            return "server.trusted-proxies must be networks such as 10.0.0.0/8, not '" + cidr + "'";
        }

        boolean holds(InetAddress address) {
            byte[] bytes = address.getAddress();
            return bytes.length == octets
                    && new BigInteger(1, bytes).shiftRight(freeBits).equals(prefix);
        }
    }
}
