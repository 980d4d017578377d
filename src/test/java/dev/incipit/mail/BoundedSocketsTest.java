package dev.incipit.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.mail.HostileMailServer.Habit;
import dev.incipit.mail.MailConfig.Tls;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Mail servers that do not end, and those that would rather have no TLS. */
@Timeout(20)
final class BoundedSocketsTest {
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

    private final AtomicLong seconds = new AtomicLong();
    private final InstantSource clock = () -> NOON.plusSeconds(seconds.get());

    private MailFailed failure(int port, Tls tls) {
        var user = tls == Tls.NONE ? "" : "ann";
        var config = new MailConfig("127.0.0.1", port, tls, user, user, "incipit@example.org");
        return assertThrows(
                MailFailed.class,
                () -> new Mailer(config, clock).send(new Letter("ann@example.org", "Hello", "Hello.\n")));
    }

    /** A server's drip, each byte of which takes a second of the clock. */
    private Habit dripping(String before) {
        return talk -> {
            talk.say(before);
            while (true) {
                seconds.incrementAndGet();
                talk.say("x");
                Thread.onSpinWait();
            }
        };
    }

    @Test
    void aServerThatDripsForEverIsLeftAfterAMinute() throws Exception {
        try (var server = new HostileMailServer(dripping("220 "))) {
            failure(server.port(), Tls.NONE);
        }
        assertTrue(seconds.get() > BoundedSockets.TIME_MAX.toSeconds());
    }

    @ParameterizedTest
    @EnumSource(Tls.class)
    void aHandshakeOrAnswerThatNeverEndsIsLeft(Tls tls) throws Exception {
        Habit endless = talk -> {
            talk.say("220 hello\r\n");
            var line = "250-" + "x".repeat(500) + "\r\n";
            while (true) {
                talk.say(line);
            }
        };
        try (var server = new HostileMailServer(endless)) {
            failure(server.port(), tls);
        }
    }

    @Test
    void aLineThatNeverEndsIsLeft() throws Exception {
        Habit endless = talk -> {
            while (true) {
                talk.say("2".repeat(10_000));
            }
        };
        try (var server = new HostileMailServer(endless)) {
            failure(server.port(), Tls.NONE);
        }
    }

    @Test
    void whatComesBeforeTheSwitchToTlsIsNoAnswerAfterIt() throws Exception {
        Habit injecting = talk -> talk.say("220 hello\r\n")
                .listen()
                .say("250-hello\r\n250-AUTH PLAIN LOGIN\r\n250 STARTTLS\r\n")
                .listen()
                .say(
                        "220 go\r\n250-hello\r\n250 AUTH PLAIN LOGIN\r\n235 in\r\n250 from\r\n250 to\r\n354 go\r\n250 sent\r\n");
        try (var server = new HostileMailServer(injecting)) {
            failure(server.port(), Tls.STARTTLS);
            assertTrue(server.heard().endsWith("|STARTTLS"), server.heard());
        }
    }

    @Test
    void aServerThatTakesItsOfferBackGetsNoPassword() throws Exception {
        Habit refusing = talk -> {
            talk.say("220 hello\r\n").listen().say("250-hello\r\n250-AUTH PLAIN LOGIN\r\n250 STARTTLS\r\n");
            talk.listen().say("454 not now\r\n");
            while (true) {
                talk.listen().say("250 as you like\r\n");
            }
        };
        try (var server = new HostileMailServer(refusing)) {
            failure(server.port(), Tls.STARTTLS);
            assertFalse(server.heard().contains("AUTH") || server.heard().contains("MAIL"), server.heard());
        }
    }

    @Test
    void theTimeIsThatOfOneMail() throws Exception {
        Habit curt = talk -> talk.say("421 closed\r\n").listen();
        try (var server = new HostileMailServer(curt)) {
            for (int i = 0; i < 3; i++) {
                assertTrue(failure(server.port(), Tls.NONE).getMessage().contains("421"));
                seconds.addAndGet(Duration.ofMinutes(2).toSeconds());
            }
        }
        assertEquals(360, seconds.get());
    }
}
