package dev.incipit.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class OutboxTest {
    private final GreenMail server = MailServer.plain();
    private final Outbox outbox = Outbox.start(new Mailer(
            new MailConfig("127.0.0.1", server.getSmtp().getPort(), MailConfig.Tls.NONE, "", "", "incipit@example.org"),
            InstantSource.system()));

    @AfterEach
    void close() {
        outbox.close();
        server.stop();
    }

    private static Letter to(String name) {
        return new Letter(name + "@example.org", "Hello", "Hello.\n");
    }

    @Test
    void whoPostsDoesNotWaitAndMailsGoInTheirOrder() throws Exception {
        var written = new CountDownLatch(1);
        outbox.post(() -> {
            try {
                written.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
            return Optional.of(to("ann"));
        });
        outbox.post(() -> Optional.of(to("bea")));
        outbox.post(() -> Optional.of(to("cleo")));
        assertEquals(0, server.getReceivedMessages().length);
        written.countDown();
        assertTrue(server.waitForIncomingEmail(20_000, 3));
        var subjects = new StringBuilder();
        for (var mail : server.getReceivedMessages()) {
            subjects.append(mail.getAllRecipients()[0]).append(' ');
        }
        assertEquals("ann@example.org bea@example.org cleo@example.org ", subjects.toString());
    }

    @Test
    void aMailThatCannotBeWrittenHoldsUpNoOther() {
        outbox.post(() -> {
            throw new IllegalStateException("no store");
        });
        outbox.post(() -> {
            throw new OutOfMemoryError("for a moment");
        });
        outbox.post(() -> Optional.of(to("ann")));
        assertTrue(server.waitForIncomingEmail(20_000, 1));
    }

    @Test
    void whatWaitsIsSentBeforeTheEnd() {
        outbox.post(() -> Optional.of(to("ann")));
        outbox.post(() -> Optional.of(to("bea")));
        outbox.close();
        assertEquals(2, server.getReceivedMessages().length);
    }
}
