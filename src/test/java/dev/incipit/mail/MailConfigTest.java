package dev.incipit.mail;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.incipit.mail.MailConfig.Tls;
import org.junit.jupiter.api.Test;

/** Which mail settings go together. */
final class MailConfigTest {
    @Test
    void aPasswordGoesWithANameAndWithTlsOnly() {
        assertThrows(IllegalArgumentException.class, () -> config(Tls.STARTTLS, "ann", ""));
        assertThrows(IllegalArgumentException.class, () -> config(Tls.NONE, "ann", "secret"));
        assertFalse(config(Tls.IMPLICIT, "ann", "secret").toString().contains("secret"));
    }

    @Test
    void aServerNeedsASender() {
        assertThrows(IllegalArgumentException.class, () -> new MailConfig("mail", 587, Tls.STARTTLS, "", "", "nobody"));
    }

    private static MailConfig config(Tls tls, String username, String password) {
        return new MailConfig("mail", 587, tls, username, password, "incipit@example.org");
    }
}
