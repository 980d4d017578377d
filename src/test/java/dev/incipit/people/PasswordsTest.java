package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How passwords are judged, kept and checked. */
final class PasswordsTest {
    private final Passwords passwords = new Passwords(1_000, 1);

    @Test
    void aPasswordMatchesItsHashAlone() {
        var hash = Optional.of(passwords.hash("four words in a row"));
        assertTrue(passwords.matches("four words in a row", hash));
        assertFalse(passwords.matches("four words in a row ", hash));
        assertFalse(passwords.matches("", hash));
        assertFalse(passwords.matches("four words in a row", Optional.empty()));
    }

    @Test
    void thePasswordOfNobodyMatchesNothing() {
        assertFalse(passwords.matches("", Optional.empty()));
        assertFalse(passwords.matches("anything at all", Optional.of("")));
    }

    @Test
    void theSamePasswordIsKeptDifferentlyTwice() {
        assertNotEquals(passwords.hash("four words in a row"), passwords.hash("four words in a row"));
    }

    @Test
    void anOlderHashWithFewerRoundsStillCounts() {
        var hash = passwords.hash("four words in a row");
        assertTrue(new Passwords(2_000, 1).matches("four words in a row", Optional.of(hash)));
    }

    @Test
    void aLetterIsTheSameHoweverItWasTyped() {
        assertTrue(passwords.matches("cafe\u0301 au lait noir", Optional.of(passwords.hash("caf\u00e9 au lait noir"))));
    }

    @Test
    void aLongTailDoesNotCount() {
        var most = "ab cd ef gh ".repeat(40).substring(0, 2 * Passwords.LENGTH_MAX);
        assertFalse(passwords.matches(most + "x", Optional.of(passwords.hash(most))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "short", "eleven char", "aaaaaaaaaaaaaaaa", "abababababab", "my ann@example.org!"})
    void aPasswordThatIsShortOrEasyIsRefusedWithASentence(String password) {
        assertTrue(Passwords.fault(password, "ann@example.org").orElseThrow().endsWith("."), password);
    }

    @Test
    void twoHundredCharactersAreTheMost() {
        assertTrue(Passwords.fault("abcdefghij".repeat(20), "").isEmpty());
        assertTrue(Passwords.fault("abcdefghij".repeat(20) + "k", "").isPresent());
        assertEquals(Optional.empty(), Passwords.fault("пароль из слов", "ann@example.org"));
    }
}
