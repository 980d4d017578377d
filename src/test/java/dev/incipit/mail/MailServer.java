package dev.incipit.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.time.Duration;
import java.util.Arrays;

/** Real mail servers for tests, on free ports of this machine. */
public final class MailServer {
    private MailServer() {}

    /** Starts one that speaks plain SMTP. */
    public static GreenMail plain() {
        return start(ServerSetup.SMTP);
    }

    static GreenMail start(ServerSetup... protocols) {
        var server =
                new GreenMail(Arrays.stream(protocols).map(MailServer::patient).toArray(ServerSetup[]::new));
        server.start();
        return server;
    }

    /** Its default of two seconds is too short for a busy machine. */
    private static ServerSetup patient(ServerSetup protocol) {
        var patient = protocol.dynamicPort();
        patient.setServerStartupTimeout(Duration.ofMinutes(1).toMillis());
        return patient;
    }
}
