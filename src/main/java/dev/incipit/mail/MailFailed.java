package dev.incipit.mail;

/** A mail could not be sent. */
public final class MailFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MailFailed(String message, Throwable cause) {
        super(message, cause);
    }
}
