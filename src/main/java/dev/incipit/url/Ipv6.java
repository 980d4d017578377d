package dev.incipit.url;

import java.util.Optional;

/** Parses and serializes bracketed IPv6 addresses (URL standard §3.5, the IPv6 parser and serializer; RFC 5952). */
final class Ipv6 {
    private static final int PIECES = 8;
    private static final int PIECE_DIGITS_MAX = 4;
    private static final int OCTETS_OF_IPV4 = 4;

    private final String text;
    private final int[] pieces = new int[PIECES];
    private int at;
    private int filled;
    private int compressed = -1;

    private Ipv6(String text) {
        this.text = text;
    }

    /** The address in brackets, in its shortest form; empty if invalid. */
    static Optional<String> parse(String text) {
        var address = new Ipv6(text);
        return address.read() ? Optional.of(address.serialized()) : Optional.empty();
    }

    private boolean read() {
        if (peek() == ':') {
            if (!text.startsWith("::")) {
                return false;
            }
            at = 2;
            compressed = 0;
            filled = 1;
        }
        boolean good = true;
        while (good && at < text.length()) {
            good = filled < PIECES && readPiece();
        }
        return good && expand();
    }

    private boolean readPiece() {
        if (peek() == ':') {
            if (compressed >= 0) {
                return false;
            }
            at++;
            filled++;
            compressed = filled - 1;
            return true;
        }
        int start = at;
        int value = 0;
        while (at - start < PIECE_DIGITS_MAX && hex(peek()) >= 0) {
            value = value << 4 | hex(peek());
            at++;
        }
        if (peek() == '.') {
            at = start;
            return at < text.length() && filled <= PIECES - 2 && readIpv4();
        }
        if (peek() == ':') {
            at++;
            if (at == text.length()) {
                return false;
            }
        } else if (at < text.length()) {
            return false;
        }
        pieces[filled++] = value;
        return true;
    }

    private boolean readIpv4() {
        for (int seen = 0; seen < OCTETS_OF_IPV4; seen++) {
            if (seen > 0) {
                if (peek() != '.') {
                    return false;
                }
                at++;
            }
            int octet = readOctet();
            if (octet < 0) {
                return false;
            }
            int piece = filled + seen / 2;
            pieces[piece] = pieces[piece] << 8 | octet;
        }
        filled += 2;
        return at == text.length();
    }

    private int readOctet() {
        int start = at;
        int value = 0;
        while (peek() >= '0' && peek() <= '9') {
            boolean leadingZero = at > start && value == 0;
            value = value * 10 + peek() - '0';
            at++;
            if (leadingZero || value > 0xFF) {
                return -1;
            }
        }
        return at == start ? -1 : value;
    }

    private boolean expand() {
        if (compressed < 0) {
            return filled == PIECES;
        }
        // The compressed piece stands for all missing zeros, one of which is already counted.
        int moved = filled - compressed - 1;
        for (int i = 0; i < moved; i++) {
            int from = filled - 1 - i;
            int to = PIECES - 1 - i;
            if (from != to) {
                pieces[to] = pieces[from];
                pieces[from] = 0;
            }
        }
        return true;
    }

    private int peek() {
        return at < text.length() ? text.charAt(at) : -1;
    }

    private static int hex(int c) {
        return c >= 0 && c < 0x80 ? Character.digit(c, 16) : -1;
    }

    private String serialized() {
        int bestStart = -1;
        int bestLength = 1;
        for (int i = 0; i < PIECES; i++) {
            int length = 0;
            while (i + length < PIECES && pieces[i + length] == 0) {
                length++;
            }
            if (length > bestLength) {
                bestStart = i;
                bestLength = length;
            }
        }
        var out = new StringBuilder("[");
        for (int i = 0; i < PIECES; i++) {
            if (i == bestStart) {
                out.append(i == 0 ? "::" : ":");
                i += bestLength - 1;
            } else {
                out.append(Integer.toHexString(pieces[i])).append(i < PIECES - 1 ? ":" : "");
            }
        }
        return out.append(']').toString();
    }
}
