package dev.incipit.people;

import dev.incipit.digest.Sha256;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/** 256 bits that only a browser or a mail holds; the store has their hash. Prints redacted. */
public record Secret(String text) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    public static Secret generate() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    String hash() {
        return hash(text);
    }

    /** SHA-256 in hexadecimal. */
    static String hash(String text) {
        return Sha256.hex(text);
    }

    @Override
    public String toString() {
        return "Secret[…]";
    }
}
