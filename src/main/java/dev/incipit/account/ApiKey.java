package dev.incipit.account;

import dev.incipit.digest.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * An API key in plain text (decisions §4): {@code inc_}, 32 characters in base 62, and a checksum of 6 over everything before
 * it. So secret scanners recognise keys, and typing errors are detected without a query to the store. Prints redacted.
 */
public final class ApiKey {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String PREFIX = "inc_";
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int SECRET_LENGTH = 32;
    private static final int CHECKSUM_LENGTH = 6;
    private static final int CHECKED_LENGTH = PREFIX.length() + SECRET_LENGTH;
    private static final int LENGTH = CHECKED_LENGTH + CHECKSUM_LENGTH;
    private static final int SHOWN_LENGTH = 8;

    private final String raw;

    private ApiKey(String raw) {
        this.raw = raw;
    }

    /** Generates a key of 190 bits. */
    static ApiKey generate() {
        var checked = new StringBuilder(LENGTH).append(PREFIX);
        for (int i = 0; i < SECRET_LENGTH; i++) {
            checked.append(DIGITS.charAt(RANDOM.nextInt(DIGITS.length())));
        }
        return new ApiKey(checked + checksum(checked.toString()));
    }

    /** Parses a key; empty if it is malformed or its checksum is wrong. */
    public static Optional<ApiKey> parse(String text) {
        return Optional.of(text)
                .filter(key -> key.length() == LENGTH && key.startsWith(PREFIX))
                .filter(key -> key.chars().skip(PREFIX.length()).allMatch(sign -> DIGITS.indexOf(sign) >= 0))
                .filter(key -> key.endsWith(checksum(key.substring(0, CHECKED_LENGTH))))
                .map(ApiKey::new);
    }

    private static String checksum(String checked) {
        var crc = new CRC32();
        crc.update(checked.getBytes(StandardCharsets.US_ASCII));
        var rest = crc.getValue();
        var digits = new char[CHECKSUM_LENGTH];
        for (int i = CHECKSUM_LENGTH - 1; i >= 0; i--) {
            digits[i] = DIGITS.charAt((int) (rest % DIGITS.length()));
            rest /= DIGITS.length();
        }
        return new String(digits);
    }

    /** Returns the whole key, to be shown to its holder once and stored nowhere. */
    public String reveal() {
        return raw;
    }

    /** Returns the first 8 characters, which lists show. */
    String firstCharacters() {
        return raw.substring(0, SHOWN_LENGTH);
    }

    /** Returns its SHA-256 in hexadecimal, the only form in the store. */
    String hash() {
        return Sha256.hex(raw);
    }

    @Override
    public String toString() {
        return firstCharacters() + "…";
    }
}
