package dev.incipit.fetch.guard;

import dev.incipit.url.AddressBlock;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/**
 * What an address is, by IANA's registries of special-purpose addresses (RFC 6890 and its successors) and of multicast and
 * reserved space. Only {@link #PUBLIC} and {@link #ALLOWED} are ever connected to.
 */
enum AddressVerdict {
    /** Let through by the operator ({@code fetch.allowed-networks}). */
    ALLOWED,
    LOOPBACK("127.0.0.0/8", "::1/128"),
    /** RFC 1122 §3.2.1.3, RFC 4291 §2.5.2. */
    THIS_NETWORK("0.0.0.0/8", "::/128"),
    /** RFC 1918, and RFC 4193 and the site-local space of RFC 3879. */
    PRIVATE("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fec0::/10"),
    /** RFC 6598: between a provider and its customers; also where some clouds keep their metadata. */
    SHARED("100.64.0.0/10"),
    /** RFC 3927 and RFC 4291 §2.5.6, with the metadata services of most clouds. */
    LINK_LOCAL("169.254.0.0/16", "fe80::/10"),
    /** Looks public and answers only inside one provider: Azure's WireServer. */
    PROVIDER("168.63.129.16/32"),
    /** RFC 6890 §2.1 and RFC 2928, RFC 7343, RFC 9374, RFC 9602, RFC 6666, RFC 9780. */
    PROTOCOL("192.0.0.0/24", "2001::/23", "5f00::/16", "100::/64", "100:0:0:1::/64"),
    /** RFC 5737, RFC 3849, RFC 9637. */
    DOCUMENTATION("192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20"),
    /** RFC 2544. */
    BENCHMARK("198.18.0.0/15"),
    /** RFC 7534, RFC 7535, RFC 7450, RFC 7526. */
    ANYCAST("192.31.196.0/24", "192.52.193.0/24", "192.175.48.0/24", "192.88.99.0/24", "2620:4f:8000::/48"),
    MULTICAST("224.0.0.0/4", "ff00::/8"),
    /** RFC 1112 §4, RFC 919. */
    RESERVED("240.0.0.0/4"),
    /** IPv6 that leads to an IPv4 address by a translator or tunnel: RFC 4291 §2.5.5, 2765, 6052, 8215, 3056. */
    CARRIES_IPV4("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"),
    /** An address of this machine. */
    OWN,
    /** IPv6 that has been given to nobody: all but 2000::/3 (RFC 4291 §2.4). */
    UNALLOCATED,
    PUBLIC;

    private static final AddressBlock GLOBAL_UNICAST = AddressBlock.parse("2000::/3");

    /** Made by {@code toList}, so it cannot change. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final List<AddressBlock> blocks;

    AddressVerdict(String... blocks) {
        this.blocks = Arrays.stream(blocks).map(AddressBlock::parse).toList();
    }

    /** The middle of an interface identifier that holds an IPv4 address (ISATAP, RFC 5214 §6.1), whatever the network. */
    private static final byte[] ISATAP = {0, 0, 0x5E, (byte) 0xFE};

    private static final int UNIVERSAL_BIT = 0x02;

    /** The networks whose addresses have this verdict; none where it does not go by networks. */
    List<AddressBlock> blocks() {
        return blocks;
    }

    /** By the registries alone: never {@link #ALLOWED} or {@link #OWN}. */
    static AddressVerdict of(InetAddress address) {
        for (var verdict : values()) {
            if (verdict.blocks.stream().anyMatch(block -> block.contains(address))) {
                return verdict;
            }
        }
        if (!(address instanceof Inet6Address)) {
            return PUBLIC;
        }
        if (!GLOBAL_UNICAST.contains(address)) {
            return UNALLOCATED;
        }
        byte[] identifier = Arrays.copyOfRange(address.getAddress(), 8, 12);
        identifier[0] &= ~UNIVERSAL_BIT;
        return Arrays.equals(identifier, ISATAP) ? CARRIES_IPV4 : PUBLIC;
    }

    boolean mayBeAsked() {
        return this == PUBLIC || this == ALLOWED;
    }
}
