package dev.incipit.app;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Asks the service on this machine whether it is ready, for health checks of containers. */
@Command(name = "health", description = "End with 0 if the service on this machine is ready.")
final class HealthCommand implements Callable<Integer> {
    private static final int TIMEOUT_MILLIS = 3_000;

    private final Terminal terminal;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    HealthCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        var server = Settings.load(common.config()).server();
        var address = "http://" + reached(server.managementHost()) + ":" + server.managementPort() + "/health/ready";
        // The plainest client there is: this runs every few seconds, and starts a program each time.
        if (!(URI.create(address).toURL().openConnection() instanceof HttpURLConnection connection)) {
            throw new IOException("no HTTP connection");
        }
        connection.setConnectTimeout(TIMEOUT_MILLIS);
        connection.setReadTimeout(TIMEOUT_MILLIS);
        try {
            var ready = connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            terminal.print(ready ? "ready" : "not ready");
            return ready ? ExitCodes.DONE : ExitCodes.FAILED;
        } catch (IOException unreachable) {
            terminal.say("incipit: No service answers at " + address + ": " + unreachable.getMessage() + ".");
            return ExitCodes.FAILED;
        } finally {
            connection.disconnect();
        }
    }

    /** Where a service that listens on this address is reached from this machine. */
    private static String reached(String host) throws UnknownHostException {
        var address = InetAddress.getByName(host);
        if (address.isAnyLocalAddress()) {
            return "127.0.0.1";
        }
        return address instanceof Inet6Address ? "[" + address.getHostAddress() + "]" : address.getHostAddress();
    }
}
