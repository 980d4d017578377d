package dev.incipit.mail;

/**
 * How mails are sent.
 *
 * @param host the SMTP server, empty for none ({@code mail.host})
 * @param port of it ({@code mail.port})
 * @param tls how the connection is secured ({@code mail.tls})
 * @param username empty for none ({@code mail.username})
 * @param password empty for none; never printed ({@code mail.password})
 * @param from the sender's address ({@code mail.from})
 */
public record MailConfig(String host, int port, Tls tls, String username, String password, String from) {
    /** No mail. */
    public static final MailConfig DEFAULTS = new MailConfig("", 587, Tls.STARTTLS, "", "", "");

    private static final int PORT_MAX = 65_535;

    public enum Tls {
        /** Plain until both sides switch (RFC 3207); a server that cannot is refused. */
        STARTTLS,
        /** From the first byte (RFC 8314). */
        IMPLICIT,
        /** Not at all: for a server on the same machine. */
        NONE
    }

    public MailConfig {
        require(port > 0 && port <= PORT_MAX, "mail.port must be from 1 to 65535");
        require(host.isEmpty() || from.contains("@"), "mail.from must be the address that mails come from");
        require(username.isEmpty() == password.isEmpty(), "mail.username and mail.password must be set together");
        require(
                username.isEmpty() || tls != Tls.NONE,
                "mail.password is not sent without TLS: set mail.tls to starttls or implicit");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) {
            throw new IllegalArgumentException(sentence);
        }
    }

    public boolean isOn() {
        return !host.isEmpty();
    }

    /** Omits the password. */
    @Override
    public String toString() {
        return "MailConfig[host=" + host + ", port=" + port + ", tls=" + tls + ", from=" + from + "]";
    }
}
