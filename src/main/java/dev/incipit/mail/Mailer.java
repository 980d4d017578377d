package dev.incipit.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Properties;

/** Sends mails to the operator's SMTP server (RFC 5321), one connection each. */
public final class Mailer {
    private static final String WAIT_MILLIS =
            String.valueOf(Duration.ofSeconds(15).toMillis());

    private final MailConfig config;
    private final InstantSource clock;
    private final Properties properties = new Properties();

    public Mailer(MailConfig config, InstantSource clock) {
        this.config = config;
        this.clock = clock;
        set("host", config.host());
        set("port", String.valueOf(config.port()));
        set("connectiontimeout", WAIT_MILLIS);
        set("timeout", WAIT_MILLIS);
        set("writetimeout", WAIT_MILLIS);
        set("auth", String.valueOf(!config.username().isEmpty()));
        set("starttls.enable", String.valueOf(config.tls() == MailConfig.Tls.STARTTLS));
        set("starttls.required", String.valueOf(config.tls() == MailConfig.Tls.STARTTLS));
        set("ssl.enable", String.valueOf(config.tls() == MailConfig.Tls.IMPLICIT));
        set("ssl.checkserveridentity", "true");
        properties.put("mail.smtp.socketFactory", new BoundedSockets(clock));
        // Else it tries again without the bounds.
        set("socketFactory.fallback", "false");
    }

    private void set(String name, String value) {
        properties.setProperty("mail.smtp." + name, value);
    }

    /**
     * Sends a mail, within {@link BoundedSockets#TIME_MAX}.
     *
     * @throws MailFailed if the server cannot be reached or refuses it
     */
    void send(Letter letter) {
        var session = Session.getInstance(properties);
        var message = new MimeMessage(session);
        try {
            message.setFrom(new InternetAddress(config.from(), true));
            message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to(), true));
            message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
            message.setText(letter.text(), StandardCharsets.UTF_8.name());
            message.setHeader(
                    "Date",
                    DateTimeFormatter.RFC_1123_DATE_TIME.format(clock.instant().atOffset(ZoneOffset.UTC)));
            // Vacation notices must not answer (RFC 3834 §5).
            message.setHeader("Auto-Submitted", "auto-generated");
            message.saveChanges();
            try (var transport = session.getTransport("smtp")) {
                if (config.username().isEmpty()) {
                    transport.connect();
                } else {
                    transport.connect(config.username(), config.password());
                }
                transport.sendMessage(message, message.getAllRecipients());
            }
        } catch (MessagingException failed) {
            throw new MailFailed("The mail server " + config.host() + " took no mail: " + failed.getMessage(), failed);
        }
    }
}
