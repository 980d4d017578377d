package dev.incipit.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 (FIPS 180-4). */
public final class Sha256 {
    private Sha256() {}

    /** Of a text in UTF-8, as 64 hexadecimal digits. */
    public static String hex(String text) {
        return hex(text.getBytes(StandardCharsets.UTF_8));
    }

    /** As 64 hexadecimal digits. */
    public static String hex(byte[] octets) {
        return HexFormat.of().formatHex(of(octets));
    }

    /** As 32 octets. */
    public static byte[] of(byte[] octets) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(octets);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("Every Java platform has SHA-256", absent);
        }
    }
}
