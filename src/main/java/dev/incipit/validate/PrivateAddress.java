package dev.incipit.validate;

/** Whether an address literal, as the URL standard writes it, is one of the public internet (IANA special-purpose registries). */
final class PrivateAddress {
    private PrivateAddress() {}

    static boolean isPublicIpv4(String dotted) {
        var parts = dotted.split("\\.", -1);
        if (parts.length != 4) {
            return false;
        }
        int first = number(parts[0]);
        int second = number(parts[1]);
        return switch (first) {
            case 0, 10, 127 -> false;
            case 100 -> second < 64 || second > 127;
            case 169 -> second != 254;
            case 172 -> second < 16 || second > 31;
            case 192 -> second != 168 && !(second == 0 && number(parts[2]) <= 2);
            case 198 -> second != 18 && second != 19 && !(second == 51 && number(parts[2]) == 100);
            case 203 -> !(second == 0 && number(parts[2]) == 113);
            default -> first < 224;
        };
    }

    private static int number(String digits) {
        return digits.isEmpty() || digits.length() > 3 ? 0 : Integer.parseInt(digits);
    }

    /** Only 2000::/3 is public, the documentation prefix aside. */
    static boolean isPublicIpv6(String address) {
        int colon = address.indexOf(':');
        var first = colon <= 0 ? "0" : address.substring(0, colon);
        int prefix = first.length() > 4 ? 0 : Integer.parseInt(first, 16);
        return prefix >= 0x2000 && prefix <= 0x3FFF && !address.startsWith("2001:db8:");
    }
}
