package dev.incipit.url;

import java.util.Set;

/** Recognises host names that exist only inside networks, by their spelling. */
public final class InternalNames {
    /** The special-use registry without example, names that ICANN reserves for private use, and those of RFC 6762 App. G. */
    private static final Set<String> ZONES = Set.of("""
            localhost alt arpa invalid local onion test internal localdomain localdomain6 lan home corp mail
            intranet private svc consul nomad workgroup domain kubernetes docker""".split("\\s+", -1));

    /** Public-looking names at which clouds serve credentials. */
    private static final Set<String> METADATA = Set.of(
            "metadata.tencentyun.com",
            "metadata.packet.net",
            "metadata.platformequinix.com",
            "metadata.amazonaws.com",
            "metadata.azure.com",
            "metadata.nic.cloud",
            "metadata.goog");

    private InternalNames() {}

    /** A final dot marks a name as absolute (RFC 1034 §3.1); it is no other name. */
    public static String withoutFinalDot(String host) {
        return host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    }

    /** Whether a name (ASCII, lower case) is internal: a single label, in a private zone, or a cloud's metadata service. */
    public static boolean isOne(String host) {
        var name = withoutFinalDot(host);
        int dot = name.lastIndexOf('.');
        return dot < 0 || ZONES.contains(name.substring(dot + 1)) || METADATA.contains(name);
    }
}
