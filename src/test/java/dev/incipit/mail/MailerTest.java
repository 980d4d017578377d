package dev.incipit.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import dev.incipit.mail.MailConfig.Tls;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What reaches a real mail server, and to whom nothing is sent. */
final class MailerTest {
    private static final Letter LETTER = new Letter("ann@example.org", "Grüße", "Ein Satz.\n");
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-22T12:00:00Z"));
    private static GreenMail server;

    @BeforeAll
    static void start() {
        server = MailServer.start(ServerSetup.SMTP, ServerSetup.SMTPS);
    }

    @AfterAll
    static void stop() {
        server.stop();
    }

    private static Mailer mailer(int port, Tls tls) {
        return new Mailer(new MailConfig("127.0.0.1", port, tls, "", "", "incipit@example.org"), CLOCK);
    }

    private static Mailer plain() {
        return mailer(server.getSmtp().getPort(), Tls.NONE);
    }

    private static int received() {
        return server.getReceivedMessages().length;
    }

    @Test
    void aMailArrivesAsItWasWritten() throws Exception {
        int before = received();
        plain().send(LETTER);
        assertTrue(server.waitForIncomingEmail(10_000, before + 1));
        var mail = server.getReceivedMessages()[before];
        assertEquals("Grüße", mail.getSubject());
        assertEquals("Ein Satz.", mail.getContent().toString().strip());
        var headers = GreenMailUtil.getHeaders(mail);
        assertTrue(headers.contains("Auto-Submitted: auto-generated"), headers);
        assertTrue(headers.contains("Date: Sun, 22 Nov 2026 12:00:00 GMT"), headers);
    }

    @Test
    void aServerThatDoesNotSwitchToTlsGetsNothing() {
        int before = received();
        assertThrows(
                MailFailed.class,
                () -> mailer(server.getSmtp().getPort(), Tls.STARTTLS).send(LETTER));
        assertEquals(before, received());
    }

    @Test
    void aServerWhoseCertificateNobodyVouchesForGetsNothing() {
        int before = received();
        assertThrows(
                MailFailed.class,
                () -> mailer(server.getSmtps().getPort(), Tls.IMPLICIT).send(LETTER));
        assertEquals(before, received());
    }

    @Test
    void aRecipientThatIsNoneIsAFailure() {
        assertThrows(MailFailed.class, () -> plain().send(new Letter("ann@example.org\r\nBcc: all@b.org", "a", "b")));
    }

    @Test
    void aMailThatCannotBeWrittenDoesNotHoldUpTheNext() {
        int before = received();
        try (var outbox = Outbox.start(plain())) {
            outbox.post(() -> {
                throw new IllegalStateException("no such user");
            });
            outbox.post(() -> Optional.of(LETTER));
        }
        assertTrue(server.waitForIncomingEmail(10_000, before + 1));
    }
}
