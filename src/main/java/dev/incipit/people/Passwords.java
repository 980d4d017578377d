package dev.incipit.people;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.InvalidKeySpecException;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * Hashes passwords with the platform's PBKDF2 (HMAC-SHA-512, 210 000 rounds as in OWASP's Password Storage sheet, a salt of 128
 * bits). Few at the same time, so that attempts to sign in leave processors to the service; an attempt that waits too long is
 * refused.
 */
public final class Passwords {
    public static final int LENGTH_MIN = 12;
    /** In characters; bounds what a request may have hashed. */
    public static final int LENGTH_MAX = 200;

    static final int ROUNDS = 210_000;
    /** Kept for a user who has no password; nothing matches it. */
    static final String NONE = "none";

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String ALGORITHM = "PBKDF2WithHmacSHA512";
    private static final String SCHEME = "pbkdf2-sha512";
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;
    private static final Duration WAIT_MAX = Duration.ofSeconds(5);
    private static final int DIFFERENT_MIN = 5;

    private final Semaphore places;
    private final int rounds;
    /** Of a password that nobody knows; checking against it takes as long as any. */
    private final String nobodys;

    public Passwords() {
        this(ROUNDS, Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    Passwords(int rounds, int atOnce) {
        this.rounds = rounds;
        this.places = new Semaphore(atOnce, true);
        this.nobodys = kept(rounds, new byte[SALT_BYTES], new byte[HASH_BITS / 8]);
    }

    /** Too many passwords are being checked. */
    public static final class Busy extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Busy() {
            super("Many people are signing in at this moment: try again in a few seconds.", null, false, false);
        }
    }

    /** Says what is wrong with a new password, if anything. */
    public static Optional<String> fault(String password, String address) {
        int length = password.codePointCount(0, password.length());
        if (length < LENGTH_MIN) {
            return Optional.of("Use at least " + LENGTH_MIN + " characters; a few words are easy to keep in mind.");
        }
        if (length > LENGTH_MAX) {
            return Optional.of("Use at most " + LENGTH_MAX + " characters.");
        }
        var lower = password.toLowerCase(Locale.ROOT);
        if (password.codePoints().distinct().count() < DIFFERENT_MIN
                || (!address.isEmpty() && lower.contains(address))) {
            return Optional.of("That is too easy to guess: use words that do not belong together.");
        }
        return Optional.empty();
    }

    /** @throws Busy if too many are waiting */
    String hash(String password) {
        var salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        var hash = inTurn(() -> derive(password, salt, rounds));
        return kept(rounds, salt, hash);
    }

    private static String kept(int rounds, byte[] salt, byte[] hash) {
        var base64 = Base64.getEncoder();
        return SCHEME + "$" + rounds + "$" + base64.encodeToString(salt) + "$" + base64.encodeToString(hash);
    }

    /**
     * Whether a password is that of a user. Takes the same time if there is no such user, or none with a password.
     *
     * @throws Busy if too many are waiting
     */
    boolean matches(String password, Optional<String> kept) {
        var parts = kept.filter(hash -> hash.startsWith(SCHEME + "$"))
                .orElse(nobodys)
                .split("\\$");
        var salt = Base64.getDecoder().decode(parts[2]);
        var expected = Base64.getDecoder().decode(parts[3]);
        // A longer one cannot have been set; it must not cost more either.
        var bounded = password.substring(0, Math.min(password.length(), 2 * LENGTH_MAX));
        var hash = inTurn(() -> derive(bounded, salt, Integer.parseInt(parts[1])));
        return MessageDigest.isEqual(hash, expected) && bounded.length() == password.length();
    }

    private byte[] inTurn(Supplier<byte[]> work) {
        try {
            if (!places.tryAcquire(WAIT_MAX.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new Busy();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Busy();
        }
        try {
            return work.get();
        } finally {
            places.release();
        }
    }

    private static byte[] derive(String password, byte[] salt, int rounds) {
        // One spelling of each letter, whichever keyboard typed it (RFC 8265 §4.2).
        var characters = Normalizer.normalize(password, Normalizer.Form.NFC).toCharArray();
        var spec = new PBEKeySpec(characters, salt, rounds, HASH_BITS);
        try {
            return SecretKeyFactory.getInstance(ALGORITHM).generateSecret(spec).getEncoded();
        } catch (NoSuchAlgorithmException | InvalidKeySpecException absent) {
            throw new IllegalStateException("The platform has no " + ALGORITHM, absent);
        } finally {
            spec.clearPassword();
        }
    }
}
