package dev.incipit.app.command;

import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import io.helidon.common.tls.Tls;
import io.helidon.http.Status;
import io.helidon.webclient.api.Proxy;
import io.helidon.webclient.api.WebClient;
import java.io.UncheckedIOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import picocli.CommandLine.Command;

/** Checks whether the service on this machine is ready; for container health checks. */
@Command(
        name = "health",
        description = "End with 0 if the service on this machine is ready.",
        footer = {"", "Examples:", "  incipit health && echo up"})
final class HealthCommand extends TerminalCommand {
    private static final Duration TIMEOUT = Duration.ofSeconds(3);

    HealthCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() throws UnknownHostException {
        var server = common.settings().server();
        var address = "http://" + reached(server.managementHost()) + ":" + server.managementPort() + "/health/ready";
        try (var answer = client().get().uri(URI.create(address)).request()) {
            var ready = answer.status().code() == Status.OK_200.code();
            terminal.print(ready ? "ready" : "not ready");
            return ready ? ExitCodes.DONE : ExitCodes.FINDINGS;
        } catch (UncheckedIOException unreachable) {
            return noService(address, unreachable.getCause().getMessage());
        } catch (RuntimeException foreign) {
            // The client has an exception for each way in which an answer can be none.
            return noService(address, "the connection ended early, or something else listens there");
        }
    }

    private int noService(String address, String reason) {
        terminal.complain("No service answers at " + address + ": " + reason + ".");
        return ExitCodes.UNABLE;
    }

    /** A client for plain HTTP on this machine: no proxy, and no TLS, which would load the machine's certificates. */
    private static WebClient client() {
        return WebClient.builder()
                .connectTimeout(TIMEOUT)
                .readTimeout(TIMEOUT)
                .tls(Tls.builder().enabled(false).build())
                .proxy(Proxy.noProxy())
                .followRedirects(false)
                .keepAlive(false)
                .shareConnectionCache(false)
                .servicesDiscoverServices(false)
                .build();
    }

    /** The address at which this machine reaches a service listening on {@code host}. */
    private static String reached(String host) throws UnknownHostException {
        var address = InetAddress.getByName(host);
        if (address.isAnyLocalAddress()) {
            return "127.0.0.1";
        }
        return address instanceof Inet6Address ? "[" + address.getHostAddress() + "]" : address.getHostAddress();
    }
}
