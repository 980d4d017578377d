package dev.incipit.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.io.IOException;

/** The text of a mail as its reader sees it, whatever its transfer encoding; a raw body may hold {@code =3D} of its own. */
public final class MailText {
    private MailText() {}

    public static String of(Message mail) {
        try {
            return mail.getContent().toString();
        } catch (MessagingException | IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
