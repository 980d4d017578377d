package dev.incipit.web;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import dev.incipit.api.ApiServer;
import dev.incipit.app.AccountStore;
import dev.incipit.app.Application;
import dev.incipit.app.settings.Settings;
import dev.incipit.mail.MailServer;
import dev.incipit.mail.MailText;
import dev.incipit.people.People;
import dev.incipit.people.QuickUsers;
import dev.incipit.people.Role;
import dev.incipit.store.DatabaseConfig;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** The program's own service with its pages on a free port, over a store, and a real mail server. */
public final class WebService implements AutoCloseable {
    /** What links in mails begin with; tests follow them on their own port. */
    public static final String ORIGIN = "https://incipit.example.org";

    public static final String PASSWORD = "four words in a row";
    private static final Logger LINES = Logger.getLogger("dev.incipit.api.RequestLog");
    private static final Pattern LINK =
            Pattern.compile(ORIGIN.replace(".", "\\.") + "(/[a-z]+\\?link=[A-Za-z0-9_-]{43})\\s");

    private final GreenMail mails;
    private final AccountStore store;
    private final ApiServer server;

    private WebService(GreenMail mails, AccountStore store, ApiServer server) {
        this.mails = mails;
        this.store = store;
        this.server = server;
    }

    /** A mail server on a free port of this machine. */
    public static GreenMail mailServer() {
        return MailServer.plain();
    }

    /** The service over a store, with settings as the environment would have them besides those it needs. */
    public static WebService over(DatabaseConfig config, GreenMail mails, Map<String, String> environment) {
        LINES.setLevel(Level.WARNING);
        var variables = new HashMap<>(Map.of(
                "SERVER_HOST", "127.0.0.1",
                "SERVER_PORT", "0",
                "MANAGEMENT_HOST", "127.0.0.1",
                "MANAGEMENT_PORT", "0",
                "STORE_URL", config.url(),
                "SERVER_TRUSTED_PROXIES", "127.0.0.0/8",
                "MAIL_HOST", "127.0.0.1",
                "MAIL_PORT", String.valueOf(mails.getSmtp().getPort()),
                "MAIL_TLS", "none",
                "MAIL_FROM", "incipit@example.org"));
        variables.put("STORE_USERNAME", config.username());
        variables.put("STORE_PASSWORD", config.password());
        variables.put("WEB_ORIGIN", ORIGIN);
        variables.put("WEB_REGISTRATION", "open");
        variables.putAll(environment);
        var settings = Settings.read(Optional.empty(), variables, _ -> Optional.empty());
        var clock = InstantSource.system();
        var store = AccountStore.open(settings, clock);
        var server =
                Application.assemble(settings, store, Optional.empty(), clock).start();
        return new WebService(mails, store, server);
    }

    public int port() {
        return server.port();
    }

    public int managementPort() {
        return server.managementPort();
    }

    public AccountStore store() {
        return store;
    }

    public People people() {
        return store.people();
    }

    /** A user who may sign in with {@link #PASSWORD}, in an account of their own. */
    public void user(String address, Role role) {
        QuickUsers.create(store.database(), store.accounts(), address, role, PASSWORD);
    }

    /** The text of the latest of {@code count} mails to an address. */
    public String mail(String to, int count) {
        while (true) {
            var all = mails.getReceivedMessages();
            var received = java.util.Arrays.stream(all)
                    .filter(message -> GreenMailUtil.getHeaders(message).contains("To: " + to))
                    .toList();
            if (received.size() >= count) {
                return MailText.of(received.get(count - 1));
            }
            if (!mails.waitForIncomingEmail(20_000, all.length + 1)) {
                throw new AssertionError("no mail " + count + " to " + to);
            }
        }
    }

    /** The path and query of the link in a mail. */
    public static String link(String mail) {
        var found = LINK.matcher(mail);
        if (!found.find()) {
            throw new AssertionError("no link in " + mail);
        }
        return found.group(1);
    }

    /** Stops the server; the store stays open. */
    public void stop() {
        server.stop();
    }

    @Override
    public void close() {
        server.stop();
        store.close();
    }
}
