package dev.incipit.people.webauthn;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CeremoniesTest {
    private static final String ORIGIN = "https://incipit.example.org";
    private static final String PARTY = "incipit.example.org";
    private static final String CHALLENGE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ";
    private static final String USER = "dXNlcg";

    /** A key for ES256: five entries, two of them coordinates of 32 bytes. */
    private static final int COSE_KEY_BYTES = 77;

    private static final List<String> RUBBISH = List.of(
            "",
            "%%%",
            "A",
            "AAAA",
            text("{}"),
            text("[]"),
            text("null"),
            text("{\"type\":7}"),
            text("[".repeat(10_000)),
            text("\u009f".repeat(10_000)),
            "gYGB".repeat(5_000),
            "x".repeat(20_000));

    private final Ceremonies ceremonies = new Ceremonies(ORIGIN, PARTY);
    private Device device;
    private Credential known;

    @BeforeEach
    void register() throws CeremonyFailed {
        device = Device.at(ORIGIN);
        var made = device.make(CHALLENGE, PARTY, USER, "ann@example.org");
        known = ceremonies.register(CHALLENGE, made.client(), made.attestation());
    }

    private static String text(String plain) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(plain.getBytes(StandardCharsets.ISO_8859_1));
    }

    private long authenticate(Credential key, Device.Used used) throws CeremonyFailed {
        return ceremonies.authenticate(CHALLENGE, key, used.client(), used.authenticator(), used.signature());
    }

    private CeremonyFailed refusal(Credential key, Device.Used used) {
        return assertThrows(CeremonyFailed.class, () -> authenticate(key, used));
    }

    private static Credential counted(Credential key, long count) {
        return new Credential(key.id(), key.attested(), count, key.backupEligible());
    }

    @Test
    void aKeySignsTimeAndAgain() throws Exception {
        long first = authenticate(known, device.use(CHALLENGE, PARTY));
        assertTrue(first > known.signCount());
        assertTrue(authenticate(counted(known, first), device.use(CHALLENGE, PARTY)) > first);
    }

    @Test
    void aKeyThatCountsBackIsACopy() {
        assertTrue(refusal(counted(known, 1_000), device.use(CHALLENGE, PARTY)).isOfCopy());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://incipit.example.org.evil.example",
                "https://evil.incipit.example.org",
                "http://incipit.example.org",
                "https://incipit.example.org:8443"
            })
    void anotherOriginIsRefused(String origin) {
        device.move(origin);
        assertFalse(refusal(known, device.use(CHALLENGE, PARTY)).isOfCopy());
        var made = Device.at(origin).make(CHALLENGE, PARTY, USER, "ann@example.org");
        assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, made.client(), made.attestation()));
    }

    @Test
    void anotherChallengePartyOrKeyIsRefused() throws Exception {
        refusal(known, device.use(CHALLENGE.toUpperCase(Locale.ROOT), PARTY));
        var elsewhere = Device.at(ORIGIN);
        var foreign = elsewhere.make(CHALLENGE, "example.org", USER, "ann@example.org");
        assertThrows(
                CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, foreign.client(), foreign.attestation()));
        var other = Device.at(ORIGIN);
        var made = other.make(CHALLENGE, PARTY, USER, "ann@example.org");
        ceremonies.register(CHALLENGE, made.client(), made.attestation());
        refusal(known, other.use(CHALLENGE, PARTY));
    }

    @Test
    void aDeviceThatAsksNobodyIsRefused() {
        var careless = Device.careless(ORIGIN);
        var made = careless.make(CHALLENGE, PARTY, USER, "ann@example.org");
        assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, made.client(), made.attestation()));
    }

    @Test
    void oneCeremonysAnswerIsNoneInTheOther() {
        var made = device.make(CHALLENGE, PARTY, USER, "ann@example.org");
        var used = device.use(CHALLENGE, PARTY);
        refusal(known, new Device.Used(used.id(), USER, made.client(), used.authenticator(), used.signature()));
        assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, used.client(), made.attestation()));
    }

    @Test
    void rubbishIsRefused() {
        for (var rubbish : RUBBISH) {
            var used = device.use(CHALLENGE, PARTY);
            refusal(known, new Device.Used("", "", rubbish, used.authenticator(), used.signature()));
            refusal(known, new Device.Used("", "", used.client(), rubbish, used.signature()));
            refusal(known, new Device.Used("", "", used.client(), used.authenticator(), rubbish));
            var made = device.make(CHALLENGE, PARTY, USER, "ann@example.org");
            assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, rubbish, made.attestation()));
            assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, made.client(), rubbish));
        }
    }

    /** Each ends in another exception of the library, which is none of its own. */
    @ParameterizedTest
    @CsvSource({"0, 0xf6", "6, 6"})
    void aKeyThatIsNoneIsRefused(int at, int value) {
        var made = device.make(CHALLENGE, PARTY, USER, "ann@example.org");
        var bytes = Base64.getUrlDecoder().decode(made.attestation());
        bytes[bytes.length - COSE_KEY_BYTES + at] = (byte) value;
        var altered = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        assertThrows(CeremonyFailed.class, () -> ceremonies.register(CHALLENGE, made.client(), altered));
    }

    @Test
    void alteredBytesNeverSignAndNeverBreakAnything() {
        var random = new Random(7);
        var used = device.use(CHALLENGE, PARTY);
        var made = device.make(CHALLENGE, PARTY, USER, "ann@example.org");
        for (int i = 0; i < 300; i++) {
            var altered = new Device.Used(
                    "",
                    "",
                    i % 3 == 0 ? altered(used.client(), random) : used.client(),
                    i % 3 == 1 ? altered(used.authenticator(), random) : used.authenticator(),
                    i % 3 == 2 ? altered(used.signature(), random) : used.signature());
            refusal(known, altered);
            try {
                ceremonies.register(CHALLENGE, made.client(), altered(made.attestation(), random));
            } catch (CeremonyFailed refused) {
                assertFalse(refused.isOfCopy());
            }
        }
    }

    /** The same with a byte changed, bytes left out, or bytes said twice. */
    private static String altered(String text, Random random) {
        var bytes = Base64.getUrlDecoder().decode(text);
        int at = random.nextInt(bytes.length);
        var changed = switch (random.nextInt(3)) {
            case 0 -> {
                var copy = bytes.clone();
                copy[at] ^= (byte) (1 + random.nextInt(255));
                yield copy;
            }
            case 1 -> Arrays.copyOf(bytes, at);
            default -> Arrays.copyOf(bytes, bytes.length + 1 + at);
        };
        return Base64.getUrlEncoder().withoutPadding().encodeToString(changed);
    }
}
