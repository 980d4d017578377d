package dev.incipit.url;

import java.util.Set;

/** Host names that exist inside networks only, by their spelling. */
public final class InternalNames {
    /** The special-use registry's but example, the names ICANN keeps back for private use, and what RFC 6762 App. G lists. */
    private static final Set<String> ZONES = Set.of(
            "localhost",
            "alt",
            "arpa",
            "invalid",
            "local",
            "onion",
            "test",
            "internal",
            "localdomain",
            "localdomain6",
            "lan",
            "home",
            "corp",
            "mail",
            "intranet",
            "private",
            "svc",
            "consul",
            "nomad",
            "workgroup",
            "domain",
            "kubernetes",
            "docker");

    /** Names by which clouds answer with credentials although the name looks public. */
    private static final Set<String> METADATA = Set.of(
            "metadata.tencentyun.com",
            "metadata.packet.net",
            "metadata.platformequinix.com",
            "metadata.amazonaws.com",
            "metadata.azure.com",
            "metadata.nic.cloud",
            "metadata.goog");

    private InternalNames() {}

    /** Whether a name is one, in ASCII and lower case: of one label, of a zone for private use, or of a cloud's own service. */
    public static boolean isOne(String host) {
        var name = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
        int dot = name.lastIndexOf('.');
        return dot < 0 || ZONES.contains(name.substring(dot + 1)) || METADATA.contains(name);
    }
}
