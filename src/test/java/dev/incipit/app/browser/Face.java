package dev.incipit.app.browser;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpServer;
import dev.incipit.api.ApiServer;
import dev.incipit.app.AccountStore;
import dev.incipit.app.Application;
import dev.incipit.app.Instance;
import dev.incipit.app.settings.Settings;
import dev.incipit.mail.MailText;
import dev.incipit.people.Role;
import dev.incipit.store.DatabaseConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** The service with its pages, a mail server, and a small site to read, all on loopback. */
final class Face implements AutoCloseable {
    static final String PASSWORD = "seven gulls on a quiet pier";
    private static final Pattern LINK = Pattern.compile("(/(?:verify|invite|reset|choose)\\?link=\\S+)");
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final AccountStore store;
    private final ApiServer server;
    private final GreenMail mails;
    private final HttpServer site;
    private final String origin;
    private final AtomicReference<Runnable> held = new AtomicReference<>(() -> {});
    private volatile Runnable release = () -> {};
    private volatile Set<String> pages = Set.of("/", "/tides.html", "/harbours.html");

    private Face(DatabaseConfig database, int port, String origin, GreenMail mails, Map<String, String> more) {
        this.mails = mails;
        this.origin = origin;
        this.site = site();
        var environment = new HashMap<>(Map.of(
                "SERVER_PORT", "" + port,
                "WEB_ORIGIN", origin,
                "WEB_REGISTRATION", "open",
                "WEB_KEEP_FILES", "1 MiB",
                "WEB_ANONYMOUS_TRIES", "local",
                "MAIL_HOST", "127.0.0.1",
                "MAIL_PORT", "" + mails.getSmtp().getPort(),
                "MAIL_TLS", "none",
                "MAIL_FROM", "incipit@incipit.example"));
        environment.putAll(more);
        var settings = Settings.read(Optional.empty(), Instance.settings(database, environment), _ -> Optional.empty());
        Logger.getLogger("dev.incipit.api.RequestLog").setLevel(Level.WARNING);
        this.store = AccountStore.open(settings, InstantSource.system());
        this.server = Application.assemble(settings, store, Optional.empty(), InstantSource.system())
                .start();
    }

    /** One service with a mail server of its own. */
    static Face over(DatabaseConfig database) {
        int port = freePort();
        return new Face(database, port, "http://127.0.0.1:" + port, mailServer(), Map.of());
    }

    /** The same under a name, which passkeys need, with more settings. */
    static Face named(DatabaseConfig database, Map<String, String> more) {
        int port = freePort();
        return new Face(database, port, "http://localhost:" + port, mailServer(), more);
    }

    /** A replica behind a proxy. */
    static Face replica(DatabaseConfig database, String origin, GreenMail mails) {
        return new Face(database, freePort(), origin, mails, Map.of());
    }

    static GreenMail mailServer() {
        var mails = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mails.start();
        return mails;
    }

    /** Settings name the port before anything listens on it. */
    static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private HttpServer site() {
        try {
            var site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            site.createContext("/", exchange -> {
                var path = exchange.getRequestURI().getPath();
                held.get().run();
                var known = pages.contains(path);
                var body = (known ? page(path) : "no").getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
                exchange.sendResponseHeaders(known ? 200 : path.startsWith("/refused") ? 403 : 404, body.length);
                try (var out = exchange.getResponseBody()) {
                    out.write(body);
                }
            });
            site.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            site.start();
            return site;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String page(String path) {
        var name = switch (path) {
            case "/tides.html" -> "Tides";
            case "/harbours.html" -> "Harbours";
            case "/lights.html" -> "Lights";
            default -> "Marrow";
        };
        return "<!doctype html><html lang=en><title>" + name + "</title><meta name=description content=\"All about "
                + name + " for those who sail.\"><h1>" + name + "</h1><p>"
                + (name + " matter to those who sail. ").repeat(30)
                + "</p><nav><a href=/tides.html>Tides</a> <a href=/harbours.html>Harbours</a> <a href=/lights.html>Lights</a> <a href=/charts.html>Charts</a></nav></html>";
    }

    /** From now on the site has a page more and one less. */
    void changeSite() {
        pages = Set.of("/", "/tides.html", "/lights.html");
    }

    /** The site answers nothing until {@link #releaseSite}. */
    void holdSite() {
        var open = new CountDownLatch(1);
        release = open::countDown;
        held.set(() -> {
            try {
                open.await();
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
            }
        });
    }

    void releaseSite() {
        release.run();
        held.set(() -> {});
    }

    /** Accounts with a user each. */
    void manyAccounts(int count) {
        for (int i = 1; i <= count; i++) {
            store.accounts().create("crew-of-the-good-ship-number-" + i, i % 3 == 0 ? "pro" : "free");
            store.people()
                    .users()
                    .create(
                            "sailor" + i + "@a-rather-long-name-of-a-harbour.example",
                            "crew-of-the-good-ship-number-" + i,
                            Role.MEMBER,
                            PASSWORD);
        }
    }

    /** The store answers no more, the service does. */
    void loseStore() {
        store.close();
    }

    String address(String path) {
        return origin + path;
    }

    int port() {
        return server.port();
    }

    String siteAddress() {
        return "http://127.0.0.1:" + site.getAddress().getPort();
    }

    /** A user who may sign in with {@link #PASSWORD}. */
    void user(String address) {
        store.people().users().create(address, "", Role.MEMBER, PASSWORD);
        store.people().users().verify(address);
    }

    /** The link that a first start prints. */
    String firstLink() {
        store.accounts().firstKey();
        return origin + store.people().joining().inviteFirstOperator("local");
    }

    /** The link in the newest mail to an address. */
    String mailedLink(String address) {
        if (!mails.waitForIncomingEmail(PATIENCE.toMillis(), 1)) {
            throw new AssertionError("no mail came");
        }
        for (var mail : mails.getReceivedMessages()) {
            var text = MailText.of(mail);
            var link = LINK.matcher(text);
            if (GreenMailUtil.getHeaders(mail).contains(address) && link.find()) {
                return origin + link.group(1);
            }
        }
        throw new AssertionError("no mail to " + address + " has a link");
    }

    @Override
    public void close() {
        server.stop();
        store.close();
        site.stop(0);
        mails.stop();
    }
}
