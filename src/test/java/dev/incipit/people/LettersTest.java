package dev.incipit.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.incipit.mail.Letter;
import dev.incipit.people.OneTimeLink.Purpose;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LettersTest {
    private static final String ORIGIN = "https://incipit.example.org";
    private static final Secret LINK = Secret.generate();

    /** Nothing is sent here, so nothing is counted. */
    private final Letters letters = new Letters(Optional.empty(), null, ORIGIN);

    @ParameterizedTest
    @CsvSource({
        "SIGN_UP, /verify",
        "INVITE, /invite",
        "RESET, /reset",
        "OLD_ADDRESS, /verify",
        "NEW_ADDRESS, /verify",
        "VERIFY, /verify"
    })
    void eachLinkLeadsToItsPage(Purpose purpose, String page) {
        assertEquals(page + "?link=" + LINK.text(), Letters.path(purpose, LINK));
    }

    @Test
    void aLetterHasItsLinkOnALineOfItsOwn() {
        for (var letter : new Letter[] {
            letters.signUp("ann@example.org", LINK),
            letters.invitation("ann@example.org", "", LINK),
            letters.reset("ann@example.org", LINK),
            letters.verification("ann@example.org", LINK),
            letters.oldAddress("ann@example.org", "eve@example.org", LINK),
            letters.newAddress("ann@example.org", LINK)
        }) {
            assertTrue(
                    letter.text().lines().anyMatch(line -> line.matches(ORIGIN + "/[a-z]+\\?link=" + LINK.text())),
                    letter.text());
            assertEquals("ann@example.org", letter.to());
        }
    }

    @Test
    void whatOnlyTellsHasNoLinkThatWorks() {
        for (var letter : new Letter[] {
            letters.alreadyThere("ann@example.org"),
            letters.passwordChanged("ann@example.org"),
            letters.waysChanged("ann@example.org", "A passkey was added.")
        }) {
            assertTrue(letter.text().contains(ORIGIN) && !letter.text().contains("link="), letter.text());
        }
    }

    @Test
    void anInvitationSaysToWhichAccount() {
        assertTrue(letters.invitation("ann@example.org", "sea", LINK).text().contains("the account 'sea'"));
        assertTrue(letters.invitation("ann@example.org", "", LINK).text().contains("an account of your own"));
    }

    @Test
    void withoutAMailServerNoLetterIsWritten() {
        assertFalse(letters.areOn());
        letters.post(() -> fail("written"));
    }
}
