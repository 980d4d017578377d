package dev.incipit.client;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** What counts as one client where attempts are counted: an IPv4 address, or an IPv6 /64 network, since one client usually owns all of it. */
public final class ClientNetwork {
    private static final int NETWORK_BYTES = 8;
    private static final int NAME_MAX = 64;

    private ClientNetwork() {}

    /** The name of a client address's network; a text that is no address counts by its first characters. */
    public static String of(String clientAddress) {
        try {
            return InetAddress.ofLiteral(clientAddress) instanceof Inet6Address address
                    ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                    : clientAddress;
        } catch (IllegalArgumentException notAnAddress) {
            return clientAddress.substring(0, Math.min(clientAddress.length(), NAME_MAX));
        }
    }
}
