package dev.incipit.fetch.guard;

import dev.incipit.url.InternalNames;

/** What a host name is by its spelling. */
enum NameVerdict {
    PUBLIC,
    /** {@code localhost} and names below it (RFC 6761 §6.3): always the machine itself. */
    LOCALHOST,
    /** A single label, a name of the special-use registry (RFC 6761), or of a zone that exists only inside networks. */
    INTERNAL,
    /** Not a host name at all: RFC 1035 §2.3.4, RFC 1123 §2.1, with the underscore that real names have. */
    MALFORMED;

    private static final int NAME_LENGTH_MAX = 253;
    private static final int LABEL_LENGTH_MAX = 63;

    /** The verdict on a name in ASCII and lower case, with or without a dot at its end. */
    static NameVerdict of(String host) {
        var name = InternalNames.withoutFinalDot(host);
        var labels = name.split("\\.", -1);
        if (name.length() > NAME_LENGTH_MAX) {
            return MALFORMED;
        }
        for (var label : labels) {
            if (!isLabel(label)) {
                return MALFORMED;
            }
        }
        var zone = labels[labels.length - 1];
        if (zone.equals("localhost")) {
            return LOCALHOST;
        }
        return InternalNames.isOne(name) ? INTERNAL : PUBLIC;
    }

    private static boolean isLabel(String label) {
        return !label.isEmpty()
                && label.length() <= LABEL_LENGTH_MAX
                && !label.startsWith("-")
                && !label.endsWith("-")
                && label.chars()
                        .allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_');
    }
}
